import { DecodeError } from '../../errors.js';
import { MAX_VIDEO_FILE_SAMPLES, MAX_VIDEO_FRAMES } from '../../limits.js';
import { ascii, everyBox, type IsoBox, uint32 } from './boxes.js';

/** Runs of fragmented files are unrolled sample by sample when they are read, of sound as of pictures. */
const MAX_FRAGMENT_SAMPLES = 10 * MAX_VIDEO_FRAMES;

/**
 * Refuses index tables that claim more samples than are ever read, before a demuxer unrolls them: eight bytes
 * of `stts` may claim four billion. ISO/IEC 14496-12, 8.6 to 8.8.
 * @throws DecodeError `ENCRYPTED`, `TOO_MANY_FRAMES`, `NOT_DECODABLE`.
 */
export function refuseLyingTables(bytes: Uint8Array): void {
  let samples = 0;
  let unrolled = 0;
  for (const box of everyBox(bytes)) {
    switch (box.type) {
      case 'stsd':
        refuseEncryptedPictures(bytes, box);
        break;
      case 'stts':
        samples += countsOf(bytes, box, 8);
        break;
      case 'ctts':
        unrolled += countsOf(bytes, box, 8);
        break;
      case 'trun':
        unrolled += box.end - box.start >= 8 ? uint32(bytes, box.start + 4) : 0;
        break;
      case 'stsc':
        refuseLongChunks(bytes, box);
        break;
      case 'stz2':
        if (![4, 8, 16].includes(bytes[box.start + 7] ?? 0))
          throw new DecodeError('NOT_DECODABLE', 'stz2 of no known field size');
        break;
    }
    if (samples > MAX_VIDEO_FILE_SAMPLES || unrolled > MAX_FRAGMENT_SAMPLES) {
      throw new DecodeError('TOO_MANY_FRAMES', `the index claims ${samples + unrolled} samples`);
    }
  }
  // A table of composition offsets has the demuxer unroll the decoding times, too.
  if (unrolled > 0) refuseUnrolling(bytes);
}

/** Sum of the first words of a table's entries. */
function countsOf(bytes: Uint8Array, box: IsoBox, entrySize: number): number {
  let sum = 0;
  for (let offset = box.start + 8; offset + entrySize <= box.end; offset += entrySize)
    sum += uint32(bytes, offset);
  return sum;
}

function refuseUnrolling(bytes: Uint8Array): void {
  for (const table of everyBox(bytes)) {
    if (table.type !== 'stbl') continue;
    const tables = [...everyBox(bytes, table.start, table.end)];
    if (!tables.some(({ type }) => type === 'ctts')) continue;
    const claimed = tables
      .filter(({ type }) => type === 'stts')
      .reduce((sum, box) => sum + countsOf(bytes, box, 8), 0);
    if (claimed > MAX_FRAGMENT_SAMPLES)
      throw new DecodeError('TOO_MANY_FRAMES', `a track claims ${claimed} samples`);
  }
}

/** A chunk's samples are walked for each of them. */
function refuseLongChunks(bytes: Uint8Array, box: IsoBox): void {
  for (let offset = box.start + 8; offset + 12 <= box.end; offset += 12) {
    const samplesPerChunk = uint32(bytes, offset + 4);
    if (samplesPerChunk > MAX_VIDEO_FILE_SAMPLES)
      throw new DecodeError('TOO_MANY_FRAMES', `a chunk of ${samplesPerChunk} samples`);
  }
}

/** Common encryption renames the sample entry. ISO/IEC 23001-7, 4.1. */
function refuseEncryptedPictures(bytes: Uint8Array, box: IsoBox): void {
  if (box.end - box.start >= 16 && ascii(bytes, box.start + 12, 4).toLowerCase() === 'encv') {
    throw new DecodeError('ENCRYPTED', 'the track of pictures is encrypted (encv)');
  }
}
