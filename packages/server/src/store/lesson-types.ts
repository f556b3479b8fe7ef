/** A record whose corrections are to be learned from. */
export interface DueLesson {
  readonly parseId: number;
  readonly organizationId: number;
  /** The last of them. */
  readonly entryId: number;
}

/** What the corrections of one record teach, as JSON. */
export interface KeptLesson {
  readonly parseId: number;
  readonly lesson: string;
}

/**
 * What is learned from corrections: a row for each record that anybody corrected, due from the transaction of the
 * correction on, and gone with the record.
 */
export interface LessonStore {
  /**
   * Gives the one that waits longest to the caller alone until the lease ends; one that was taken three times in vain
   * waits for the next correction.
   */
  claimLesson(nowMicros: number, leaseMicros: number): Promise<DueLesson | undefined>;
  /** @param lesson null where nothing is learned. Nothing is kept where something was corrected since */
  keepLesson(due: DueLesson, lesson: string | null): Promise<void>;
  /** Of the last corrections first. */
  listLessons(organizationId: number, most: number): Promise<readonly KeptLesson[]>;
}
