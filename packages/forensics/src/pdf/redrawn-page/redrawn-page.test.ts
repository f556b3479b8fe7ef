import { type Pdfium, parsePdf, readContent } from '@assay/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { LETTER_LINES, STATEMENT_LINES } from '../../values/testing/paper-lines.js';
import { MEASURE } from './measure.js';
import { redrawnPage } from './redrawn-page.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

interface Page {
  readonly lines: readonly string[];
  readonly widthPoints?: number;
  readonly heightPoints?: number;
  /** From the top edge, of the line with this index. */
  readonly baseline?: (index: number) => number;
  readonly sizePoints?: (index: number) => number;
  /** From the left edge, of the line with this index. */
  readonly left?: (index: number) => number;
  readonly font?: string;
  /** Painted as large as the page, before the text. */
  readonly picture?: Picture;
}

interface Picture {
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly level: (x: number, y: number) => number;
}

/** An image XObject in DeviceGray. */
function imageObject({ widthPixels, heightPixels, level }: Picture): string {
  const pixels = Array.from({ length: widthPixels * heightPixels }, (_, at) =>
    String.fromCharCode(level(at % widthPixels, Math.floor(at / widthPixels))),
  );
  const entries = `/Type/XObject/Subtype/Image/Width ${widthPixels}/Height ${heightPixels}/BitsPerComponent 8/ColorSpace/DeviceGray`;
  return stream(pixels.join(''), entries);
}

const wholeLines = (index: number): number => 48 + 16.5 * index;

