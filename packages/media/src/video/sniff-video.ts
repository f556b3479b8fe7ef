import { ascii, uint32 } from './iso-bmff/boxes.js';
import { readDocType } from './matroska/elements.js';
import type { VideoFormat } from './types.js';

/**
 * Brands of ISO base media files that hold films (MP4 registration authority, "Brands"); pictures (`heic`,
 * `avif`) and sound (`M4A `) have others.
 */
const FILM_BRANDS =
  /^(?:isom|iso[2-9a-c]|mp4[12]|mp71|avc1|hvc1|hev1|vp09|av01|M4V[ HP]|f4v |F4V |mmp4|MSNV|NDS[CHMPSX]|dash|msdh|cmf[cs2]|3g[2egprs][0-9a-z]|XAVC|MTSV)$/;
const STILL_OR_SOUND_BRANDS =
  /^(?:hei[cxms]|hev[cx]|mif1|mif2|msf1|avi[fs]|jp2 |jpx |crx |M4[ABP] |F4[AB] )$/;

/**
 * What a QuickTime file may begin with that has no `ftyp`: written before 2005, and by some cameras since.
 * QuickTime File Format, "Overview".
 */
const OLD_QUICKTIME_FIRST_ATOMS: ReadonlySet<string> = new Set([
  'moov',
  'mdat',
  'wide',
  'free',
  'skip',
  'pnot',
]);

/**
 * Tells the kind of video from the content alone; a file's name and declared type decide nothing. Matroska
 * files other than WebM are none of the kinds.
 * @param head the first bytes of the file, SNIFF_LENGTH_BYTES or all of it
 * @returns undefined when the bytes are none of the kinds
 */
export function sniffVideo(head: Uint8Array): VideoFormat | undefined {
  if (readDocType(head) === 'webm') return 'webm';
  if (head.length < 8) return undefined;
  const size = uint32(head, 0);
  const type = ascii(head, 4, 4);
  if (type === 'ftyp') return size >= 16 ? kindByBrands(head, Math.min(size, head.length)) : undefined;
  const plausibleSize = size >= 8 || size === 1 || (size === 0 && type === 'mdat');
  return plausibleSize && OLD_QUICKTIME_FIRST_ATOMS.has(type) ? 'mov' : undefined;
}

/**
 * By the major brand; where that is unknown, by the brands that the file says it is compatible with. ISO/IEC
 * 14496-12, 4.3.
 */
function kindByBrands(head: Uint8Array, end: number): VideoFormat | undefined {
  const major = ascii(head, 8, 4);
  if (major === 'qt  ') return 'mov';
  if (STILL_OR_SOUND_BRANDS.test(major)) return undefined;
  const compatible: string[] = [];
  for (let offset = 16; offset + 4 <= end; offset += 4) compatible.push(ascii(head, offset, 4));
  if ([major, ...compatible].some((brand) => FILM_BRANDS.test(brand))) return 'mp4';
  return compatible.includes('qt  ') ? 'mov' : undefined;
}
