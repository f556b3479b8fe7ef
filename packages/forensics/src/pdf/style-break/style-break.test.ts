import { parsePdf, readContent } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styleBreak } from './style-break.js';
import {
  AMOUNT_EDGE,
  baselineOf,
  type Cell,
  cells,
  codesFor,
  examineBytes,
  findingOn,
  ROW_COUNT,
  shown,
  statement,
  widthOf,
  written,
} from './testing/statement.js';

const FORGED = '974.50';
const FORGED_ROW = 4;
const place = { x: AMOUNT_EDGE - widthOf(FORGED), y: baselineOf(FORGED_ROW) };
const isForgedPlace = (row: number, column: number): boolean => row === FORGED_ROW && column === 2;
const without: Parameters<typeof cells>[0] = (cell, row, column) =>
  isForgedPlace(row, column) ? null : cell;
const PAGE_NUMBER = shown(200, 20, 'Page 1 of 1');
/** What common libraries append: a white box, then the text in a standard font. */
const appended = (text: string, x: number, y: number): string =>
  `q 1 g ${x} ${y - 2} 40 10 re f Q\nq\nBT\n1 0 0 1 ${x} ${y} Tm\n/F3 10 Tf 0.13 0.13 0.13 rg [<${hex(text)}>]TJ\nET\nQ`;
const hex = (text: string): string =>
  Array.from(text, (character) => character.charCodeAt(0).toString(16)).join('');

