import { type Pdfium, type Raster, readPictures, Views } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, type Objects, stream } from '../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../media/src/pdfium/testing/started-pdfium.js';
import { defineCheck, type Examined } from '../check.js';
import { type CheckReport, examine } from '../examine.js';
import type { AnyCheck, ExamineOptions } from '../run-check.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

const SIDE = 100;
/** A picture of 100 x 100 pixels, all of one gray: the tests tell pictures apart by it. */
const picture = (gray: number): string =>
  stream(
    `${gray
      .toString(16)
      .padStart(2, '0')
      .repeat(SIDE * SIDE)}>`,
    `/Type/XObject/Subtype/Image/Width ${SIDE}/Height ${SIDE}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/ASCIIHexDecode`,
  );

/** Pages of 200 x 200 points, one for each content; pictures are the resources P10, P11 and so on. */
function document(contents: readonly string[], grays: readonly number[], entries = ''): Uint8Array {
  const images: Objects = Object.fromEntries(grays.map((gray, index) => [10 + index, picture(gray)]));
  const resources = Object.keys(images).map((num) => `/P${num} ${num} 0 R`);
  const pages: Objects = Object.fromEntries(
    contents.flatMap((content, index) => [
      [
        100 + 2 * index,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents ${101 + 2 * index} 0 R/Resources<</Font<</F1 5 0 R>>/XObject<<${resources.join('')}>>>>${entries}>>`,
      ],
      [101 + 2 * index, stream(content)],
    ]),
  );
  const kids = contents.map((_, index) => `${100 + 2 * index} 0 R`).join(' ');
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...images,
    ...pages,
  });
}

const shows = (
  num: number,
  [width, height, x, y]: readonly [number, number, number, number] = [200, 200, 0, 0],
): string => `q ${width} 0 0 ${height} ${x} ${y} cm /P${num} Do Q\n`;
const line = (y: number, glyphs: number, mode = 0): string =>
  `BT ${mode} Tr /F1 6 Tf 5 ${y} Td (${'n'.repeat(glyphs)}) Tj ET\n`;

const SETTLED = {
  version: '1',
  reports: 'IMAGE_MANIPULATION',
  group: 'g',
  weight: 'fact',
  calibration: { points: [], source: '' },
} as const;
const BOX = { x1: 0, y1: 0, x2: 0.5, y2: 0.25 };

/**
 * Finds the darkness of a picture, 255 less its gray; darker than 100 is evidence in its upper left eighth.
 */
const darkness = defineCheck({
  ...SETTLED,
  id: 'darkness',
  needs: ['raster'],
  optional: ['jpeg'],
  examine({ raster }): Examined {
    const measure = 255 - raster.rgb[0]!;
    const evidence =
      measure > 100
        ? [{ code: 'DARK', kind: 'statistic', summary: 'dark', page: 1, boundingBox: BOX } as const]
        : [];
    const grid = { columns: 4, rows: 4, intensities: new Float32Array(16).fill(1, 0, 1) };
    return {
      kind: 'examined',
      finding: {
        measure,
        summary: `gray ${255 - measure}.`,
        evidence,
        heat: [{ page: 1, width: 1, height: 1, boxes: [], grid }],
      },
    };
  },
});

async function examined(
  bytes: Uint8Array,
  checks: readonly AnyCheck[] = [darkness],
  options?: ExamineOptions,
): Promise<CheckReport[]> {
  const pages = pdfium.open(bytes);
  try {
    return await examine(
      new Views({
        bytes: async () => bytes,
        pages: async () => pages,
        pictures: async () => readPictures(pages),
      }),
      checks,
      options,
    );
  } finally {
    pages.close();
  }
}

async function findingOn(bytes: Uint8Array) {
  const [report] = await examined(bytes);
  if (report?.outcome.kind !== 'examined') throw new Error('not examined');
  return report.outcome.finding;
}

describe('which pictures count', () => {
  const cases: Record<string, [content: string, counts: boolean]> = {
    'a scan': [shows(10), true],
    'a scan with recognized text': [
      shows(10) + [150, 140, 130, 120, 110].map((y) => line(y, 60, 3)).join(''),
      true,
    ],
    'a scan over visible recognized text': [
      [150, 140, 130, 120, 110].map((y) => line(y, 60)).join('') + shows(10),
      true,
    ],
    'a scanned form, filled in': [shows(10) + line(150, 60) + line(130, 60), true],
    'half a page beside text': [shows(10, [200, 100, 0, 0]) + line(150, 60), true],
    'a copied card on an empty page': [shows(10, [100, 50, 50, 100]), true],
    'letter paper under a page of text': [
      shows(10) + [150, 140, 130, 120, 110].map((y) => line(y, 60)).join(''),
      false,
    ],
    'a photograph in a text': [shows(10, [100, 50, 50, 100]) + line(20, 60), false],
    'a logo on an empty page': [shows(10, [20, 20, 150, 150]), false],
    'text alone': [line(150, 60), false],
  };
  test.each(Object.entries(cases))('%s', async (_name, [content, counts]) => {
    expect(await examined(document([content], [40]))).toHaveLength(counts ? 1 : 0);
  });
});

test('the strongest finding counts, and the evidence of all comes in the place it has on the page', async () => {
  const place: readonly [number, number, number, number] = [100, 100, 100, 100]; // the upper right quarter of the page
  const finding = await findingOn(document([shows(10), shows(11, place), shows(12)], [250, 20, 90]));
  expect(finding).toMatchObject({ measure: 235, shareOfDocument: 1 });
  expect(finding.summary).toBe(
    'In the picture on page 2: gray 20. 1 further picture shows something like this.',
  );
  expect(finding.evidence.map(({ page, boundingBox }) => [page, boundingBox])).toEqual([
    [2, { x1: 0.5, y1: 0, x2: 0.75, y2: 0.125 }],
    [3, BOX],
  ]);
  const [layer] = finding.heat;
  expect(layer).toMatchObject({ page: 2, width: 200, height: 200, grid: { columns: 8, rows: 8 } });
  expect([...layer!.grid!.intensities].flatMap((value, at) => (value > 0 ? [at] : []))).toEqual([4]);
  expect(finding.heat).toHaveLength(2);
});

test('on a turned page, the box is where it is displayed', async () => {
  const [evidence] = (await findingOn(document([shows(10)], [20], '/Rotate 90'))).evidence;
  const { x1, y1, x2, y2 } = evidence!.boundingBox!;
  expect([x1, y1, x2, y2].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.75, 0, 1, 0.5]);
});

test('of many pictures, six are examined and the rest is told; a clean one clears its share only', async () => {
  const contents = Array.from({ length: 20 }, () => shows(10));
  const finding = await findingOn(document(contents, [250]));
  expect(finding.summary).toContain('6 of the 20 pictures that fill pages could be examined');
  expect(finding.shareOfDocument).toBeCloseTo(0.3);
  expect((await findingOn(document([shows(10), line(150, 60)], [250]))).shareOfDocument).toBeCloseTo(0.5);
});

describe('a check', () => {
  const throwing = (id: string, error: unknown): AnyCheck =>
    defineCheck({
      ...SETTLED,
      id,
      needs: ['raster'],
      examine: () => {
        throw error;
      },
    });
  const scan = () => document([shows(10), shows(11)], [250, 20]);

  test('that throws is broken, and costs no other', async () => {
    const reports = await examined(scan(), [throwing('throws', new Error('ours')), darkness]);
    expect(reports.map(({ outcome }) => outcome.kind)).toEqual(['broken', 'examined']);
  });

  test('is told before each picture, and is not run when it is to be skipped', async () => {
    const started: string[] = [];
    await examined(scan(), [darkness, { ...darkness, id: 'second' }], { onStart: (id) => started.push(id) });
    expect(started).toEqual(['darkness', 'darkness', 'second', 'darkness', 'second']);
    const skipped = await examined(scan(), [darkness], {
      skip: new Map([['darkness', 'TIME_LIMIT']]),
      onStart: () => expect.unreachable(),
    });
    expect(skipped[0]?.outcome).toEqual({ kind: 'broken', errorCode: 'TIME_LIMIT' });
  });

  test('keeps its place in the list', async () => {
    const last = defineCheck({
      ...SETTLED,
      id: 'last',
      needs: ['bytes'],
      examine: () => ({ kind: 'not-applicable', because: '' }),
    });
    expect((await examined(scan(), [darkness, last])).map(({ check }) => check.id)).toEqual([
      'darkness',
      'last',
    ]);
  });

  test('that needs the file, or coefficients that no picture has, is not listed', async () => {
    const file = defineCheck({
      ...SETTLED,
      id: 'file',
      needs: ['bytes', 'raster'],
      examine: () => expect.unreachable(),
    });
    const coefficients = defineCheck({
      ...SETTLED,
      id: 'coefficients',
      needs: ['jpeg'],
      examine: () => expect.unreachable(),
    });
    expect(await examined(scan(), [file, coefficients])).toEqual([]);
  });

  test('cannot tell of pictures that cannot be decoded, nor where it cannot tell of any', async () => {
    const undecodable = document([shows(10)], [20]);
    const huge = Uint8Array.from(
      Array.from(undecodable, (byte) => String.fromCharCode(byte))
        .join('')
        .replace('/Width 100/Height 100', '/Width 10000/Height 9000'),
      (letter) => letter.charCodeAt(0),
    );
    const seen: Raster[] = [];
    expect(
      (
        await examined(huge, [
          {
            ...darkness,
            examine: ({ raster }: { raster: Raster }) => expect.fail(String(seen.push(raster))),
          },
        ])
      )[0]?.outcome,
    ).toEqual({
      kind: 'not-applicable',
      because: 'The pictures on the pages cannot be decoded.',
    });
    const unsure = defineCheck({
      ...SETTLED,
      id: 'unsure',
      needs: ['raster'],
      examine: () => ({ kind: 'not-applicable', because: 'Too small.' }),
    });
    expect((await examined(scan(), [unsure]))[0]?.outcome).toEqual({
      kind: 'not-applicable',
      because: 'Too small.',
    });
  });
});
