/** Whole Unix seconds, rounded down. */
export const toUnixSeconds = (micros: number): number => Math.floor(micros / 1_000_000);

/** Unix seconds to the microsecond. */
export const toFractionalUnixSeconds = (micros: number): number => micros / 1_000_000;

/** UTC without a zone, exactly six fraction digits: `2026-11-20T09:50:01.123456`. */
export function toIsoWithoutZone(micros: number): string {
  const seconds = toUnixSeconds(micros);
  const fraction = String(micros - seconds * 1_000_000).padStart(6, '0');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${fraction}`;
}

/** UTC to the millisecond: `2026-11-20T09:50:01.123Z`. */
export const toIsoTime = (micros: number): string => new Date(Math.floor(micros / 1000)).toISOString();
