/** What the process ends with. docs/cli.md documents the same table; a test compares the two. */
export const EXIT_CODES = {
  LOW: [
    0,
    'every document is in the low band; also: the person is verified, or the command did what it was asked',
  ],
  MEDIUM: [1, 'at least one document is in the medium band, none in the high one'],
  HIGH: [
    2,
    'at least one document is in the high band; also: the person is not verified, the replay differs, or the report does not hold',
  ],
  NOT_EXAMINED: [3, 'at least one file could not be examined, whatever the others showed'],
  USAGE: [4, 'the command line or a setting is wrong; nothing was done'],
  FAILED: [5, 'the command failed through no fault of the caller'],
  // What a shell reports of a program that SIGPIPE ended: 128 and the signal's number.
  UNREAD: [141, 'the output is read no further, as by `head`; what was left was not done'],
} as const satisfies Record<string, readonly [code: number, meaning: string]>;

export type ExitReason = keyof typeof EXIT_CODES;

/** Ends a command with a sentence for the user and no stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly reason: ExitReason;

  constructor(reason: ExitReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
