import { readFileSync } from 'node:fs';
import { concatBytes, latin1 } from '../../../../corpus/pdf-writer/pdf-objects.js';
import type { Seed } from './seeds.js';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../media/src/video/fixtures/${name}`, import.meta.url));

/** The clip with a 32-bit number of one of its boxes changed, `behindType` bytes behind the box's name. */
function withNumber(clip: Buffer, type: string, behindType: number, value: number): Buffer {
  const at = clip.indexOf(type, 0, 'latin1');
  if (at < 0) throw new Error(`the clip has no ${type}`);
  const changed = Buffer.from(clip);
  changed.writeUInt32BE(value, at + 4 + behindType);
  return changed;
}

const HUGE = 0xffffffff;

/** Boxes in boxes, each as long as all that follows. */
function nested(type: string, depth: number): Uint8Array {
  const boxes = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level++) {
    boxes.writeUInt32BE((depth - level) * 8, level * 8);
    boxes.write(type, level * 8 + 4, 'latin1');
  }
  return boxes;
}

const small = (type: string, times: number): Uint8Array =>
  Buffer.concat(Array.from({ length: times }, () => concatBytes([Uint8Array.of(0, 0, 0, 8), latin1(type)])));

function isoClips(): Seed[] {
  const clip = fixture('avc.mp4');
  const start = clip.subarray(0, clip.readUInt32BE(0));
  const counts = [
    ['stts', 4],
    ['stsz', 8],
    ['stsc', 4],
    ['stss', 4],
    ['stco', 4],
    ['stsd', 4],
  ] as const;
  return [
    ...counts
      .filter(([type]) => clip.includes(type, 0, 'latin1'))
      .map(([type, place]) => ({
        name: `huge-count-in-${type}.mp4`,
        bytes: withNumber(clip, type, place, HUGE),
      })),
    { name: 'samples-of-4-gigabytes.mp4', bytes: withNumber(clip, 'stsz', 4, HUGE) },
    {
      name: 'a-million-samples-of-one-byte.mp4',
      bytes: withNumber(withNumber(clip, 'stsz', 4, 1), 'stsz', 8, 1_000_000),
    },
    { name: 'a-million-ticks-a-second.mp4', bytes: withNumber(clip, 'mdhd', 12, HUGE) },
    { name: 'no-ticks.mp4', bytes: withNumber(clip, 'mdhd', 12, 0) },
    { name: 'as-wide-as-32-bits.mp4', bytes: withNumber(clip, 'tkhd', 76, HUGE) },
    { name: 'film-without-end.mp4', bytes: withNumber(clip, 'mvhd', 16, HUGE) },
    { name: 'hundred-thousand-boxes-deep.mp4', bytes: concatBytes([start, nested('moov', 100_000)]) },
    { name: 'tracks-a-hundred-thousand-deep.mp4', bytes: concatBytes([start, nested('trak', 100_000)]) },
    {
      name: 'a-million-empty-boxes.mp4',
      bytes: concatBytes([start, small('free', 1_000_000), clip.subarray(start.length)]),
    },
    { name: 'two-hundred-thousand-fragments.mp4', bytes: concatBytes([clip, small('moof', 200_000)]) },
  ];
}

/** EBML (RFC 8794) elements of `id` in each other, each without a known size. */
const nestedElements = (id: readonly number[], depth: number): Uint8Array =>
  Buffer.concat(
    Array.from({ length: depth }, () => Buffer.from([...id, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
  );

function matroskaClips(): Seed[] {
  const clip = fixture('av1.webm');
  const cluster = clip.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  const body = clip.subarray(cluster);
  return [
    {
      name: 'clusters-a-hundred-thousand-deep.webm',
      bytes: concatBytes([clip.subarray(0, cluster), nestedElements([0x1f, 0x43, 0xb6, 0x75], 100_000)]),
    },
    {
      name: 'segments-a-hundred-thousand-deep.webm',
      bytes: concatBytes([clip.subarray(0, 40), nestedElements([0x18, 0x53, 0x80, 0x67], 100_000)]),
    },
    {
      name: 'thousand-times-its-clusters.webm',
      bytes: concatBytes([
        clip.subarray(0, cluster),
        ...Array.from({ length: Math.min(1000, Math.floor(20_000_000 / body.length)) }, () => body),
      ]),
    },
    {
      name: 'empty-elements.webm',
      bytes: concatBytes([
        clip.subarray(0, cluster),
        Buffer.alloc(4_000_000, Buffer.from([0xec, 0x80])),
        body,
      ]),
    },
  ];
}

/** Small clips that count to the end, nest and repeat. */
export const amplifyingClips = (): readonly Seed[] => [...isoClips(), ...matroskaClips()];
