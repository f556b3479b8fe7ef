/** A file, or a picture, that has been scored. */
export interface Scored {
  /** Higher is more suspicious. */
  readonly score: number;
  readonly tampered: boolean;
}

/** `count` of `total`. */
export interface Share {
  readonly count: number;
  readonly total: number;
}
