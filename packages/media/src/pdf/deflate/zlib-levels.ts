import { readDeflateTokens } from './read-tokens.js';
import { isZlibOutput } from './zlib-replay.js';

/** Bytes of a stream that are replayed: its settings show in the first thousands. */
const REPLAYED_BYTES = 24 * 1024;

/** CMF of a stream with zlib's usual window of 32 KB (RFC 1950, 2.2). */
const CMF = 0x78;
/** The levels for which zlib writes each FLEVEL into the header: deflate.c, `level_flags`. */
const LEVELS: readonly (readonly number[])[] = [[1], [2, 3, 4, 5], [6], [7, 8, 9]];
/** 8 in zlib itself and most programs, 9 in PHP, Perl and others. */
const MEMORY_LEVELS = [8, 9];

/**
 * The compression levels, 1 to 9, at which zlib cuts a stream up just so: none when another encoder made it
 * (those of Adobe, .NET and Node, libdeflate, fflate), several when it is too short or too plain to tell.
 * Null for what cannot be read as a zlib stream or holds a stored block.
 */
export function zlibLevels(zlib: Uint8Array): ReadonlySet<number> | null {
  const tokens = readDeflateTokens(zlib, REPLAYED_BYTES);
  if (!tokens) return null;
  if (zlib[0] !== CMF) return new Set();
  const complete = tokens.bytes.length < REPLAYED_BYTES;
  const candidates = LEVELS[zlib[1]! >> 6]!;
  return new Set(
    candidates.filter((level) =>
      MEMORY_LEVELS.some((memLevel) => isZlibOutput(tokens, { level, memLevel }, complete)),
    ),
  );
}
