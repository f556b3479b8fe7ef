import { parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import { buildPdf, type Objects, onePage } from '../../../../media/src/pdf/testing/build-pdf.js';
import { activeContent } from './active-content.js';
import { MEASURE } from './measure.js';

const examine = async (objects: Objects) => {
  const examined = await activeContent.examine({ pdf: parsePdf(buildPdf({ ...onePage('x'), ...objects })) });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
};
const catalog = (entries: string): Objects => ({ 1: `<</Type/Catalog/Pages 2 0 R${entries}>>` });
const pageWith = (annotation: string): Objects => ({
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Annots[${annotation}]>>`,
});

test('a page and a link are only shown', async () => {
  expect(await examine({})).toMatchObject({ measure: MEASURE.none, evidence: [] });
  expect((await examine(pageWith('<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>>'))).measure).toBe(
    MEASURE.none,
  );
});

test.each([
  ['SCRIPT', catalog('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['SCRIPT', catalog('/Names<</JavaScript<</Names[(a) 6 0 R]>>>>')],
  ['EMBEDDED_FILE', catalog('/Names<</EmbeddedFiles<</Names[(factur-x.xml) 6 0 R]>>>>')],
  ['SUBMIT_ACTION', catalog('/AA<</WC<</S/SubmitForm>>>>')],
])('%s is named and weighs nothing', async (code, objects) => {
  expect(await examine(objects)).toMatchObject({ measure: MEASURE.carries, evidence: [{ code }] });
});

test('an attachment is named with its page', async () => {
  expect((await examine(pageWith('<</Subtype/FileAttachment>>'))).evidence).toMatchObject([
    { code: 'EMBEDDED_FILE', page: 1 },
  ]);
});

test('a program to start weighs, even behind another action', async () => {
  const chained = pageWith('<</Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]/Next<</S/Launch/F(cmd.exe)>>>>>>');
  expect(await examine(chained)).toMatchObject({
    measure: MEASURE.launches,
    evidence: [{ code: 'LAUNCH_ACTION', page: 1 }],
  });
});

test('a chain of actions that leads to itself ends', async () => {
  const loop = { ...catalog('/OpenAction 6 0 R'), 6: '<</S/GoTo/Next 6 0 R>>' };
  expect((await examine(loop)).measure).toBe(MEASURE.none);
});
