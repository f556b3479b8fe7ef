import { readImageMetadata } from '@assay/media';
import { expect, test } from 'vitest';
import { judgeCheck } from '../../verdict/judge.js';
import { appendedBytes } from './appended-bytes.js';

const text = (value: string): number[] => [...value].map((character) => character.charCodeAt(0));
const JPEG = [0xff, 0xd8, 0xff, 0xda, 0, 3, 1, 7, 0xff, 0xd9];

async function examine(behind: readonly number[]) {
  const bytes = Uint8Array.from([...JPEG, ...behind]);
  const outcome = await appendedBytes.examine({ bytes, metadata: readImageMetadata(bytes) });
  const codes = outcome.kind === 'examined' ? outcome.finding.evidence.map(({ code }) => code) : [];
  return [judgeCheck({ check: appendedBytes, outcome }).status, codes];
}

test.each([
  ['nothing', []],
  ['padding', [0, 0, 0xff, 10]],
  ['a preview', [0, 0, ...JPEG]],
  ['a film', [0, 0, 0, 24, ...text('ftypmp42'), 1, 2, 3]],
  ['the block of a phone', [...text('MotionPhoto_Data'), 1, 2, ...text('SEFT')]],
])('a picture with %s behind it passes, without evidence', async (_what, behind) => {
  expect(await examine(behind)).toEqual(['PASS', []]);
});

test.each([
  ['a web page', text('\n<html><script>new ActiveXObject("x")</script>')],
  ['a script between other bytes', [1, 2, 3, ...text('<script language="VBScript">')]],
  ['an archive', [...text('PK\x03\x04'), 0, ...text('PK\x05\x06'), ...Array<number>(18).fill(0)]],
  ['a program', text('MZ\x90')],
  ['a PDF', text('%PDF-1.7')],
  ['a web page behind a preview', [...JPEG, ...text('<!DOCTYPE html>')]],
])('a picture with %s behind it fails, since it is that, too', async (_what, behind) => {
  expect(await examine(behind)).toEqual(['FAIL', ['SECOND_FORMAT']]);
});

test('other bytes behind a picture are told, and are no failure', async () => {
  expect(await examine(text('vendor{"a":1}'))).toEqual(['PASS', ['BYTES_AFTER_END']]);
});
