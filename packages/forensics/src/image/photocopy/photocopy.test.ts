import {
  type DocumentClassName,
  type DocumentField,
  fraction,
  type Raster,
  type ReadPage,
} from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, judgeCheck } from '../../verdict/judge.js';
import { photocopy } from './photocopy.js';
import { CARD, madeCard, screened, thresholded } from './testing/made-card.js';

const TEXT_BOX = { x1: CARD.x1 + 0.02, y1: CARD.y1 + 0.02, x2: CARD.x2 - 0.02, y2: CARD.y2 - 0.02 };

const pageOf = (words: string, upright?: ReadPage['upright']): ReadPage => ({
  page: 1,
  source: 'ocr',
  aspect: 1.5,
  upright,
  lines: [
    {
      page: 1,
      box: TEXT_BOX,
      emWidth: 0.02,
      words: words.split(' ').map((text) => ({ text, box: TEXT_BOX, reading: fraction(1) })),
    },
  ],
});

const field = (source: DocumentField['source']): DocumentField => ({
  name: 'lastName',
  value: 'SAMPLE',
  raw: 'SAMPLE',
  confidence: fraction(0.9),
  source,
  page: 1,
  box: undefined,
  others: [],
});

interface Submitted {
  readonly name?: DocumentClassName;
  readonly words?: string;
  readonly country?: string;
  readonly fields?: readonly DocumentField[];
  readonly barcodes?: readonly { readonly symbology: 'pdf417' | 'qr' }[];
  readonly upright?: ReadPage['upright'];
}

async function examine(raster: Raster | undefined, submitted: Submitted = {}) {
  const {
    name = 'identity/national_id',
    words = 'CREDENCIAL PARA VOTAR',
    fields = [field('ocr')],
    barcodes = [],
    upright,
    country = 'MEX',
  } = submitted;
  const outcome = await photocopy.examine({
    documentClass: { name, confidence: fraction(0.9), country, region: undefined, because: [] },
    text: { pages: [pageOf(words, upright)], pagesUnread: 0 },
    codes: {
      mrz: undefined,
      barcodes: barcodes.map((one) => ({ ...one, page: 1, box: TEXT_BOX, text: '', content: undefined })),
    },
    fields: { fields },
    ...(raster && { raster }),
  });
  const report = { check: photocopy, outcome };
  const evidence =
    outcome.kind === 'examined' ? outcome.finding.evidence.map(({ code }) => code) : outcome.because;
  return { status: judgeCheck(report).status, evidence, verdict: judge([report]) };
}

const COPY = madeCard({ light: [1, 0.95, 0.82] });
const COLORED = madeCard({ portrait: [176, 128, 108], ground: [224, 228, 206], light: [1, 0.95, 0.82] });

describe('a card photographed in color', () => {
  test('that has no color of its own fails, whatever lies around it', async () => {
    expect(await examine(COPY)).toMatchObject({ status: 'FAIL', evidence: ['NO_COLOUR_OF_ITS_OWN'] });
  });

  test('with a portrait and ground in color passes, in poor light and with pale colors, too', async () => {
    expect(await examine(COLORED)).toMatchObject({ status: 'PASS', evidence: [] });
    expect(await examine(madeCard({ portrait: [176, 128, 108], light: [0.36, 0.34, 0.3] }))).toMatchObject({
      status: 'PASS',
    });
    expect(await examine(madeCard({ portrait: [130, 120, 116], ground: [224, 224, 220] }))).toMatchObject({
      status: 'PASS',
    });
  });

  test('a copy stays one under light of any usual color and strength', async () => {
    const gain = fc.double({ min: 0.75, max: 1.05, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        gain,
        gain,
        fc.double({ min: 0.6, max: 1, noNaN: true }),
        async (red, blue, strength) => {
          const { status } = await examine(
            madeCard({ light: [red * strength, 0.9 * strength, blue * strength] }),
          );
          expect(status).toBe('FAIL');
        },
      ),
      { numRuns: 12 },
    );
  });

  test('is found where it lies in a picture taken sideways', async () => {
    const { width, height, rgb } = COPY;
    const turned = new Uint8Array(rgb.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++)
        turned.set(
          rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
          ((width - 1 - x) * height + y) * 3,
        );
    }
    const sideways: Raster = { width: height, height: width, rgb: turned, orientation: 6 };
    expect(await examine(sideways)).toMatchObject({ status: 'FAIL' });
  });
});

test('a copy that was cut out and lies on a colored table is not said to have colors of its own', async () => {
  expect(await examine(madeCard({ isCutOut: true }))).toMatchObject({
    status: 'NOT_APPLICABLE',
    evidence: expect.stringContaining('beside the text'),
  });
  const card = madeCard({ isCutOut: true, portrait: [150, 110, 90], ground: [222, 232, 224] });
  expect(await examine(card)).toMatchObject({ status: 'PASS' });
});