function file({
  lines,
  widthPoints = 612,
  heightPoints = 792,
  baseline = wholeLines,
  sizePoints = () => 10,
  left = () => 48,
  font = 'F1',
  picture,
}: Page) {
  const shown = lines.map(
    (line, index) =>
      `BT /${font} ${sizePoints(index)} Tf 1 0 0 1 ${left(index)} ${(heightPoints - baseline(index)).toFixed(6)} Tm (${line}) Tj ET`,
  );
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${widthPoints} ${heightPoints}]/Contents 4 0 R/Resources<</Font<</${font} 5 0 R>>/XObject<</Im1 6 0 R>>>>>>`,
    4: stream(
      `${picture ? `q ${widthPoints} 0 0 ${heightPoints} 0 0 cm /Im1 Do Q` : ''}\n${shown.join('\n')}`,
    ),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    6: picture ? imageObject(picture) : 'null',
  });
}

async function examine(page: Page) {
  const bytes = file(page);
  const pdf = parsePdf(bytes);
  const pages = pdfium.open(bytes);
  try {
    return await redrawnPage.examine({ pdf, pages, content: readContent(pdf) });
  } finally {
    pages.close();
  }
}

const told = (measure: number, ...codes: readonly string[]) => ({
  kind: 'examined',
  finding: { measure, evidence: codes.map((code) => ({ code, page: 1 })) },
});

/** 318, 353 and 423 hundredths of a millimeter: 9, 10 and 12 points as Draw keeps them. */
const drawSizes = (index: number): number => [9.014, 10.006, 11.991][index % 3]!;
/** 1693, 2540 and 5503 hundredths: 48, 72 and 156 points. */
const drawLefts = (index: number): number => [47.991, 72, 155.991][index % 3]!;
/** What Inkscape makes of 48, 64.5, ... on a page of 792 points. */
const inkscapeLines = (index: number): number => wholeLines(index) + 0.000019;
/** A gray picture of the page below, one pixel to a pixel of a web page. */
const pagePicture = (level: (x: number, y: number) => number): Picture => ({
  widthPixels: 480,
  heightPixels: 240,
  level,
});
const web = { widthPoints: 360, heightPoints: 180 };

describe('pdf.redrawn-page finds', () => {
  it('a statement set in sizes of LibreOffice Draw, whoever is named', async () => {
    expect(await examine({ lines: STATEMENT_LINES, sizePoints: drawSizes, left: drawLefts })).toMatchObject(
      told(MEASURE.statementRedrawn, 'DRAWING_GRID'),
    );
  });

  it('a page of 595 by 842 points that Draw opened', async () => {
    const size = { widthPoints: 594.992126, heightPoints: 841.974803 };
    expect(await examine({ lines: LETTER_LINES, ...size })).toMatchObject(
      told(MEASURE.redrawn, 'PAGE_SIZE_CONVERTED'),
    );
  });

  it('the same page in single precision, as Inkscape leaves it', async () => {
    const size = { widthPoints: 594.999985, heightPoints: 842.000061 };
    expect(await examine({ lines: LETTER_LINES, ...size })).toMatchObject(
      told(MEASURE.redrawn, 'PAGE_SIZE_CONVERTED'),
    );
  });

  it('lines that cairo set beside the half points of an earlier layout', async () => {
    const page = { lines: LETTER_LINES, font: 'f-0-0', baseline: inkscapeLines };
    expect(await examine(page)).toMatchObject(told(MEASURE.redrawn, 'POSITIONS_CONVERTED'));
    expect(await examine({ ...page, lines: STATEMENT_LINES })).toMatchObject(
      told(MEASURE.statementRedrawn, 'POSITIONS_CONVERTED'),
    );
  });

  it('text over an empty picture of a web page’s size, rules and a head in it', async () => {
    const picture = pagePicture((_, y) => (y < 20 || y === 90 ? 90 : 255));
    expect(await examine({ ...web, lines: LETTER_LINES, picture })).toMatchObject(
      told(MEASURE.redrawn, 'PICTURE_BEHIND_TEXT'),
    );
  });
});

describe('pdf.redrawn-page tells as a drawing', () => {
  it('a letter that is set in sizes of LibreOffice Draw', async () => {
    expect(await examine({ lines: LETTER_LINES, sizePoints: drawSizes, left: drawLefts })).toMatchObject(
      told(MEASURE.drawingProgram, 'DRAWING_GRID'),
    );
  });
});

describe('pdf.redrawn-page leaves alone', () => {
  const asMade = told(MEASURE.asMade);

  it('a statement as its issuer printed it', async () => {
    expect(await examine({ lines: STATEMENT_LINES })).toMatchObject(asMade);
  });

  it('paper of 210 by 297 mm, and letter paper one grid line too small', async () => {
    expect(
      await examine({ lines: STATEMENT_LINES, widthPoints: 595.303937, heightPoints: 841.889764 }),
    ).toMatchObject(asMade);
    expect(
      await examine({ lines: STATEMENT_LINES, widthPoints: 611.971654, heightPoints: 791.971654 }),
    ).toMatchObject(asMade);
    expect(
      await examine({ lines: STATEMENT_LINES, widthPoints: 594.95996, heightPoints: 841.91998 }),
    ).toMatchObject(asMade);
  });

  it('an Inkscape drawing laid out where its text stands', async () => {
    expect(await examine({ lines: STATEMENT_LINES, font: 'f-0-0' })).toMatchObject(asMade);
  });

  it('a Chromium page that cairo printed: scaled by a rounded factor, not shifted', async () => {
    const baseline = (index: number): number => (wholeLines(index) * 0.23999999) / 0.24;
    expect(await examine({ lines: STATEMENT_LINES, font: 'f-0-0', baseline })).toMatchObject(asMade);
  });

  it('positions beside half points by a writer that rounds on its own account', async () => {
    expect(await examine({ lines: STATEMENT_LINES, baseline: inkscapeLines })).toMatchObject(asMade);
  });

  it('a sheet of Calc, whose sizes are chosen ones and whose columns lie on the grid', async () => {
    expect(
      await examine({
        lines: STATEMENT_LINES,
        left: (index) => Number(((2000 + 101 * index) * (72 / 2540)).toFixed(3)),
      }),
    ).toMatchObject(asMade);
  });

  it('text over a photograph, or over a picture of print resolution', async () => {
    const photograph = pagePicture((x, y) => (x * 7 + y * 13) % 256);
    expect(await examine({ ...web, lines: LETTER_LINES, picture: photograph })).toMatchObject(asMade);
    const letterhead = { widthPixels: 1500, heightPixels: 750, level: () => 255 };
    expect(await examine({ ...web, lines: LETTER_LINES, picture: letterhead })).toMatchObject(asMade);
  });
});

it('pdf.redrawn-page cannot tell where no text is stored', async () => {
  expect(await examine({ lines: [] })).toMatchObject({ kind: 'not-applicable' });
});
