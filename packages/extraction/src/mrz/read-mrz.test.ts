import type { DocumentText } from '@assay/media';
import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import type { TextRecognizer } from '../ocr/types.js';
import { pagesOfImage } from '../pages/pages-of-image.js';
import { printed } from '../testing/printed.js';
import { readMrz } from './read-mrz.js';
import { SPECIMENS } from './testing/specimens.js';
import { zoneRows } from './zone-rows.js';

const pages = pagesOfImage({ width: 200, height: 100, rgb: new Uint8Array(200 * 100 * 3), orientation: 1 });

function documentOf(text: string, source: 'ocr' | 'text' = 'ocr'): DocumentText {
  return {
    pages: [{ page: 1, source, lines: printed(text), aspect: 0.7, upright: undefined }],
    pagesUnread: 0,
  };
}

const CARD = `
PASSPORT        UTOPIA
Surname  ERIKSSON
Given names  ANNA MARIA

${SPECIMENS.TD3.join('\n')}
`;

test('a zone at the foot of a page is found among its print, and located', async () => {
  const reading = await readMrz(pages, documentOf(CARD), undefined);
  expect(reading).toMatchObject({
    format: 'TD3',
    page: 1,
    lines: SPECIMENS.TD3,
    values: { lastName: 'ERIKSSON' },
  });
  expect(reading!.box.y1).toBeGreaterThan(0.05);
  expect(reading!.box.x2).toBeCloseTo(0.44);
});

test('a row in pieces is one row', async () => {
  const [first = '', second = ''] = SPECIMENS.TD3;
  const pieces = `${first}\n${second.slice(0, 13)} ${second.slice(13)}`;
  expect((await readMrz(pages, documentOf(pieces), undefined))?.lines).toEqual(SPECIMENS.TD3);
});

test("a card's first two rows are no visa of two, though a digit was lost", () => {
  const rows = `VBUSAD231458907AAAAA\n740812F1204159UTO<<<<<\nERIKSSON<<ANNA<`;
  const pairs = zoneRows(documentOf(rows).pages[0]!).filter((group) => group.length === 2);
  expect(pairs.map(([upper]) => upper!.text.slice(0, 2))).not.toContain('VB');
});

test('tables and long numbers are no zone', async () => {
  const table =
    'ACCOUNT 123456789012345678901234\nROUTING 021000021 021000021 021000021\nREFERENCE 12345678901234567890 ABCDEF';
  expect(zoneRows(documentOf(table).pages[0]!)).toEqual([]);
  expect(await readMrz(pages, documentOf(table), undefined)).toBeUndefined();
});

test('what a row lost is read again where its pitch shows a gap', async () => {
  const [first = '', second = ''] = SPECIMENS.TD3;
  const lost = first.indexOf('ANNA') + 1;
  const line = (text: string, from: number, to: number, without: readonly number[]) => {
    const seen = [...text].flatMap((character, column) =>
      without.includes(column) ? [] : [{ character, position: (column + 0.5 - from) / (to - from) }],
    );
    const inside = seen.filter(({ position }) => position > 0 && position < 1);
    return {
      text: inside.map(({ character }) => character).join(''),
      reading: fraction(0.99),
      characters: inside.map(({ position }) => ({ reading: fraction(0.99), position })),
    };
  };
  let looks = 0;
  const recognizer: Pick<TextRecognizer, 'readLine'> = {
    // Rows first lose a letter; the second look at the gap of the first row is near enough to see it.
    readLine: async () => {
      looks += 1;
      if (looks === 1) return line(first, 0, 44, [lost]);
      if (looks === 2) return line(first, lost - 3, lost + 4, []);
      return line(second, 0, 44, []);
    },
  };
  const asSeen = `${first.slice(0, lost)}${first.slice(lost + 1)}\n${second}`;
  const reading = await readMrz(pages, documentOf(asSeen), recognizer);
  expect(looks).toBe(3);
  expect(reading).toMatchObject({ lines: SPECIMENS.TD3, repairs: [], values: { firstName: 'ANNA MARIA' } });
});

test('rows that end before their format does are read to where it ends', async () => {
  const seen = SPECIMENS.TD3.map((line) => line.slice(0, 28));
  let looks = 0;
  const recognizer: Pick<TextRecognizer, 'readLine'> = {
    readLine: async (_image, [, { x: right }]) => {
      looks += 1;
      const row = looks % 2 === 1 ? 0 : 1;
      const text = (looks <= 2 ? seen : SPECIMENS.TD3)[row]!;
      // On a page of 100 columns and 200 pixels the zone of 44 ends at 88.
      if (looks > 2) expect(right).toBeCloseTo(88, -1);
      return {
        text,
        reading: fraction(0.99),
        characters: [...text].map((_, column) => ({
          reading: fraction(0.99),
          position: (column + 0.5) / text.length,
        })),
      };
    },
  };
  expect((await readMrz(pages, documentOf(seen.join('\n')), recognizer))?.lines).toEqual(SPECIMENS.TD3);
  expect(looks).toBe(4);
});

test('the first row of a card of which nothing was found is read where it must stand', async () => {
  const [, second = '', third = ''] = SPECIMENS.TD1;
  const tops: number[] = [];
  const recognizer: Pick<TextRecognizer, 'readLine'> = {
    readLine: async (_image, [{ y: top }]) => {
      tops.push(top);
      const text = SPECIMENS.TD1[tops.length - 1]!;
      return {
        text,
        reading: fraction(0.99),
        characters: [...text].map((_, column) => ({
          reading: fraction(0.99),
          position: (column + 0.5) / text.length,
        })),
      };
    },
  };
  const page = documentOf(`REPUBLIC OF UTOPIA\n\n\n\n\n${second}\n${third}`);
  expect((await readMrz(pages, page, recognizer))?.lines).toEqual(SPECIMENS.TD1);
  // Rows of the typed page are a sixtieth of its 100 pixels apart.
  expect(tops[1]! - tops[0]!).toBeCloseTo(100 / 60, 1);
});

test('a text layer is not read again', async () => {
  const recognizer: Pick<TextRecognizer, 'readLine'> = {
    readLine: () => Promise.reject(new Error('not asked for')),
  };
  expect((await readMrz(pages, documentOf(CARD, 'text'), recognizer))?.lines).toEqual(SPECIMENS.TD3);
});
