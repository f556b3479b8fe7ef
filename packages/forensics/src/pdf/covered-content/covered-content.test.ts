import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { EVIDENCE_CODES } from './observation.js';
import {
  annotated,
  examineBytes,
  findingOn,
  inShort,
  page,
  picture,
  STATEMENT,
  text,
  WHITE_BOX,
  WITHOUT_AMOUNT,
} from './testing/page.js';

const ZEBRA = '.93 g 15 134 270 18 re f 0 g\n';
/** Text that runs upwards; its baseline begins at (x, y). */
const turned = (x: number, y: number, string: string): string =>
  `BT /F1 12 Tf 0 1 -1 0 ${x} ${y} Tm (${string}) Tj ET\n`;
const slip = (y: number): string =>
  turned(276, y, 'I have received the amount') + turned(290, y + 4, 'Signature of the employee');
/** A bar that heads a section of a bill, across the page, with its heading. */
const bar = (y: number, heading: string): string =>
  `.95 .98 .9 rg 15 ${y} 270 16 re f 0 g ${text(20, y + 3, heading)}`;
const SECTION = text(20, 125, 'Subtotal') + text(200, 125, '132.67');
const MULTIPLY = '/ExtGState<</M<</BM/Multiply>>>>';
/** A scan: an image over the whole page, light paper with one dark line from y = 120 to 125. */
const SCAN = `q 300 0 0 200 0 0 cm BI /W 1 /H 40 /BPC 8 /CS /G ID ${'\xf0'.repeat(15)}\x50${'\xf0'.repeat(24)} EI Q\n`;

const ROWS = Array.from(
  { length: 8 },
  (_, row) => text(20, 180 - 16 * row, `Row ${row}`) + text(200, 180 - 16 * row, `${row}40.68`),
).join('');
/** Eight rows shown through a window above y = 110 and one below, the lower moved up by `upPoints`. */
const throughWindows = (upPoints: number, after = '') =>
  page(
    `q 0 110 300 90 re W n /X Do Q q 0 0 300 110 re W n 1 0 0 1 0 ${upPoints} cm /X Do Q ${after}`,
    '',
    '/XObject<</X 6 0 R>>',
    {
      6: stream(ROWS, '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>'),
    },
  );

describe('pass', () => {
  const passes: Record<string, Uint8Array> = {
    'a plain statement': page(STATEMENT),
    'a zebra row painted before its text': page(ZEBRA + STATEMENT),
    'a zebra row painted when the rest was finished, and its text upon it': page(
      WITHOUT_AMOUNT.replace(text(20, 140, 'Payroll deposit'), '') +
        ZEBRA +
        text(20, 140, 'Payroll deposit') +
        text(200, 140, '1,240.00'),
    ),
    'a cell that is shaded when the rest was finished, and its text shaded once more': page(
      `${WITHOUT_AMOUNT}.93 g 190 128 80 30 re f 198 136 56 15 re f 0 g ${text(200, 140, '1,240.00')}`,
    ),
    'text painted twice to look bold': page(STATEMENT + text(200.3, 140, '1,240.00')),
    'a row painted, given a ground, and painted again': page(
      STATEMENT + ZEBRA + text(20, 140, 'Payroll deposit') + text(200, 140, '1,240.00'),
    ),
    'turned texts that were given a ground and painted again, a little further up': page(
      `${slip(20) + STATEMENT}1 g 262 10 34 180 re f 0 g ${slip(22)}`,
    ),
    'a highlight that lets the text through': annotated(
      'Highlight',
      '/M gs 1 1 0 rg 0 0 60 15 re f',
      '',
      MULTIPLY,
    ),
    'a box around the amount, not filled': page(`${STATEMENT}198 136 56 15 re S`),
    'a translucent watermark': page(
      `${STATEMENT}/W gs .5 g 20 100 260 90 re f`,
      '',
      '/ExtGState<</W<</ca .3>>>>',
    ),
    'text upon a picture that is the ground of the page': page(SCAN + STATEMENT),
    'white text on white under a box': page(`${WITHOUT_AMOUNT}1 g ${text(200, 140, '1,240.00')}${WHITE_BOX}`),
    'text that a clip lets nothing of show, under a box': page(
      `${WITHOUT_AMOUNT}q 0 0 5 5 re W n ${text(200, 140, '1,240.00')}Q ${WHITE_BOX}`,
    ),
    'a box that a clip keeps off the text': page(`${STATEMENT}q 0 0 100 50 re W n ${WHITE_BOX}Q`),
    'a cell that cuts the end of a long text': page(`${STATEMENT}1 g 60 136 60 7 re f`),
    'a footer upon a white box, the last thing on the page': page(
      `${STATEMENT}1 g 18 16 60 15 re f 0 g ${text(20, 20, '12/31/2025')}`,
    ),
    'a page in two windows that were not moved': throughWindows(0),
    'a hidden annotation': annotated('FreeText', '1 g 0 0 60 15 re f', '/F 2'),
    'many values upon white boxes from the start': page(
      ['840.68', '1,240.00', '399.32', '12.00', '17.50']
        .map((amount, row) => `1 g 198 ${156 - 20 * row} 56 15 re f 0 g ${text(200, 160 - 20 * row, amount)}`)
        .join('') +
        text(20, 160, 'A long description of the first of the amounts') +
        WHITE_BOX +
        text(200, 140, '1,240.00'),
    ),
  };

  test.each(Object.entries(passes))('%s', async (_, bytes) => {
    const finding = await findingOn(bytes);
    expect(inShort(finding)).toEqual([]);
    expect(finding.measure).toBe(0);
    expect(finding.heat).toEqual([]);
  });
});