describe('edits', () => {
  test('an amount taken out and written anew behind the page breaks order, font, grammar and stream', () => {
    const finding = findingOn(written(cells(without)) + PAGE_NUMBER, appended(FORGED, place.x, place.y));
    expect(finding.measure).toBe(4);
    expect(codesFor(finding, FORGED)).toEqual([
      'COLOR_NEAR_MISS',
      'FONT_ISLAND',
      'FONT_NOT_EMBEDDED',
      'GRAMMAR_BREAK',
      'PAINT_ORDER_BREAK',
      'STREAM_ISLAND',
    ]);
    const [evidence] = finding.evidence;
    expect(evidence).toMatchObject({ page: 1, after: FORGED });
    expect(evidence?.boundingBox?.x1).toBeCloseTo(place.x / 420);
    expect(evidence?.boundingBox?.x2).toBeCloseTo(AMOUNT_EDGE / 420);
    expect(evidence?.boundingBox?.y1).toBeLessThan((340 - place.y) / 340);
    expect(evidence?.boundingBox?.y2).toBeGreaterThan((340 - place.y) / 340);
    expect(finding.heat).toMatchObject([{ page: 1, width: 420, height: 340, boxes: [{ intensity: 1 }] }]);
  });

  test('an amount painted over the old one at the end is found by order alone when all else is imitated', () => {
    const finding = findingOn(written(cells()) + PAGE_NUMBER + shown(place.x, place.y, FORGED));
    expect(finding.measure).toBe(1);
    expect(codesFor(finding, FORGED)).toEqual(['PAINT_ORDER_BREAK']);
  });

  test('an amount written over a blank of a form replaces nothing', () => {
    const over = (text: string) => {
      const page = cells((cell, row, column) => (isForgedPlace(row, column) ? { ...cell, text } : cell));
      const { evidence } = findingOn(written(page) + PAGE_NUMBER + shown(place.x, place.y, FORGED));
      return evidence.some(({ after, summary }) => after === FORGED && summary.includes('over a text'));
    };
    expect([over('312.90'), over('______')]).toEqual([true, false]);
  });

  test('on a page shown turned the box is where a reader sees it', () => {
    const contents = [written(cells(without)) + PAGE_NUMBER, appended(FORGED, place.x, place.y)];
    // Text that stands upright once the page is turned: written sideways in user space.
    const turned = contents.map((content) => `q 0 1 -1 0 340 0 cm ${content} Q`);
    const page = statement({ contents: turned, entries: '/Rotate 90' }).slice();
    const text = new TextDecoder('latin1').decode(page).replace('[0 0 420 340]', '[0 0 340 420]');
    const examined = examineBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)));
    expect(examined).toMatchObject({ kind: 'examined', finding: { measure: 4 } });
    const box = examined.kind === 'examined' ? examined.finding.evidence[0]?.boundingBox : undefined;
    expect(box?.x2).toBeCloseTo(AMOUNT_EDGE / 420);
  });

  test('a name in the middle of a sentence, written last, is painted apart from its line', () => {
    const sentence = [
      { x: 20, y: 330, text: 'This letter confirms' },
      { x: 205, y: 330, text: 'works with us today.' },
    ];
    const finding = findingOn(
      `${written(sentence)}${written(cells())}${PAGE_NUMBER}${shown(125, 330, 'Ana Maria Lopez')}`,
    );
    expect(codesFor(finding, 'Ana Maria Lopez')).toEqual(['PAINT_ORDER_BREAK']);
  });

  test('a note of many words is no value, though it names a form and a line', () => {
    const note = 'from Form IT-201, line 19, or IT-203, line 3';
    const others = cells((cell, row, column) => (row === FORGED_ROW && column === 1 ? null : cell));
    const finding = findingOn(written(others) + PAGE_NUMBER, appended(note, 90, baselineOf(FORGED_ROW)));
    expect(codesFor(finding, note)).toEqual([]);
  });

  test('an inserted digit leaves the edge that the column keeps', () => {
    const longer: Parameters<typeof cells>[0] = (cell, row, column) =>
      isForgedPlace(row, column) ? { ...cell, text: `9${cell.text}` } : cell;
    expect(findingOn(written(cells(longer))).evidence.map(({ code, after }) => [code, after])).toEqual([
      ['COLUMN_EDGE_BREAK', '9920.50'],
    ]);
  });

  test('a second font object for the same subset, used by one token, is a clone', () => {
    const content = cells().map((cell) =>
      cell.y === place.y && cell.x === place.x
        ? shown(cell.x, cell.y, cell.text).replace('/F1', '/F4')
        : written([cell]),
    );
    const finding = findingOn(content.join('\n'));
    expect(finding.measure).toBe(2);
    expect(codesFor(finding, '920.50')).toEqual(['FONT_CLONE', 'FONT_ISLAND']);
  });

  test('two breaks at words without a digit, a label that was set anew, count as one', () => {
    const content = cells().map((cell) =>
      cell.y === place.y && cell.x === place.x
        ? shown(cell.x, cell.y, 'Tuition Ded.').replace('/F1', '/F4')
        : written([cell]),
    );
    const finding = findingOn(content.join('\n'));
    expect([finding.measure, codesFor(finding, 'Tuition Ded.')]).toEqual([1, ['FONT_CLONE', 'FONT_ISLAND']]);
  });

  test('two values at one place, painted one after the other, are told', () => {
    const content = cells().map((cell) =>
      written(cell.y === place.y && cell.x === place.x ? [cell, { ...cell, text: FORGED }] : [cell]),
    );
    expect(codesFor(findingOn(content.join('\n')), FORGED)).toEqual(['TEXT_OVERPRINTED']);
  });

  test('a token a hair below its line is told', () => {
    const lower: Parameters<typeof cells>[0] = (cell, row, column) =>
      isForgedPlace(row, column) ? { ...cell, y: cell.y - 0.4 } : cell;
    expect(codesFor(findingOn(written(cells(lower))), '920.50')).toEqual(['BASELINE_BREAK']);
  });

  test('the mark that Acrobat leaves on edited text is told, but means little alone', () => {
    const finding = findingOn(
      written(cells()) + shown(20, 20, 'edited words').replace('(', '/TouchUp_TextEdit MP ('),
    );
    expect(finding.measure).toBe(1);
    expect(codesFor(finding, 'edited words')).toEqual(['TOUCH_UP_MARK']);
  });

  test('the same mark on an amount counts twice, also where each character has its own', () => {
    const touched = Array.from('777.10', (digit, index) =>
      shown(300 + 5 * index, 20, digit).replace('(', '/TouchUp_TextEdit MP ('),
    );
    const finding = findingOn(written(cells()) + touched.join('\n'));
    expect(finding.measure).toBe(2);
    expect(codesFor(finding, '777.10')).toEqual(['TOUCHED_UP_VALUE']);
  });

  test('a page whose text is marked throughout was made in Acrobat: the mark means little', () => {
    const finding = findingOn(written(cells()).replaceAll('(', '/TouchUp_TextEdit MP ('));
    expect(finding.measure).toBe(1);
  });

  test('an overlay that landed mirrored, in another place, is told with the value it was meant for', () => {
    const finding = findingOn(
      `1 0 0 -1 0 340 cm ${written(cells()).replaceAll('1 0 0 1', '1 0 0 -1')} ${shown(265, 300, '9920.50')}`,
    );
    expect(finding.measure).toBeGreaterThanOrEqual(3);
    const misplaced = finding.evidence.find(({ code }) => code === 'MISPLACED_VALUE');
    expect(misplaced?.summary).toMatch(/“9920.50” .*“\d{4}.50” has the same form/);
  });

  test('a mirrored word is no value', () => {
    const finding = findingOn(`${written(cells())} 1 0 0 -1 0 340 cm ${shown(265, 300, 'AMBULANCE')}`);
    expect(finding.measure).toBe(0);
  });
});

