import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from './in-ascii.mjs';

const readAsLatin1 = (script: string): unknown =>
  runInThisContext(Buffer.from(script, 'utf8').toString('latin1'));

test('expressions mean the same when the script is read as Latin-1', () => {
  const script =
    "[/^\\d €$/u.test('5 \\u20ac'), /[óÓ]/.test('\\u00f3'), new RegExp(String.raw`^💶$`, 'u').test('\\u{1f4b6}')]";
  expect(readAsLatin1(inAscii(script))).toEqual([true, true, true]);
  expect(readAsLatin1(script)).toEqual([false, false, false]);
});

test('ASCII stays as it is', () => {
  const script = "'\\u20ac' + /\\n\\\\/.source";
  expect(inAscii(script)).toBe(script);
});
