/** The scale of the check: README.md, "Measure". */
export const MEASURE = {
  /** A camera of the trust list says that it took the picture, and lists no edit. */
  trustedCapture: 0,
  /** Credentials that say nothing for or against the file. */
  told: 1,
  /** There were credentials, or are some that nobody can read. */
  trace: 2,
  /** The file is not the one that was signed. */
  contentChanged: 3,
  /** The credentials are not the ones that were signed. */
  credentialsChanged: 4,
} as const;
