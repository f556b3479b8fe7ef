import type { Box, PlaceRereader, RereadText } from '@assay/media';
import { holdsText } from './same-text.js';
import type { Slip } from './slips.js';

/**
 * Whether a text stands on the page as it was read. `sure`: in a text layer, or in pixels that were read well
 * and read alike a second time. `read-once`: read well, and nobody could look again. `unsure`: anything else.
 */
export type Sureness = 'sure' | 'read-once' | 'unsure';

/** A text, and how it was read at its place. */
export interface ReadText {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly box: Box | undefined;
  /** 0..1: probability of the least sure character. */
  readonly reading: number;
  /** Read in pixels, and not from a text layer. */
  readonly isRecognized: boolean;
}

/**
 * A first reading less sure than this is not believed where a misreading would explain what is found, though
 * a second agrees: of 4,759 amounts of made pictures that were read this surely, and twice alike, none was
 * misread, of 480 read less surely 9 (README.md of running-balance, "Pictures and scans"; 2026-11-22).
 */
export const SURE_READING = 0.9;

/**
 * The same where it is known what would fit, and no likely misreading of it was read: at .5 and above 0.2 %
 * of 5,275 amounts of those pictures are misread alike in both readings, below a tenth.
 */
export const LEAST_READING = 0.5;

/** What asks: how texts are compared, and what would explain them. */
export interface Need {
  /** Whether a second reading repeats the first; letters and digits of it, if not given. */
  readonly repeats?: (again: string, first: string) => boolean;
  /** The slip that explains the text; absent where none does, or where it is not known what would fit. */
  readonly slip?: Slip | undefined;
  /**
   * Least probability of the first reading where no slip explains the text: {@link SURE_READING} unless it is
   * known what would fit.
   */
  readonly leastReading?: number;
  /** Least probability of the second reading; 0 if not given. */
  readonly leastRereading?: number;
}

/**
 * Reads a place once more and compares. A second reading that repeats a sure first one outweighs every
 * look-alike; without it, a look-alike is a doubt. What both readings would slip on is one whatever they say.
 */
export async function surenessOf(
  { isRecognized, reading, page, box, text }: ReadText,
  rereader: PlaceRereader | undefined,
  { repeats = holdsText, slip, leastReading = SURE_READING, leastRereading = 0 }: Need = {},
): Promise<Sureness> {
  if (!isRecognized) return 'sure';
  if (slip === 'twice' || reading < (slip ? SURE_READING : leastReading)) return 'unsure';
  const again: RereadText | undefined = box && (await rereader?.reread(page, box));
  if (!again) return slip ? 'unsure' : 'read-once';
  return again.reading >= leastRereading && repeats(again.text, text) ? 'sure' : 'unsure';
}
