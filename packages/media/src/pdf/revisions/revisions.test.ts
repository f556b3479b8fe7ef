import { readFileSync } from 'node:fs';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parsePdf } from '../parse-pdf.js';
import { appendUpdate, buildPdf, onePage, pdfBytes, pdfText, stream } from '../testing/build-pdf.js';
import type { ObjectChange } from '../types.js';

const first = buildPdf(onePage('Total 100.00'));
const saves = (bytes: Uint8Array): Array<[string, number]> =>
  parsePdf(bytes).revisions.map((revision) => [revision.xrefForm, revision.endOffsetBytes]);
const lastChanges = (bytes: Uint8Array): string[] =>
  parsePdf(bytes)
    .revisions.at(-1)!
    .changes.map(({ num, change }: ObjectChange) => `${change} ${num}`);

describe('what counts as a save', () => {
  test('each prefix that a revision ends is itself a file with the revisions before it', () => {
    const second = appendUpdate(first, { 4: stream('(2)') });
    const third = appendUpdate(second, { 4: stream('(3)') }, { xref: 'stream' });
    const { revisions } = parsePdf(third);
    expect(revisions.map((revision) => revision.endOffsetBytes)).toEqual([
      first.length,
      second.length,
      third.length,
    ]);
    for (const [index, { endOffsetBytes }] of revisions.entries()) {
      expect(parsePdf(third.subarray(0, endOffsetBytes)).revisions).toHaveLength(index + 1);
    }
  });

  test('the first-page section of a linearized file is none', () => {
    const linearized = new Uint8Array(readFileSync(new URL('../fixtures/linearized.pdf', import.meta.url)));
    const pdf = parsePdf(linearized);
    expect(pdf.linearized).toBe(true);
    expect(pdf.repairs).toEqual([]);
    expect(saves(linearized)).toEqual([['table', linearized.length]]);
    const updated = appendUpdate(linearized, { 20: '1' }, { trailer: '' });
    expect(parsePdf(updated).revisions).toHaveLength(2);
  });

  test("Word's empty table with a stream that was already written is none", () => {
    const page = onePage('Total');
    const hidden = '\x02\x00\x06\x00';
    const body = {
      ...page,
      6: stream('7 0 (hidden)', '/Type/ObjStm/N 1/First 4'),
      8: stream(hidden, '/Type/XRef/W[1 2 1]/Index[7 1]/Size 9'),
    };
    const saved = buildPdf(body);
    const streamAt = pdfText(saved).indexOf('8 0 obj');
    const target = /startxref\s+(\d+)/.exec(pdfText(saved))![1];
    const tail = `xref\n0 0\ntrailer\n<</Size 9/Root 1 0 R/Prev ${target}/XRefStm ${streamAt}>>\nstartxref\n${saved.length}\n%%EOF\n`;
    const word = pdfBytes(pdfText(saved) + tail);
    expect(saves(word)).toEqual([['hybrid', word.length]]);
    const [revision] = parsePdf(word).revisions;
    expect(revision!.object(7)).toMatchObject({ kind: 'string', bytes: pdfBytes('hidden') });
    expect(revision!.pages()).toHaveLength(1);
  });

  test('a save that the last one does not name by /Prev is one nevertheless', () => {
    const whole = buildPdf(onePage('Total 900.00'), { prefix: pdfText(first) });
    const { revisions } = parsePdf(whole);
    expect(revisions.map((revision) => revision.endOffsetBytes)).toEqual([first.length, whole.length]);
    expect(revisions[1]!.changes).toEqual([{ num: 4, gen: 0, change: 'replaced' }]);
  });

  test('a PDF carried inside an uncompressed stream is none', () => {
    const carrier = buildPdf({ ...onePage('Letter'), 6: stream(pdfText(first)) });
    expect(saves(carrier)).toEqual([['table', carrier.length]]);
    expect(parsePdf(carrier).orphans()).toEqual([]);
  });
});

