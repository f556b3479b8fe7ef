import { fraction, type Pdfium, type ReadPage } from '@assay/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { LETTER_LINES, STATEMENT_LINES } from '../../values/testing/paper-lines.js';
import { MEASURE } from './measure.js';
import { outlinedText } from './outlined-text.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

/**
 * The page is 300 x 200 points; line `index` stands 20 points below the one before, each character 5 points
 * wide.
 */
const LINE_TOP = (index: number): number => 10 + 20 * index;
const CHARACTER_POINTS = 5;

/** Triangles where the letters of the lines stand. */
const drawn = (lines: readonly string[]): string =>
  lines
    .flatMap((line, index) =>
      [...line].flatMap((character, at) => {
        if (character === ' ') return [];
        const [x, y] = [20 + CHARACTER_POINTS * at, 200 - LINE_TOP(index) - 9];
        return [`${x} ${y} m ${x + 4} ${y} l ${x + 2} ${y + 8} l f`];
      }),
    )
    .join('\n');

const typed = (lines: readonly string[]): string =>
  lines
    .map((line, index) => `BT /F1 10 Tf 1 0 0 1 20 ${200 - LINE_TOP(index) - 9} Tm (${line}) Tj ET`)
    .join('\n');

/** What a recognizer reads of the lines. */
const recognized = (lines: readonly string[], source: ReadPage['source'] = 'ocr'): ReadPage => ({
  page: 1,
  source,
  aspect: 1.5,
  upright: undefined,
  lines: lines.map((line, index) => {
    const box = {
      x1: 20 / 300,
      y1: LINE_TOP(index) / 200,
      x2: (20 + CHARACTER_POINTS * line.length) / 300,
      y2: (LINE_TOP(index) + 12) / 200,
    };
    return {
      page: 1,
      box,
      emWidth: 0.03,
      words: line.split(' ').map((text) => ({ text, box, reading: fraction(0.95) })),
    };
  }),
});

async function examine(content: string, page: ReadPage) {
  const pages = pdfium.open(
    buildPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      4: stream(content),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    }),
  );
  try {
    return await outlinedText.examine({ pages, text: { pages: [page], pagesUnread: 0 } });
  } finally {
    pages.close();
  }
}

const measured = (measure: number) => ({ kind: 'examined', finding: { measure } });

describe('pdf.outlined-text finds', () => {
  it('a statement whose writing is drawn', async () => {
    const examined = await examine(drawn(STATEMENT_LINES), recognized(STATEMENT_LINES));
    expect(examined).toMatchObject({
      finding: {
        measure: MEASURE.statementInShapes,
        evidence: [{ code: 'WRITING_DRAWN_AS_SHAPES', page: 1 }],
      },
    });
    expect(examined.kind === 'examined' && examined.finding.summary).toContain('an account statement');
  });

  it('a letter whose writing is drawn, which weighs less', async () => {
    expect(await examine(drawn(LETTER_LINES), recognized(LETTER_LINES))).toMatchObject(
      measured(MEASURE.shapes),
    );
  });

  it('drawn writing with a typed page number beside it', async () => {
    expect(
      await examine(
        `${drawn(LETTER_LINES)}\nBT /F1 10 Tf 1 0 0 1 280 5 Tm (1) Tj ET`,
        recognized(LETTER_LINES),
      ),
    ).toMatchObject(measured(MEASURE.shapes));
  });
});

describe('pdf.outlined-text leaves alone', () => {
  it('a typed statement', async () => {
    expect(await examine(typed(STATEMENT_LINES), recognized(STATEMENT_LINES, 'text'))).toMatchObject(
      measured(MEASURE.text),
    );
  });

  it('a typed statement whose layer was not trusted, and shapes beside it', async () => {
    expect(
      await examine(`${typed(STATEMENT_LINES)}\n${drawn(LETTER_LINES)}`, recognized(STATEMENT_LINES)),
    ).toMatchObject(measured(MEASURE.text));
  });

  it('a drawing with a few words', async () => {
    const dots = Array.from(
      { length: 600 },
      (_, at) => `${(at % 60) * 5} ${10 + 3 * Math.floor(at / 60)} m 3 0 l 1 2 l f`,
    ).join('\n');
    expect(await examine(`${dots}\n${drawn(LETTER_LINES)}`, recognized(LETTER_LINES))).toMatchObject(
      measured(MEASURE.text),
    );
  });

  it('shapes over a scan', async () => {
    const scan = 'q 300 0 0 200 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q\n';
    expect(await examine(scan + drawn(STATEMENT_LINES), recognized(STATEMENT_LINES))).toMatchObject(
      measured(MEASURE.text),
    );
  });

  it('a logo of few shapes', async () => {
    expect(await examine(drawn(['Summit Bank']), recognized(['Summit Bank']))).toMatchObject(
      measured(MEASURE.text),
    );
  });
});

it('pdf.outlined-text cannot tell where nothing was read', async () => {
  expect(await examine('', recognized([], 'none'))).toMatchObject({ kind: 'not-applicable' });
});