describe('unchanged files', () => {
  const bold = (x: number, y: number, text: string): string => shown(x, y, text).replace('/F1', '/F2');
  const byColumn = (list: readonly Cell[]): Cell[] =>
    [0, 1, 2, 3].flatMap((column) => list.filter((_, index) => index % 4 === column));
  test.each([
    ['a table written row by row', written(cells())],
    ['a table written column by column', written(byColumn(cells()))],
    [
      'all labels first and then all values',
      written([...cells().filter((_, i) => i % 4 < 2), ...cells().filter((_, i) => i % 4 >= 2)]),
    ],
    [
      'a bold total',
      written(cells()) +
        shown(90, baselineOf(ROW_COUNT), 'Total') +
        bold(265, baselineOf(ROW_COUNT), '2665.00'),
    ],
    [
      'a page number and a bank address at the end',
      written(cells()) + PAGE_NUMBER + shown(20, 330, 'Summit Bank'),
    ],
    [
      'a stamp in another color',
      `${written(cells())}q BT 0.8 0 0 rg /F3 24 Tf 1 0 0 1 180 240 Tm (RECEIVED 2025) Tj ET Q`,
    ],
    [
      'a watermark across the page',
      `${written(cells())}q BT 0.9 g /F3 30 Tf 0.7 0.7 -0.7 0.7 90 90 Tm (COPY 2025) Tj ET Q`,
    ],
    [
      'a face made bold by painting it twice',
      cells()
        .map((cell) => written([cell, { ...cell, x: cell.x + 0.3 }]))
        .join('\n'),
    ],
    [
      'invisible text of a recognized scan',
      `${written(cells())}BT 3 Tr /F3 10 Tf 1 0 0 1 ${place.x} ${place.y} Tm (974.50) Tj ET`,
    ],
  ])('%s', (_, content) => {
    expect(findingOn(content)).toMatchObject({ measure: 0, evidence: [], heat: [] });
  });

  test('a form filled in and flattened does not reach two breaks', () => {
    const labels = Array.from({ length: 6 }, (_, row) => ({
      x: 20,
      y: 330 - 20 * row,
      text: `Name of the employer ${row}:`,
    }));
    const fields = labels.map(
      ({ y }, row) => `q ${appended(`Value ${row} 2025`, 200, y).replace(/^q .*Q\n/, '')} Q`,
    );
    expect(findingOn(written(labels), ...fields).measure).toBeLessThan(2);
  });

  test('justified text, cut into runs with their own spacing', () => {
    const lines = Array.from(
      { length: 8 },
      (_, line) =>
        `BT 0.1 g /F1 10 Tf 1 0 0 1 20 ${300 - 14 * line} Tm [(Since 2019) -${200 + line} (Ana Lopez)] TJ ET`,
    );
    expect(findingOn(lines.join('\n')).measure).toBe(0);
  });
});

describe('what cannot be looked at', () => {
  test('a page without text stored as text is not applicable, not passed', () => {
    expect(examineBytes(statement({ contents: ['0 0 100 100 re f'] })).kind).toBe('not-applicable');
  });

  test('a page whose content is too large to read is said to be unread', () => {
    const pdf = parsePdf(statement({ contents: [written(cells())] }));
    const read = readContent(pdf);
    const content = {
      ...read,
      page: (index: number) => ({ ...read.page(index), stopped: 'too-large' as const }),
    };
    expect(styleBreak.examine({ pdf, content })).toMatchObject({
      finding: { summary: expect.stringContaining('1 of 1 pages could not be read') },
    });
  });

  test('whatever the content, the measure is between 0 and 4 and every box on the page', () => {
    const number = fc.integer({ min: -50, max: 450 });
    const token = fc.tuple(
      number,
      number,
      fc.constantFrom('1.00', '2025-01-01', 'Ana Lopez', 'x'),
      fc.constantFrom('F1', 'F3', 'F9'),
      fc.integer({ min: 0, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(token, { minLength: 6, maxLength: 40 }), (tokens) => {
        const examined = examineBytes(
          statement({
            contents: [
              tokens
                .map(([x, y, text, font, size]) => `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
                .join(' '),
            ],
          }),
        );
        if (examined.kind !== 'examined') return;
        expect(examined.finding.measure).toBeGreaterThanOrEqual(0);
        expect(examined.finding.measure).toBeLessThanOrEqual(4);
        for (const { boundingBox } of examined.finding.evidence) {
          for (const edge of Object.values(boundingBox ?? {})) expect(edge >= 0 && edge <= 1).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