describe('what counts as a change', () => {
  test.each([
    ['the same bytes', onePage('Total 100.00')[4]!],
    [
      'a recompressed stream',
      stream(
        pdfText(zlibSync(pdfBytes('BT /F1 12 Tf 20 100 Td (Total 100.00) Tj ET'))),
        '/Filter/FlateDecode',
      ),
    ],
  ])('%s: none', (_, contents) => {
    expect(lastChanges(appendUpdate(first, { 4: contents }))).toEqual([]);
  });

  test('another order of keys and another spelling: none', () => {
    const page =
      '<< /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /MediaBox [0 0 300.0 200] /Parent 2 0 R /Type /Page /Annots null >>';
    expect(lastChanges(appendUpdate(first, { 3: page }))).toEqual([]);
  });

  test('one other byte in a stream, an entry more, an object added, an object freed: each is one', () => {
    const bytes = appendUpdate(
      first,
      {
        4: stream('BT /F1 12 Tf 20 100 Td (Total 900.00) Tj ET'),
        1: '<</Type/Catalog/Pages 2 0 R/Lang(en)>>',
        9: '7',
      },
      { free: [5] },
    );
    expect(lastChanges(bytes)).toEqual(['replaced 1', 'replaced 4', 'freed 5', 'added 9']);
  });

  test('the same raw bytes under another filter: one', () => {
    const image = buildPdf({ ...onePage('x'), 6: stream('pixels', '/Filter/DCTDecode') });
    expect(lastChanges(appendUpdate(image, { 6: stream('pixels', '/Filter/JPXDecode') }))).toEqual([
      'replaced 6',
    ]);
  });

  test('new object streams and cross-reference streams are bookkeeping, what they hold is compared', () => {
    const before = buildPdf(onePage('x'), { xref: 'stream', inObjectStream: [1, 2, 3] });
    const after = appendUpdate(
      before,
      { 2: onePage('x')[2]!, 3: '<</Type/Page/Parent 2 0 R>>' },
      { xref: 'stream', inObjectStream: [2, 3] },
    );
    expect(lastChanges(after)).toEqual(['replaced 3']);
  });

  test('an object stream put in place of another changes the objects inside, though no entry names them', () => {
    const before = buildPdf({ ...onePage('x'), 7: '(100)' }, { xref: 'stream', inObjectStream: [7] });
    const entry = parsePdf(before).revisions[0]!.objects.get(7);
    expect(entry?.kind).toBe('in-object-stream');
    const streamNum = entry?.kind === 'in-object-stream' ? entry.streamNum : 0;
    const after = appendUpdate(
      before,
      { [streamNum]: stream('7 0 (900)', '/Type/ObjStm/N 1/First 4') },
      { xref: 'stream' },
    );
    expect(lastChanges(after)).toEqual(['replaced 7']);
  });
});

test('a revision is asked for its own objects: earlier ones do not see later ones', () => {
  const { revisions } = parsePdf(appendUpdate(first, { 4: stream('new'), 9: '7' }, { free: [5] }));
  expect(revisions.map((revision) => revision.object(9))).toEqual([null, 7]);
  expect(revisions.map((revision) => revision.object(5) === null)).toEqual([false, true]);
  expect(revisions.map((revision) => revision.objects.size)).toEqual([5, 5]);
});

describe('orphans', () => {
  test('an older copy that no cross-reference leads to is found, with its place', () => {
    const left = `4 0 obj\n${stream('(Total 50.00)')}\nendobj\n`;
    const bytes = buildPdf(onePage('Total 100.00'), { prefix: `%PDF-1.7\n${left}` });
    const [orphan] = parsePdf(bytes).orphans();
    expect(orphan).toMatchObject({ num: 4, gen: 0, offsetBytes: 9 });
    expect(orphan!.object).toMatchObject({ kind: 'stream', raw: pdfBytes('(Total 50.00)') });
  });

  test('a left-over object stream stands for what it holds', () => {
    const left = `9 0 obj\n${stream('3 0 4 4 (a) (b)', '/Type/ObjStm/N 2/First 8')}\nendobj\n`;
    const orphans = parsePdf(buildPdf(onePage('x'), { prefix: `%PDF-1.7\n${left}` })).orphans();
    expect(orphans.map(({ num, offsetBytes }) => [num, offsetBytes])).toEqual([
      [3, 9],
      [4, 9],
    ]);
  });
});
