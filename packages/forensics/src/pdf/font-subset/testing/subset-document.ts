import { parsePdf, readContent } from '@assay/media';
import { buildTrueType } from '../../../../../media/src/pdf/fonts/testing/build-truetype.js';
import { buildPdf, type Objects, pdfText, stream } from '../../../../../media/src/pdf/testing/build-pdf.js';
import type { Examined, Finding } from '../../../check.js';
import { fontSubset } from '../font-subset.js';

/** A statement's lines; all ten digits, the amounts below among them, come up in a row of their own time. */
export const LINES = [
  'Union Valley Bank',
  'Account holder Tomas Novak',
  'Period 03/14 Opening 2,590.60',
  'Deposit 7,841.20',
  'Closing balance with fees and charges xqz',
] as const;

/** Of each page, the lines that a font was numbered for and, where they differ, those that are shown. */
export interface Page {
  readonly lines: readonly string[];
  readonly shown?: readonly string[];
}

/** How a writer gives its glyphs their numbers: at first use, or by character code. */
export type Numbering = 'first-use' | 'by-character';

/**
 * A document in one embedded subset font; characters shown that it was not numbered for get codes without a
 * glyph.
 */
export function subsetDocument(pages: readonly Page[], numbering: Numbering = 'first-use'): Uint8Array {
  const written = pages.flatMap(({ lines }) => lines).join('');
  const inOrder = [...new Set(written)];
  if (numbering === 'by-character') inOrder.sort();
  const glyphs = [
    'outline' as const,
    ...inOrder.map((character) => (character === ' ' ? ('blank' as const) : ('outline' as const))),
  ];
  const codes = new Map(inOrder.map((character, index) => [character, index + 1]));
  for (const character of pages.flatMap(({ shown }) => shown ?? []).join(''))
    if (!codes.has(character)) codes.set(character, codes.size + 1);
  const hex = (value: number): string => value.toString(16).padStart(4, '0');
  const show = (line: string): string =>
    `<${Array.from(line, (character) => hex(codes.get(character)!)).join('')}> Tj 0 -16 Td`;
  const names = Array.from(
    codes,
    ([character, code]) => `<${hex(code)}> <${hex(character.charCodeAt(0))}>`,
  ).join('\n');
  const contents = pages.map(({ lines, shown }) =>
    stream(`BT /F1 10 Tf 20 300 Td ${(shown ?? lines).map(show).join('\n')} ET`),
  );
  const objects: Objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((_, index) => `${20 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    5: '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Body/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>',
    6: '<</Type/Font/Subtype/CIDFontType2/BaseFont/ABCDEF+Body/DW 500/FontDescriptor 7 0 R>>',
    7: '<</Type/FontDescriptor/FontName/ABCDEF+Body/FontFile2 8 0 R>>',
    8: stream(pdfText(buildTrueType(glyphs))),
    9: stream(
      `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${codes.size} beginbfchar ${names} endbfchar endcmap`,
    ),
    ...Object.fromEntries(
      contents.flatMap((content, index) => [
        [
          20 + 2 * index,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 340]/Contents ${21 + 2 * index} 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
        ],
        [21 + 2 * index, content],
      ]),
    ),
  };
  return buildPdf(objects);
}

export function examineBytes(bytes: Uint8Array): Examined {
  const pdf = parsePdf(bytes);
  return fontSubset.examine({ pdf, content: readContent(pdf) }) as Examined;
}

export function findingOn(bytes: Uint8Array): Finding {
  const examined = examineBytes(bytes);
  if (examined.kind !== 'examined') throw new Error(`expected the check to examine: ${examined.because}`);
  return examined.finding;
}
