import { parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  onePage,
  pdfBytes,
  pdfText,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { fileDamage } from './file-damage.js';
import { MEASURE } from './measure.js';

const examine = async (text: string | Uint8Array) => {
  const examined = await fileDamage.examine({
    pdf: parsePdf(typeof text === 'string' ? pdfBytes(text) : text),
  });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
};
const codes = async (text: string | Uint8Array) => (await examine(text)).evidence.map(({ code }) => code);

/** Objects behind the page's contents show the shift. */
const sound = pdfText(buildPdf({ ...onePage('Total 100.00'), 6: '(a)', 7: '(b)' }));

test('a file as it was written, and one with an update, are sound', async () => {
  expect(await examine(sound)).toMatchObject({ measure: MEASURE.sound, evidence: [] });
  expect(await codes(appendUpdate(pdfBytes(sound), { 8: '(x)' }))).toEqual([]);
});

test('a digit typed into the page shifts everything behind it: said with page and count', async () => {
  const typed = sound.replace('Total 100.00', 'Total 9100.00');
  const finding = await examine(typed);
  expect(finding.measure).toBe(MEASURE.handEdited);
  expect(finding.evidence[0]).toMatchObject({ code: 'OFFSETS_SHIFTED', page: 1 });
  expect(finding.summary).toContain('1 byte was put in in the drawing instructions of page 1');
});

test('the page is found through contents that are an array of their own', async () => {
  const objects: Record<number, string> = { ...onePage('Total 100.00'), 6: '(a)', 7: '(b)' };
  const page = String(objects[3]).replace('/Contents 4 0 R', '/Contents 8 0 R');
  const written = pdfText(buildPdf({ ...objects, 3: page, 8: '[4 0 R]' }));
  expect(await examine(written.replace('Total 100.00', 'Total 9100.00'))).toMatchObject({
    measure: MEASURE.handEdited,
    evidence: [{ code: 'OFFSETS_SHIFTED', page: 1 }],
  });
});

test('digits taken out are told from digits put in', async () => {
  expect((await examine(sound.replace('100.00', '9.00'))).summary).toContain('2 bytes were taken out');
});

test('line ends converted in transport are damage, not an edit at one place', async () => {
  const finding = await examine(sound.replaceAll('\n', '\r\n'));
  expect(finding.measure).toBe(MEASURE.damaged);
  expect(finding.evidence.map(({ code }) => code)).toEqual(['XREF_DAMAGED']);
});

test('bytes typed elsewhere than into a page are damage', async () => {
  expect((await examine(sound.replace('/BaseFont/Helvetica', '/BaseFont/Helvetica-Bold'))).measure).toBe(
    MEASURE.damaged,
  );
});

test('bytes before the beginning and behind the end are told', async () => {
  expect(await codes(buildPdf(onePage('x'), { prefix: 'mail header\n' }))).toEqual(['BYTES_BEFORE_HEADER']);
  expect(await codes(`${sound}\n1234`)).toEqual(['BYTES_AFTER_END']);
});

test('a file that is two formats at once is told', async () => {
  expect(await codes(buildPdf(onePage('x'), { prefix: '<!DOCTYPE html><script>\n' }))).toContain(
    'SECOND_FORMAT',
  );
  expect(await codes(`${sound}\nPK\x05\x06${'\0'.repeat(18)}`)).toContain('SECOND_FORMAT');
});

test('a linearized file that has not the length it states was changed afterwards', async () => {
  const objects = { ...onePage('x'), 1: '<</Linearized 1/L 000000>>', 6: '<</Type/Catalog/Pages 2 0 R>>' };
  const written = pdfText(buildPdf(objects, { trailer: '/Root 6 0 R' }));
  const stated = (length: number) => written.replace('/L 000000', `/L ${String(length).padStart(6, '0')}`);
  expect(await codes(stated(written.length))).toEqual([]);
  expect(await codes(stated(written.length + 40))).toEqual(['LINEARIZATION_BROKEN']);
});
