import { expect, test } from 'vitest';
import { openVideo } from '../open-video.js';
import { sniffVideo } from '../sniff-video.js';
import { fixture } from '../testing/fixture.js';
import { isoBmffWriters } from './iso-bmff-writers.js';

const writersOf = async (name: string): Promise<readonly string[]> => {
  const bytes = fixture(name);
  return (await openVideo(bytes, sniffVideo(bytes)!)).coding.writtenBy;
};

test.each([
  ['avc.mp4', [/^VideoHandler$/, /^Lavc\S+ libx264$/, /^Lavf/, /^x264 - core \d+.*options: cabac=1/]],
  ['hevc-open-groups.mov', [/^FFMP$/, /^Lavc\S+ libx265$/, /^Lavf/, /^x265 /]],
  ['vp9.webm', [/^Lavf/, /^Lavc\S+ libvpx-vp9$/]],
  ['camera-names.mov', [/^Maker$/, /^Model_1$/, /^17\.1$/]],
])('%s names its programs and devices', async (name, patterns) => {
  const writers = await writersOf(name);
  for (const pattern of patterns) expect(writers).toContainEqual(expect.stringMatching(pattern));
});

test('each name comes once, with 200 characters at most', async () => {
  const writers = await writersOf('avc.mp4');
  expect(new Set(writers).size).toBe(writers.length);
  expect(Math.max(...writers.map((name) => name.length))).toBe(200);
});

test('where the clip was taken is not read', async () => {
  expect((await writersOf('camera-names.mov')).join()).not.toContain('19.43');
});

const bytes = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const box = (type: string, ...content: readonly (string | readonly number[] | Uint8Array)[]): Uint8Array => {
  const inside = bytes(...content);
  return bytes([0, 0, 0, 8 + inside.length], type, inside);
};
const inUserData = (item: Uint8Array): string[] => [...isoBmffWriters(box('moov', box('udta', item)))];

test.each([
  ['QuickTime, counted, with a language', box('©swr', [0, 4, 0x55, 0xc4], '17.1'), ['17.1']],
  ['3GPP, with version and language', box('manu', [0, 0, 0, 0, 0x15, 0xc7], 'Maker\0'), ['Maker']],
  ['iTunes, in a data box', box('©too', box('data', [0, 0, 0, 1, 0, 0, 0, 0], 'Tool 1')), ['Tool 1']],
  ['a place', box('©xyz', [0, 5, 0x15, 0xc7], '+19-9'), []],
])('user data of %s', (_, item, names) => {
  expect(inUserData(item)).toEqual(names);
});

test('a handler is named as MP4 and as QuickTime do', () => {
  const head = [0, 0, 0, 0, 0, 0, 0, 0, ...'vide'].map((part) =>
    typeof part === 'string' ? part.charCodeAt(0) : part,
  );
  const handler = (...name: readonly (string | readonly number[])[]): string[] => [
    ...isoBmffWriters(box('moov', box('hdlr', head, new Uint8Array(12), ...name))),
  ];
  expect(handler('Camera\0')).toEqual(['Camera']);
  expect(handler([6], 'Camera')).toEqual(['Camera']);
});
