import { latin1 } from '@assay/media';

/** A film's first box (ISO/IEC 14496-12, 4.3): its length, then its type. Motion photos are such films. */
const FILM_TYPE = { text: 'ftyp', atBytes: 4 } as const;
/** Zeros before it are taken for padding: at most three of the length's four bytes. */
const MOST_ZEROS = 3;
/** How Samsung's block of notes and films ends. */
const SAMSUNG_END = 'SEFT';

/**
 * Whether bytes behind a picture, without zeros before them, are what a camera or phone is known to put
 * there.
 */
export function isOfCamera(behind: Uint8Array): boolean {
  const head = latin1(behind.subarray(0, FILM_TYPE.atBytes + FILM_TYPE.text.length));
  const at = head.indexOf(FILM_TYPE.text);
  return (
    (at >= FILM_TYPE.atBytes - MOST_ZEROS && at <= FILM_TYPE.atBytes) ||
    latin1(behind.subarray(-SAMSUNG_END.length)) === SAMSUNG_END
  );
}
