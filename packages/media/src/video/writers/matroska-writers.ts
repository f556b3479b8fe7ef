import { MAX_VIDEO_BOXES } from '../../limits.js';
import { type EbmlElement, elementsIn, textOf } from '../matroska/elements.js';

/** RFC 9559, section 5.1. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const MUXING_APP = 0x4d80;
const WRITING_APP = 0x5741;
const TAGS = 0x1254c367;
const TAG = 0x7373;
const SIMPLE_TAG = 0x67c8;
const TAG_NAME = 0x45a3;
const TAG_STRING = 0x4487;
const CONTAINERS: ReadonlySet<number> = new Set([SEGMENT, INFO, TAGS, TAG]);

/** The library and the program that wrote the file, and the coders that its tags name. */
export function matroskaWriters(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  let elements = 0;
  const walk = (start: number, end: number): void => {
    for (const element of elementsIn(bytes, start, end)) {
      if (++elements > MAX_VIDEO_BOXES) return;
      if (CONTAINERS.has(element.id)) walk(element.start, element.end);
      else if (element.id === MUXING_APP || element.id === WRITING_APP) names.push(textOf(bytes, element));
      else if (element.id === SIMPLE_TAG) names.push(...encoderTag(bytes, element));
    }
  };
  walk(0, bytes.length);
  return names;
}

function encoderTag(bytes: Uint8Array, tag: EbmlElement): string[] {
  const parts = [...elementsIn(bytes, tag.start, tag.end)].slice(0, 8);
  const name = parts.find(({ id }) => id === TAG_NAME);
  const value = parts.find(({ id }) => id === TAG_STRING);
  return name && value && /^ENCODER$|^ENCODED_BY$|SOFTWARE/i.test(textOf(bytes, name))
    ? [textOf(bytes, value)]
    : [];
}
