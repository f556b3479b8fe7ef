import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { appendSave, type PdfFile, writePdf } from './pdf-file.js';
import { compressedStream, objectBody } from './pdf-objects.js';

const ID = '0'.repeat(32);
const TRAILER = { root: 1, id: [ID, ID] } as const;
const page = (width: number) =>
  objectBody(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 200] /Contents 4 0 R >>`);

const onePage = (): PdfFile =>
  writePdf(
    new Map([
      [1, objectBody('<< /Type /Catalog /Pages 2 0 R >>')],
      [2, objectBody('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
      [3, page(100)],
      [4, compressedStream('0 0 10 10 re f\n')],
    ]),
    TRAILER,
  );

/** Every in-use entry of the file's last cross-reference section, as [object number, text at its offset]. */
function xrefTargets({ bytes, startXref }: PdfFile): readonly (readonly [number, string])[] {
  const text = Buffer.from(bytes).toString('latin1');
  const targets: (readonly [number, string])[] = [];
  let next = 0;
  for (const line of text.slice(startXref).split('\n').slice(1)) {
    const subsection = /^(\d+) (\d+)$/.exec(line);
    const entry = /^(\d{10}) \d{5} n $/.exec(line);
    if (line === 'trailer') break;
    if (subsection) next = Number(subsection[1]);
    else {
      if (entry) targets.push([next, text.slice(Number(entry[1]), Number(entry[1]) + 10)]);
      next++;
    }
  }
  return targets;
}

test('a cross-reference entry points at its object', () => {
  const targets = xrefTargets(onePage());
  expect(targets.map(([number]) => number)).toEqual([1, 2, 3, 4]);
  for (const [number, text] of targets) expect(text.startsWith(`${number} 0 obj\n`)).toBe(true);
});

test('another reader opens it', async () => {
  const [only] = (await PDFDocument.load(onePage().bytes)).getPages();
  expect(only?.getSize()).toEqual({ width: 100, height: 200 });
});

test('a later save leaves the earlier bytes as they are and is the one that counts', async () => {
  const first = onePage();
  const second = appendSave(
    first,
    new Map([
      [3, page(150)],
      [7, objectBody('(new)')],
    ]),
    TRAILER,
  );
  expect(Buffer.from(second.bytes.subarray(0, first.bytes.length)).equals(Buffer.from(first.bytes))).toBe(
    true,
  );
  expect(xrefTargets(second).map(([number]) => number)).toEqual([3, 7]);
  expect(second.size).toBe(8);
  expect((await PDFDocument.load(second.bytes)).getPage(0).getWidth()).toBe(150);
});
