/** A file that has been scored. */
export interface Scored {
  /** Higher is more suspicious. */
  readonly score: number;
  readonly tampered: boolean;
}

/** A scored file that shares its origin with others: they are resampled and left out together. */
export interface GroupedScored extends Scored {
  readonly group: string;
}
