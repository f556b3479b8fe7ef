/** What of an earlier submission is contradicted. */
export const CODES = [{ code: 'VALUE_CHANGED' }, { code: 'OTHER_NAME' }, { code: 'OTHER_DATE' }] as const;

export const isKnownCode = (code: string): boolean => CODES.some((known) => known.code === code);
