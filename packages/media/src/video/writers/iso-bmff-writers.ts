import { MAX_VIDEO_BOXES } from '../../limits.js';
import { ascii, boxesIn, everyBox, type IsoBox, uint32 } from '../iso-bmff/boxes.js';

/**
 * User data that names a program or a device: tool, software, encoder, make, model (QuickTime File Format,
 * "User data"; 3GPP TS 26.244).
 */
const USER_DATA = /^(?:©(?:too|swr|enc|mak|mod|fmt)|too |manu|modl|encd)$/;
/** Keys of metadata that do: `com.apple.quicktime.make`, `com.android.version`, `encoder`. */
const KEY = /(?:make|model|manufacturer|software|encoder|encoded_by|tool|com\.android\.version)$/i;

/**
 * Names in the boxes of a film: handlers, compressors, user data, metadata. ISO/IEC 14496-12, 8.4.3, 8.10,
 * 8.11, 12.1.3.
 */
export function* isoBmffWriters(bytes: Uint8Array): Generator<string> {
  let boxes = 0;
  for (const box of everyBox(bytes)) {
    if (++boxes > MAX_VIDEO_BOXES) return;
    if (box.type === 'hdlr') yield handlerName(bytes, box);
    else if (box.type === 'stsd') yield* compressorNames(bytes, box);
    else if (box.type === 'meta') yield* metadata(bytes, box);
    else if (USER_DATA.test(box.type)) yield userText(bytes, box);
  }
}

/**
 * Behind the handler's type and twelve reserved bytes; QuickTime puts its length before it, MP4 a zero
 * behind.
 */
function handlerName(bytes: Uint8Array, { start, end }: IsoBox): string {
  const name = start + 24;
  const isCounted = bytes[name] === end - name - 1;
  return text(bytes, isCounted ? name + 1 : name, end);
}

/** A picture's sample entry names its coder's vendor in four letters, and the coder in up to 31, counted. */
function* compressorNames(bytes: Uint8Array, stsd: IsoBox): Generator<string> {
  for (const entry of boxesIn(bytes, stsd.start + 8, stsd.end)) {
    const isPicture = entry.end - entry.start >= 78 && /^(?:avc|hvc|hev|vp0|av01|mp4v|dvh)/.test(entry.type);
    if (!isPicture) continue;
    yield text(bytes, entry.start + 12, entry.start + 16);
    const nameStart = entry.start + 42;
    yield text(bytes, nameStart + 1, nameStart + 1 + Math.min(31, bytes[nameStart]!));
  }
}

/**
 * Names are in `ilst`: by a four-letter type, or by the number of a key in `keys`. Of MP4 a version stands
 * before the boxes, of QuickTime none.
 */
function* metadata(bytes: Uint8Array, { start, end }: IsoBox): Generator<string> {
  const children = [...boxesIn(bytes, ascii(bytes, start + 4, 4) === 'hdlr' ? start : start + 4, end)].slice(
    0,
    MAX_VIDEO_BOXES,
  );
  const keys = children.filter(({ type }) => type === 'keys').flatMap((box) => keyNames(bytes, box));
  for (const list of children.filter(({ type }) => type === 'ilst')) {
    for (const item of boxesIn(bytes, list.start, list.end)) {
      const key = keys[uint32(bytes, item.start - 4) - 1];
      if (!(key === undefined ? USER_DATA.test(item.type) : KEY.test(key))) continue;
      for (const data of boxesIn(bytes, item.start, item.end))
        if (data.type === 'data') yield text(bytes, data.start + 8, data.end);
    }
  }
}

function keyNames(bytes: Uint8Array, { start, end }: IsoBox): string[] {
  return [...boxesIn(bytes, start + 8, end)]
    .slice(0, MAX_VIDEO_BOXES)
    .map((key) => text(bytes, key.start, key.end));
}

/**
 * QuickTime counts a text and names its language before it; 3GPP has a version, a language and no count;
 * others a `data` box.
 */
function userText(bytes: Uint8Array, { type, start, end }: IsoBox): string {
  const [data] = boxesIn(bytes, start, end);
  if (data?.type === 'data') return text(bytes, data.start + 8, data.end);
  const count = bytes[start]! * 256 + bytes[start + 1]!;
  if (type.startsWith('©') && count <= end - start - 4) return text(bytes, start + 4, start + 4 + count);
  return text(bytes, bytes[start] === 0 ? start + 6 : start, end);
}

/** At most so much is read of a text. */
const MAX_TEXT_BYTES = 400;

/** UTF-8 up to the first zero. */
function text(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder()
    .decode(bytes.subarray(start, Math.min(end, start + MAX_TEXT_BYTES)))
    .replace(/\0.*$/s, '');
}
