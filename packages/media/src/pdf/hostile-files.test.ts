import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../errors.js';
import { parsePdf } from './parse-pdf.js';
import { isStream } from './syntax/values.js';
import { appendUpdate, buildPdf, onePage, pdfBytes, pdfText, stream } from './testing/build-pdf.js';

/** Asks for everything a PDF offers. @returns how many objects were read. */
function readAll(bytes: Uint8Array): number {
  const pdf = parsePdf(bytes);
  let objects = pdf.orphans().length;
  for (const revision of pdf.revisions) {
    objects += revision.changes.length + revision.pages().length;
    for (const num of revision.objects.keys()) {
      const object = revision.object(num);
      if (isStream(object)) revision.streamBytes(object);
      objects++;
    }
  }
  return objects;
}

/** True when reading ended well or with a DecodeError; any other error is thrown on. */
function endsWell(bytes: Uint8Array): boolean {
  try {
    readAll(bytes);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
  }
  return true;
}

const SEEDS = [
  appendUpdate(buildPdf(onePage('Total 100.00')), { 4: stream('(2)') }),
  appendUpdate(
    buildPdf(onePage('Total'), { xref: 'stream', inObjectStream: [1, 2, 3] }),
    { 4: stream('(2)') },
    { xref: 'stream' },
  ),
  buildPdf({
    ...onePage('Total'),
    6: stream(pdfText(zlibSync(pdfBytes('text '.repeat(50)))), '/Filter/FlateDecode'),
  }),
];
const PIECES = [
  'xref',
  'trailer',
  'startxref\n9\n',
  '%%EOF',
  'endobj',
  'stream\n',
  'endstream',
  '<<',
  '>>',
  '[',
  '(',
  '1 0 R',
  '/Prev 9',
  '99999999999',
  '-1',
];

test('whatever is changed in a file, reading it ends, and with no error but DecodeError', () => {
  const edit = fc.record({
    at: fc.nat(),
    cut: fc.nat(30),
    put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })),
  });
  fc.assert(
    fc.property(fc.constantFrom(...SEEDS), fc.array(edit, { minLength: 1, maxLength: 6 }), (seed, edits) => {
      let text = pdfText(seed);
      for (const { at, cut, put } of edits)
        text = text.slice(0, at % text.length) + put + text.slice((at % text.length) + cut);
      return endsWell(pdfBytes(text));
    }),
    { numRuns: 400 },
  );
});

test('any part of a file is read or refused', () => {
  const [seed] = SEEDS;
  for (let length = 0; length < seed!.length; length += 7)
    expect(endsWell(seed!.subarray(0, length))).toBe(true);
});

describe('files made to exhaust a reader', () => {
  // Read in time that grows with the file, each takes a second or two, five on a loaded machine; with its
  // square, minutes.
  const TIME_LIMIT_MS = 60_000;
  const many = (text: string, count: number): Uint8Array => pdfBytes(`%PDF-1.7\n${text.repeat(count)}`);
  test.each([
    ['objects that swallow each other in strings', many('1 0 obj (', 100_000)],
    ['trailers that swallow each other', many('1 0 obj 1 endobj trailer<<(', 50_000)],
    ['marks without end', many('1 0 obj 1 endobj startxref 9 %%EOF\n', 30_000)],
    ['streams without end', many('1 0 obj<</Type/XRef/W[1 1 1]/Size 99999999>>stream\n', 20_000)],
    ['nesting without end', many('[', 1_000_000)],
    [
      'a chain of lengths',
      buildPdf(
        Object.fromEntries(
          Array.from({ length: 5000 }, (_, at) => [at + 1, `<</Length ${at + 2} 0 R>>stream\nx\nendstream`]),
        ),
      ),
    ],
  ])(
    '%s',
    (_, bytes) => {
      expect(endsWell(bytes)).toBe(true);
    },
    TIME_LIMIT_MS,
  );

  test('an object stream that inflates without end is unreadable, and the rest of the file is not', () => {
    const bomb = pdfText(zlibSync(new Uint8Array(140 * 1024 * 1024)));
    const entries = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
    const pdf = parsePdf(buildPdf({ ...onePage('x'), 6: stream(bomb, entries) }));
    const object = pdf.revisions[0]!.object(6);
    expect(() => isStream(object) && pdf.revisions[0]!.streamBytes(object)).toThrow(
      expect.objectContaining({ code: 'TOO_LARGE_INFLATED' }),
    );
    expect(pdf.revisions[0]!.pages()).toHaveLength(1);
  });

  test(
    'three thousand saves are three thousand revisions, in time that grows with the file',
    () => {
      let text = pdfText(buildPdf(onePage('x')));
      let previous = /startxref\s+(\d+)/.exec(text)![1];
      for (let save = 0; save < 3000; save++) {
        const at = text.length;
        text += `6 0 obj ${save} endobj\n`;
        const table = text.length;
        text += `xref\n6 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer<</Root 1 0 R/Prev ${previous}>>\nstartxref\n${table}\n%%EOF\n`;
        previous = String(table);
      }
      const { revisions } = parsePdf(pdfBytes(text));
      expect(revisions).toHaveLength(3001);
      expect(revisions[1500]!.changes).toEqual([{ num: 6, gen: 0, change: 'replaced' }]);
    },
    TIME_LIMIT_MS,
  );
});
