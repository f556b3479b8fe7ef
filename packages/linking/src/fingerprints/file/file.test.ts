import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePdf, Views } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  onePage,
  pdfBytes,
  pdfText,
  stream,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { takeFingerprints } from '../../take-fingerprints.js';
import { earlierFiles, file } from './file.js';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function hashesOf(bytes: Uint8Array, part: string): Promise<string[]> {
  const views = new Views({ bytes: async () => bytes, pdf: async () => parsePdf(bytes) });
  const taken = await takeFingerprints(views, [file, earlierFiles]);
  return taken.flatMap((one) => (one.part === part && one.value.form === 'exact' ? one.value.text : []));
}

const ORIGINAL = buildPdf(onePage('Balance 100.00'));
const edited = (amount: string, original = ORIGINAL): Uint8Array =>
  appendUpdate(original, { 4: stream(`BT /F1 12 Tf 20 100 Td (Balance ${amount}) Tj ET`) });

describe('the file that an update was appended to', () => {
  /**
   * Where the old file ends and the update begins: line ends of either, and what transports leave behind a
   * file.
   */
  const tails = fc.constantFrom(
    '',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    ' \n',
    '\n\n\n',
    '\n%comment',
    '\n\0\0\0\0\0\0\0\0',
    '\nContent-Type: none\r\n',
  );
  const openings = fc.constantFrom('', '\n', '\r', '\r\n');
  const lineEnds = fc.constantFrom('\n', '\r\n');

  it('is among the earlier ones, wherever it ended', async () => {
    await fc.assert(
      fc.asyncProperty(
        tails,
        openings,
        lineEnds,
        fc.constantFrom('table', 'stream'),
        async (tail, opening, lineEnd, xref) => {
          const whole = pdfText(buildPdf(onePage('Balance 100.00'), { lineEnd, xref })).trimEnd();
          const ancestor = whole + tail;
          const start = `${ancestor}${opening}`;
          // `appendUpdate` finds the cross-reference before white space only, so it is handed the file
          // without its tail, then moved.
          const plain = pdfText(
            appendUpdate(
              pdfBytes(`${whole}${' '.repeat(start.length - whole.length)}`),
              { 4: stream('BT ET') },
              { lineEnd, xref },
            ),
          );
          const upload = pdfBytes(start + plain.slice(start.length));
          expect(await hashesOf(upload, 'revision')).toContain(sha256(pdfBytes(ancestor)));
        },
      ),
    );
  });

  it('is one for two edits of it', async () => {
    const shared = await Promise.all([
      hashesOf(edited('900.00'), 'revision'),
      hashesOf(edited('777.00'), 'revision'),
    ]);
    expect(shared[0]).toContain(sha256(ORIGINAL));
    expect(shared[0]).toEqual(shared[1]);
    expect(await hashesOf(ORIGINAL, 'upload')).toEqual([sha256(ORIGINAL)]);
  });

  it('is found from the middle of a chain, and of many versions the newest and the first', async () => {
    const versions = [ORIGINAL];
    for (let index = 1; index <= 20; index++) versions.push(edited(`${index}.00`, versions.at(-1)));
    const hashes = await hashesOf(versions.at(-1)!, 'revision');
    expect(hashes.length).toBeLessThanOrEqual(16);
    for (const kept of [versions[0]!, ...versions.slice(13, 20)]) expect(hashes).toContain(sha256(kept));
    expect(hashes).not.toContain(sha256(versions[12]!));
    expect(hashes).not.toContain(sha256(versions[20]!));
  });

  it('is found when the update breaks off, or other bytes were put behind it', async () => {
    const whole = edited('900.00');
    for (const upload of [
      whole.subarray(0, ORIGINAL.length + 40),
      pdfBytes(`${pdfText(ORIGINAL)}<html>appended in transit</html>`),
    ]) {
      expect(await hashesOf(upload, 'revision')).toContain(sha256(ORIGINAL));
    }
  });

  it('may be linearized: its first part is no file of its own', async () => {
    const linearized = new Uint8Array(
      readFileSync(new URL('../../../../media/src/pdf/fixtures/linearized.pdf', import.meta.url)),
    );
    expect(await hashesOf(linearized, 'revision')).toEqual([]);
    const hashes = await hashesOf(appendUpdate(linearized, { 90: '(note)' }), 'revision');
    expect(hashes).toContain(sha256(linearized));
  });
});

describe('no earlier file', () => {
  it('is that of a document saved once, whatever blanks it ends with', async () => {
    expect(await hashesOf(ORIGINAL, 'revision')).toEqual([]);
    expect(await hashesOf(pdfBytes(`${pdfText(ORIGINAL)}\n\n \n`), 'revision')).toEqual([]);
  });

  it('is an empty frame that a program began with', async () => {
    const frame = buildPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>' });
    expect(await hashesOf(appendUpdate(frame, onePage('Balance 100.00')), 'revision')).toEqual([]);
  });
});

it('any cut or damaged file is answered', async () => {
  const twice = edited('1.00', edited('900.00'));
  await fc.assert(
    fc.asyncProperty(fc.nat(twice.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cuts) => {
      const damaged = cuts ? twice.slice(0, at + 1) : twice.slice();
      damaged[at] = byte;
      expect((await hashesOf(damaged, 'revision')).length).toBeLessThanOrEqual(16);
      expect(await hashesOf(damaged, 'upload')).toEqual([sha256(damaged)]);
    }),
  );
});