describe('cannot tell', () => {
  const untold: Record<string, Uint8Array> = {
    'a scan': page(SCAN),
    'a scan with a page number': page(SCAN + text(20, 5, 'Page 3 of 9')),
    'invisible text of a scan, under a white box': page(
      `${SCAN}BT 3 Tr /F1 12 Tf 200 140 Td (1,240.00) Tj ET ${WHITE_BOX}`,
    ),
    'text read from a scan, painted before the scan': page(STATEMENT + SCAN),
    'shapes without text': page('20 20 100 100 re f'),
  };

  test.each(Object.entries(untold))('%s', async (_, bytes) => {
    expect(await examineBytes(bytes)).toMatchObject({ kind: 'not-applicable' });
  });
});

/** Five rows of four words, as an address or a letter's head has them. */
const BLOCK_ROWS = [
  'Refunded to Ana Lopez',
  'Receipt number 3330 0572',
  'Date issued May 2018',
  'Tel +1 415 8306306',
  'Acme Incorporated Main Street',
];
const BLOCK =
  BLOCK_ROWS.map((row, index) => text(20, 164 - 14 * index, row)).join('') + text(20, 40, 'Total 4.99');
const BLOCK_WORDS = BLOCK_ROWS.join(' ');

describe('fail', () => {
  const covered = (cover: string) => page(STATEMENT + cover);
  const fails: Record<string, [bytes: Uint8Array, strongest: string, measure: number]> = {
    'a white box and another amount over the amount': [
      covered(WHITE_BOX + text(200, 140, '9,240.00')),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'a box in the color of a zebra row': [
      page(`${ZEBRA + STATEMENT}.93 g 198 136 56 15 re f 0 g ${text(200, 140, '9,240.00')}`),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'one digit patched: the number is told whole': [
      covered(`1 g 199.5 137 6.5 14 re f 0 g ${text(200, 140, '9')}`),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'a turned amount that gave way to another': [
      page(
        `${STATEMENT + turned(276, 20, '1,240.00')}1 g 262 10 34 180 re f 0 g ${turned(276, 22, '9,240.00')}`,
      ),
      'TEXT_UNDER_BOX|00 0. 42 1,|00 0. 42 9,',
      4,
    ],
    'a bar of the layout, one line too high, over a subtotal': [
      page(bar(160, 'Electric Service') + SECTION + bar(117, 'Gas Service')),
      'TEXT_UNDER_BOX|Subtotal 132.67|Gas Service',
      1.5,
    ],
    'a bar like no other of the page over a subtotal': [
      page(text(20, 160, 'Electric Service') + SECTION + bar(117, 'Gas Service')),
      'TEXT_UNDER_BOX|Subtotal 132.67|Gas Service',
      4,
    ],
    'a bar like another of the page, with another subtotal typed upon the hidden one': [
      page(`${bar(160, 'Electric Service') + SECTION + bar(117, '')}${SECTION.replace('132.67', '32.67')}`),
      'TEXT_UNDER_BOX|Subtotal 132.67|Subtotal 32.67',
      4,
    ],
    'a name over a name': [
      covered(`1 g 18 136 100 15 re f 0 g ${text(20, 140, 'Aisha Khan')}`),
      'TEXT_UNDER_BOX|Payroll deposit|Aisha Khan',
      2,
    ],
    'a box drawn as a form, as stamping tools do': [
      page(`${STATEMENT}/X Do`, '', '/XObject<</X 6 0 R>>', {
        6: stream(
          WHITE_BOX + text(200, 140, '9,240.00'),
          '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</Font<</F1 5 0 R>>>>',
        ),
      }),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'a thick white line': [
      covered(`1 G 16 w 198 144 m 258 144 l S ${text(200, 140, '9,240.00')}`),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'two edits of one place: each of the earlier texts is told': [
      covered(WHITE_BOX + text(200, 140, '5,240.00') + WHITE_BOX + text(200, 140, '9,240.00')),
      'TEXT_UNDER_BOX|1,240.00|9,240.00',
      4,
    ],
    'an amount taken away with a white box': [covered(WHITE_BOX), 'TEXT_UNDER_BOX|1,240.00|', 3],
    'words taken away with a white box': [
      covered('1 g 18 136 100 15 re f'),
      'TEXT_UNDER_BOX|Payroll deposit|',
      1.5,
    ],
    'a block of words and values blotted out in white': [
      page(`${BLOCK}1 g 15 100 280 80 re f`),
      `TEXT_UNDER_BOX|${BLOCK_WORDS}|`,
      1.5,
    ],
    'a black bar, as redaction leaves it': [covered('0 g 198 136 56 15 re f'), 'TEXT_REDACTED|1,240.00|', 1],
    'a picture over the amount': [covered(picture(56)), 'TEXT_UNDER_IMAGE|1,240.00|', 4],
    'a text box over the amount': [
      annotated(
        'FreeText',
        '1 g 0 0 60 15 re f 0 g BT /F1 12 Tf 2 4 Td (9,240.00) Tj ET',
        '/Contents(9,240.00)',
      ),
      'TEXT_UNDER_ANNOTATION|1,240.00|9,240.00',
      4,
    ],
    'a form field over the amount': [
      annotated('Widget', '1 g 0 0 60 15 re f', '/FT/Tx/T(a)'),
      'TEXT_UNDER_ANNOTATION|1,240.00|',
      1,
    ],
    'a page number covered by another': [
      page(
        `${STATEMENT + text(20, 5, 'Page 3 of 9')}1 g 18 2 90 12 re f 0 g ${text(20, 5, 'Page 13 of 40')}`,
      ),
      'TEXT_UNDER_BOX|Page 3 of 9|Page 13 of 40',
      1,
    ],
    'an amount upon a white box of its own where nothing stood': [
      page(WITHOUT_AMOUNT + WHITE_BOX + text(200, 140, '9,240.00')),
      'LATE_BOX_BEHIND_TEXT||9,240.00',
      3,
    ],
    'a name upon a white box of its own at the end of the page': [
      page(WITHOUT_AMOUNT + WHITE_BOX + text(200, 140, 'Ada Byron')),
      'LATE_BOX_BEHIND_TEXT||Ada Byron',
      2,
    ],
    'a heading upon a white box, after which the text of the page goes on': [
      page(`${WITHOUT_AMOUNT + WHITE_BOX + text(200, 140, 'Your Loan') + text(20, 60, 'See fees.')}`),
      'LATE_BOX_BEHIND_TEXT||Your Loan',
      1,
    ],
    'an amount upon a box over a scan': [
      page(`${SCAN}.94 g 198 116 56 15 re f 0 g ${text(200, 120, '9,240.00')}`),
      'MARKS_UNDER_BOX||9,240.00',
      3,
    ],
    'a row cut out between two windows': [throughWindows(16), 'TEXT_CUT_OUT|Row 5 540.68|', 3],
    'a row let in between two windows': [
      throughWindows(-16, text(20, 100, 'Row X') + text(200, 100, '555.10')),
      'TEXT_LET_IN||Row X 555.10',
      3,
    ],
    'a picture set beside the name of a letterhead, after the rest of the page': [
      page(
        STATEMENT.replace(text(20, 180, 'Summit Bank') + text(200, 180, 'Statement'), '') +
          text(20, 186, 'Summit Bank') +
          picture(56, 184),
      ),
      'LATE_IMAGE_IN_TEXT||',
      1,
    ],
    'a picture of text set into a line': [page(WITHOUT_AMOUNT + picture(56)), 'LATE_IMAGE_IN_TEXT||', 1.5],
  };

  test.each(Object.entries(fails))('%s', async (_, [bytes, strongest, measure]) => {
    const finding = await findingOn(bytes);
    expect(inShort(finding)[0]).toBe(strongest);
    expect(finding.measure).toBe(measure);
    expect(finding.summary).toContain(finding.evidence[0]!.summary);
    expect(finding.heat[0]!.boxes[0]).toEqual({
      box: finding.evidence[0]!.boundingBox,
      intensity: measure / 4,
    });
  });
});

test('the box is where the hidden text stands, on a turned page, too', async () => {
  const bytes = page(STATEMENT + WHITE_BOX + text(200, 140, '9,240.00'), '/Rotate 90');
  const { evidence, heat } = await findingOn(bytes);
  // Baseline at y = 140 of 200, glyphs 200..248 of 300: turned clockwise, the page is 200 x 300 and y runs
  // from the left.
  const { x1, y1, x2, y2 } = evidence[0]!.boundingBox!;
  expect([x1 * 200, y1 * 300, x2 * 200, y2 * 300].map(Math.round)).toEqual([138, 201, 148, 246]);
  expect([heat[0]!.width, heat[0]!.height]).toEqual([200, 300]);
});

test('a page that cannot be loaded is counted, and a document of such pages is no pass', async () => {
  const good = page(STATEMENT);
  const text = Array.from(good, (byte) => String.fromCharCode(byte)).join('');
  const broken = Uint8Array.from(text.replace('/Kids[3 0 R]/Count 1', '/Kids[9 0 R]/Count 1'), (letter) =>
    letter.charCodeAt(0),
  );
  expect(await examineBytes(broken)).toEqual({
    kind: 'not-applicable',
    because: 'No page of the document can be loaded.',
  });
});

test('no more pages are drawn than the limit, and the others are told', async () => {
  const objects = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      10 + index,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    ]),
  );
  const bytes = page(STATEMENT + WHITE_BOX, '', '', {
    ...objects,
    2: `<</Type/Pages/Kids[${Object.keys(objects)
      .map((num) => `${num} 0 R`)
      .join(' ')}]/Count 14>>`,
  });
  const finding = await findingOn(bytes);
  expect(finding.evidence.length).toBe(12);
  expect(finding.summary).toContain('Not looked at in full: 2 pages.');
});

test('a page full of boxes over one text ends in time', async () => {
  const boxes = Array.from({ length: 20_000 }, (_, index) => `${index % 290} ${index % 190} 9 9 re f\n`).join(
    '',
  );
  // Of the processor, whatever else it is busy with.
  const before = process.cpuUsage();
  await findingOn(page(STATEMENT.repeat(50) + boxes + STATEMENT));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(20);
});

test('the README explains every evidence code', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const code of EVIDENCE_CODES) expect(readme).toContain(`\`${code}\``);
});
