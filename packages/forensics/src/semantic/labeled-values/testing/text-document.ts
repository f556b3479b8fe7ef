import { type DocumentText, type PdfStructure, parsePdf, type ViewTypes } from '@assay/media';
import { buildPdf, type Objects, stream } from '../../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined, Finding } from '../../../check.js';
import { type ReadPage, readPages } from '../read-pages.js';

/** One page, a line each; `|` parts cells. */
export interface TextPage {
  readonly lines: readonly string[];
  /** Pages of one print share a font object. */
  readonly print?: number;
  readonly face?: string;
  /** Six letters: the font is embedded under this prefix, in a program of its own length. */
  readonly subset?: string;
  /** Operators painted before the lines. */
  readonly content?: string;
}

/** Where cells start, in points of a page 600 points wide. */
const CELLS = [40, 190, 340, 490];
const FIRST_BASELINE = 780;
const PITCH = 20;
const FIRST_FONT = 100;
/** Descriptor and program of a font are numbered past it. */
const DESCRIPTOR = 100;
const PROGRAM = 200;

/**
 * A PDF of such pages; `entries` go into the catalog, `info` into the information dictionary, `objects`
 * beside them.
 */
export function textDocument(
  pages: readonly TextPage[],
  { entries = '', info = '', objects = {} }: { entries?: string; info?: string; objects?: Objects } = {},
): Uint8Array {
  const all: Record<number, string> = {
    1: `<</Type/Catalog/Pages 2 0 R${entries}>>`,
    2: `<</Type/Pages/Kids[${pages.map((_, index) => `${10 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    3: `<<${info}>>`,
    ...objects,
  };
  pages.forEach(({ lines, print = 0, face = 'Helvetica', subset, content = '' }, index) => {
    const page = 10 + 2 * index;
    const font = FIRST_FONT + print;
    const embedded = subset ? `/FontDescriptor ${font + DESCRIPTOR} 0 R` : '';
    const name = subset ? `${subset}+${face}` : face;
    all[font] = `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding${embedded}>>`;
    if (subset) {
      all[font + DESCRIPTOR] =
        `<</Type/FontDescriptor/FontName/${name}/Flags 32/FontFile ${font + PROGRAM} 0 R>>`;
      all[font + PROGRAM] = stream([subset.repeat(subset.charCodeAt(0) - 60)].join(''));
    }
    all[page] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${page + 1} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>>>`;
    all[page + 1] = stream(
      [content, ...lines.map((line, row) => written(line, FIRST_BASELINE - PITCH * row))].join('\n'),
    );
  });
  return buildPdf(all, { trailer: '/Info 3 0 R' });
}

const written = (line: string, y: number): string =>
  line
    .split('|')
    .map((cell, column) => `BT /F1 10 Tf 1 0 0 1 ${CELLS[column]} ${y} Tm (${cell.trim()}) Tj ET`)
    .join(' ');

type TextViews = Pick<ViewTypes, 'pages' | 'pdf' | 'text'>;

async function withViews<T>(bytes: Uint8Array, use: (views: TextViews) => T | Promise<T>): Promise<T> {
  const pages = (await startedPdfium()).open(bytes);
  const pdf: PdfStructure = parsePdf(bytes);
  try {
    return await use({ pages, pdf, text: trustedLayers(pages.pageCount) });
  } finally {
    pages.close();
  }
}

/**
 * What the view `text` says of pages whose text layers can be trusted; their words are read from the layers.
 */
const trustedLayers = (pageCount: number): DocumentText => ({
  pages: Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    source: 'text',
    lines: [],
    aspect: 0.75,
    upright: undefined,
  })),
  pagesUnread: 0,
});

/** @param text the view of that name; text layers alone are read without */
export const readPagesOf = (bytes: Uint8Array, text?: DocumentText): Promise<readonly ReadPage[]> =>
  withViews(bytes, ({ pages }) => readPages(text ? { pages, text } : { pages }));

interface Examiner {
  examine(views: TextViews & Pick<Partial<ViewTypes>, 'receivedOn' | 'fields'>): Examined | Promise<Examined>;
}

/** @param known views beside those of the file */
export const examineBytes = (
  check: Examiner,
  bytes: Uint8Array,
  known: Pick<Partial<ViewTypes>, 'receivedOn' | 'fields'> = {},
): Promise<Examined> => withViews(bytes, (views) => check.examine({ ...views, ...known }));

/** The finding on a file that the check must be able to examine. */
export async function findingOn(
  check: Examiner,
  bytes: Uint8Array,
  known: Parameters<typeof examineBytes>[2] = {},
): Promise<Finding> {
  const examined = await examineBytes(check, bytes, known);
  if (examined.kind !== 'examined') throw new Error(`not examined: ${examined.because}`);
  return examined.finding;
}

/** What was found, in short: measure, then codes with the later text. */
export const inShort = ({ measure, evidence }: Finding): string =>
  [measure, ...evidence.map(({ code, after }) => (after ? `${code} ${after}` : code))].join('; ');
