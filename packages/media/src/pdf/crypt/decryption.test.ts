import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DecodeError } from '../../errors.js';
import { parsePdf } from '../parse-pdf.js';
import { dictOf, isStream, isString } from '../syntax/values.js';
import { appendUpdate, pdfBytes, pdfText, stream } from '../testing/build-pdf.js';
import type { PdfStructure } from '../types.js';
import { decryptAes, encryptBlocks } from './aes.js';
import { rc4 } from './rc4.js';

const fixture = (name: string): PdfStructure =>
  parsePdf(new Uint8Array(readFileSync(new URL(`../fixtures/encrypted-${name}.pdf`, import.meta.url))));

/** The page's content and the document's title, decrypted. */
function contentAndTitle({ revisions }: PdfStructure): string[] {
  const revision = revisions.at(-1)!;
  const contents = revision.resolve(revision.pages()[0]!.dict.entries.get('Contents'));
  const title = dictOf(revision.resolve(revision.trailer.entries.get('Info')))?.entries.get('Title');
  return [
    isStream(contents) ? pdfText(revision.streamBytes(contents)) : '',
    isString(title) ? pdfText(title.bytes) : '',
  ];
}

describe('a file that the empty password opens', () => {
  test.each([
    ['40-rc4', 1, 2, 'rc4'],
    ['128-rc4', 2, 3, 'rc4'],
    ['128-rc4-v4', 4, 4, 'rc4'],
    ['128-aes', 4, 4, 'aes-128'],
    ['256-aes-r5', 5, 5, 'aes-256'],
    ['256-aes-r6', 5, 6, 'aes-256'],
    ['256-aes-object-streams', 5, 6, 'aes-256'],
  ] as const)('%s reads as the original does', (name, version, revision, method) => {
    const pdf = fixture(name);
    expect(pdf.encryption).toEqual({ filter: 'Standard', version, revision, method, readable: true });
    expect(pdf.repairs).toEqual([]);
    expect(contentAndTitle(pdf)).toEqual([
      'BT /F1 12 Tf 20 100 Td (Total 100.00) Tj ET',
      'Statement of July',
    ]);
  });
});

describe('a file with a password', () => {
  const pdf = fixture('256-aes-needs-password');
  const revision = pdf.revisions[0]!;

  test('still shows its structure', () => {
    expect(pdf.encryption).toMatchObject({ method: 'aes-256', readable: false });
    expect(revision.pages()).toHaveLength(1);
  });

  test('says so when a stream is asked for', () => {
    const contents = revision.resolve(revision.pages()[0]!.dict.entries.get('Contents'));
    expect(isStream(contents)).toBe(true);
    if (!isStream(contents)) return;
    expect(() => revision.streamBytes(contents)).toThrow(
      expect.objectContaining({ code: 'PASSWORD_REQUIRED' } satisfies Partial<DecodeError>),
    );
  });
});

test("a stream that names the Identity filter, and a signature's /Contents, are stored plain", () => {
  const encrypted = new Uint8Array(
    readFileSync(new URL('../fixtures/encrypted-128-aes.pdf', import.meta.url)),
  );
  const objects = {
    20: stream('plain', '/Filter/Crypt/DecodeParms<</Name/Identity>>'),
    21: '<</Type/Sig/ByteRange[0 1 2 3]/Contents<0102>>>',
  };
  const { revisions } = parsePdf(appendUpdate(encrypted, objects));
  const last = revisions[1]!;
  const plain = last.object(20);
  expect(isStream(plain) && pdfText(last.streamBytes(plain))).toBe('plain');
  expect(dictOf(last.object(21))?.entries.get('Contents')).toMatchObject({ bytes: Uint8Array.of(1, 2) });
});

test('RC4 gives the published ciphertext of "Plaintext" under "Key"', () => {
  expect([...rc4(pdfBytes('Key'), pdfBytes('Plaintext'))]).toEqual([
    0xbb, 0xf3, 0x16, 0xe8, 0xd9, 0x40, 0xaf, 0x0a, 0xd3,
  ]);
});

test('AES: a cut last block costs only itself, and padding that is none is kept', () => {
  const key = new Uint8Array(16);
  const plain = pdfBytes('sixteen bytes ..and sixteen more');
  const encrypted = new Uint8Array(48);
  encrypted.set(encryptBlocks(key, new Uint8Array(16), plain), 16);
  expect(pdfText(decryptAes(key, encrypted))).toBe('sixteen bytes ..and sixteen more');
  expect(pdfText(decryptAes(key, encrypted.subarray(0, 40)))).toBe('sixteen bytes ..');
  expect(decryptAes(key, encrypted.subarray(0, 20))).toHaveLength(0);
});
