/** The values of a submission with its uploads at hand, as long as its job runs. */
export interface HeldRequest {
  readonly values: object;
  /** Lets go of what is at hand alone; the uploads themselves stay until they are discarded. */
  release(): Promise<void>;
}

/** The uploads of accepted submissions, from their acceptance to their end. */
export interface StagedUploads {
  /**
   * Keeps the uploads in `values`, durably. @returns what was asked, as JSON that {@link fetch} reads in any
   * later process
   * @throws AssayError STORAGE_UNAVAILABLE
   */
  stage(values: object): Promise<string>;
  /**
   * Gives back what was asked, each upload as a file of this machine.
   * @throws Error for a request of another version; AssayError STORAGE_UNAVAILABLE
   */
  fetch(request: string): Promise<HeldRequest>;
  /** Removes the uploads that a request names. */
  discard(request: string): Promise<void>;
  /**
   * Removes what no request names any more: a crash came between the end of a job and its uploads' removal.
   * @param requests those of the jobs that have not ended
   * @returns how many files were removed
   */
  sweep(requests: () => Promise<readonly string[]>, now: Date): Promise<number>;
}

/** A file younger than this may be of a submission on its way to its row. */
export const SWEEP_GRACE_MS = 60 * 60 * 1000;
