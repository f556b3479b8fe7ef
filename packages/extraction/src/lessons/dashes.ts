/** `Av. Hidalgo 77 - Centro` as `Av. Hidalgo 77, Centro`. */
export const withoutDashes = (text: string): string => text.replace(/,? [-\u2013\u2014] /gu, ', ');