describe('a card in a picture without color', () => {
  test('keeps its shades when a scanner was set to gray: a copy cannot be told', async () => {
    const portrait = (value: number, x: number, y: number): number =>
      value * (0.75 + 0.25 * Math.sin(x / 40) * Math.cos(y / 30));
    expect(await examine(madeCard({ print: portrait, noise: 'gray' }))).toMatchObject({
      status: 'NOT_APPLICABLE',
    });
  });

  test('fails where its shades are a screen of dots, and where they are gone', async () => {
    expect((await examine(madeCard({ print: screened, noise: 'gray' }))).evidence).toContain(
      'SCREEN_OF_DOTS',
    );
    const crushed = await examine(madeCard({ print: thresholded, noise: 'gray' }));
    expect(crushed).toMatchObject({ status: 'FAIL', evidence: ['SHADES_LOST'] });
  });
});

test.each([
  [
    'a military card of the US',
    { name: 'identity/military_id', words: 'ARMED FORCES OF THE UNITED STATES', country: 'USA' },
  ],
  [
    'a temporary resident’s card',
    { name: 'identity/residence_card', words: 'RESIDENTE TEMPORAL PERMISO PARA TRABAJAR' },
  ],
  [
    'a license',
    { name: 'identity/driver_license', words: 'LICENCIA PARA CONDUCIR TIPO A DIRECCION DE LO TEMPORAL' },
  ],
] as const)('%s is looked at', async (_what, submitted) => {
  expect(await examine(COPY, submitted)).toMatchObject({ status: 'FAIL' });
});

test('a picture without pixels, or with hardly any, is too little to tell, and no broken check', async () => {
  for (const [width, height] of [
    [0, 0],
    [0, 600],
    [1, 1],
  ] as const) {
    const rgb = new Uint8Array(3 * width * height);
    expect(await examine({ width, height, rgb, orientation: 1 })).toMatchObject({
      status: 'NOT_APPLICABLE',
      evidence: expect.stringContaining('too small'),
    });
  }
});

test('a copy moves no verdict, and its sentence is in the reasoning', async () => {
  const [copied, colored] = [(await examine(COPY)).verdict, (await examine(COLORED)).verdict];
  // What the check saw differs in the arithmetic's terms; its steps and all else stay.
  const bare = ({ arithmetic, ...verdict }: typeof copied) => ({
    ...verdict,
    reasoning: [],
    reasons: [],
    steps: arithmetic.steps,
  });
  expect(bare(copied)).toEqual(bare(colored));
  expect(copied.reasoning.join(' ')).toContain('shown as a photocopy');
  expect(colored.reasoning.join(' ')).not.toContain('copy');
});

describe('what need not be in color is not looked at', () => {
  test.each([
    ['a bank statement', { name: 'financial/bank_statement' }],
    ['a voter card of the US', { name: 'identity/voter_registration_card' }],
    [
      'the paper that stands in for a license',
      { name: 'identity/driver_license', words: 'TEMPORARY DRIVER LICENSE' },
    ],
    ['a provisional license', { name: 'identity/driver_license', words: 'LICENCIA DE CONDUCIR PROVISIONAL' }],
    [
      'a temporary permit',
      { name: 'identity/driver_license', words: 'PERMISO TEMPORAL PARA CONDUCIR SIN PLACAS' },
    ],
    [
      'a license whose paper is named last',
      { name: 'identity/driver_license', words: 'TEXAS DRIVER LICENSE - CLASS C TEMPORARY' },
    ],
    [
      'a provisional license of Brazil',
      { name: 'identity/driver_license', words: 'LICENÇA PROVISÓRIA DE CONDUÇÃO' },
    ],
    [
      'the Mexican booklet of military service',
      { name: 'identity/military_id', words: 'SERVICIO MILITAR NACIONAL' },
    ],
    [
      'the same, told by its country',
      { name: 'identity/military_id', words: 'SECRETARIA DE LA DEFENSA NACIONAL' },
    ],
    ['the register certificate', { words: 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN' }],
    ['the back of a card', { fields: [field('barcode')], barcodes: [{ symbology: 'pdf417' }] }],
  ] as const)('%s', async (_what, submitted) => {
    expect(await examine(COPY, submitted)).toMatchObject({ status: 'NOT_APPLICABLE' });
  });

  test('a page that is no picture, and one of which nothing was read', async () => {
    expect(await examine(undefined)).toMatchObject({ status: 'NOT_APPLICABLE' });
    const outcome = await photocopy.examine({
      documentClass: {
        name: 'identity/passport',
        confidence: fraction(1),
        country: undefined,
        region: undefined,
        because: [],
        isGiven: true,
      },
      text: { pages: [{ ...pageOf(''), lines: [] }], pagesUnread: 0 },
      codes: { barcodes: [], mrz: undefined },
      fields: { fields: [] },
      raster: COPY,
    });
    expect(outcome.kind).toBe('not-applicable');
  });
});
