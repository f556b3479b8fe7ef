/**
 * Accounts of one statement that count: where a reader finds more, it took the numbers of payments for
 * theirs.
 */
export const MAX_ACCOUNTS = 3;

/** `accounts[2].endingBalance` without its index: `accounts[].endingBalance`. */
export const patternOf = (name: string): string => name.replace(/\[\d+\]/gu, '[]');

/** The index of `accounts[2].endingBalance`; 0 where there is none. */
export const indexOf = (name: string): number => Number(/\[(\d+)\]/u.exec(name)?.[1] ?? 0);
