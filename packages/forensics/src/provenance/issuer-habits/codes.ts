/** What of a file's making is not as in the issuer's earlier documents. */
export const CODES = [
  { code: 'OTHER_PROGRAM' },
  { code: 'OTHER_FONTS' },
  { code: 'OTHER_PAPER' },
  { code: 'OTHER_BUILD' },
] as const;

export const isKnownCode = (code: string): boolean => CODES.some((known) => known.code === code);
