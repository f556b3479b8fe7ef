/** What waits in the whole installation. */
export interface WorkDepth {
  /** Jobs. */
  readonly waiting: number;
  /** When the one that waits longest came; undefined: none waits. */
  readonly oldestAtMicros: number | undefined;
}

/** What became of a job that was taken: it is over, or is to be taken again after a while. */
export type Performed = { readonly againMs: number } | undefined;

/**
 * Hands the jobs of one database to the processes that run them: a job is in it from the transaction that inserted
 * its row on. Jobs whose senders wait come first; among either kind those of organizations that have few.
 */
export interface WorkQueue {
  /** Takes jobs as they come, `concurrency` at a time. */
  start(perform: (jobId: string) => Promise<Performed>, concurrency: number): Promise<void>;
  /** Takes no more; resolves when those that were taken have ended. */
  stop(): Promise<void>;
  /**
   * Lets jobs be taken again whose taker is gone, or that nobody has any more.
   * @param silenceMicros a row is begun milliseconds after its job was taken: whoever took it so long ago, and has
   * not begun, is gone
   * @returns how many
   */
  rescue(nowMicros: number, silenceMicros: number): Promise<number>;
  /** Which of these have ended, or are gone. */
  endedAmong(jobIds: readonly string[]): Promise<readonly string[]>;
  /** Counts what waits, which may be much: for who asks for measurements. */
  depth(): Promise<WorkDepth>;
  /** Of each organization: how many of its jobs wait, counted up to `most`. */
  waitingOf(organizationIds: readonly number[], most: number): Promise<ReadonlyMap<number, number>>;
  /** Whether what one of all processes does `eachMicros` is to be done now, by this one. */
  takeDuty(name: string, nowMicros: number, eachMicros: number): Promise<boolean>;
  /** For uploads and files on a disk: the first folder stays. @returns the id of the folder that has them */
  claimFolder(folderId: string): Promise<string>;
  close(): Promise<void>;
}
