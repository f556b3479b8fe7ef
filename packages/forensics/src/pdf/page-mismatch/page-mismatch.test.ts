import { describe, expect, test } from 'vitest';
import {
  examineBytes,
  findingOn,
  inShort,
  type TextPage,
  textDocument,
} from '../../semantic/labeled-values/testing/text-document.js';
import { pageMismatch } from './page-mismatch.js';

const HEADINGS = 'Date | Details | Amount | Balance';
const rows = (month: number) =>
  [3, 9, 14, 22].map((day) => `2025-0${month}-${day < 10 ? '0' : ''}${day} | PAYMENT | 10.50 | 1,200.00`);
const first: TextPage = { lines: ['Account number | 5987958668', HEADINGS, ...rows(1), 'Page 1 of 2'] };
const second: TextPage = { lines: [HEADINGS, ...rows(2), 'Page 2 of 2'] };
const unnumbered = (page: TextPage): TextPage => ({ ...page, lines: page.lines.slice(0, -1) });

const find = async (...pages: TextPage[]) => inShort(await findingOn(pageMismatch, textDocument(pages)));

describe('pass', () => {
  test('two pages of one print', async () => {
    expect(await find(first, second)).toBe('0');
    expect(await find(unnumbered(first), unnumbered(second))).toBe('0');
  });

  test('a program that declares its fonts anew for every page', async () => {
    const page = (number: number): TextPage => ({
      lines: [HEADINGS, ...rows(number), `Page ${number} of 3`],
      print: number,
    });
    expect(await find(page(1), page(2), page(3))).toBe('0');
  });

  test('pages that each have their own fonts, before two of another document that share theirs', async () => {
    const page = (number: number): TextPage => ({
      lines: ['Instructions', `Page ${number} of 3`],
      print: number,
      face: number === 2 ? 'Courier' : 'Helvetica',
    });
    const form = (number: number): TextPage => ({ lines: ['Form', `Page ${number} of 2`], print: 9 });
    expect(await find(page(1), page(2), page(3), form(1), form(2))).toBe('0');
  });

  test('a print that was joined again page by page: each page has its own copy of one font', async () => {
    const joined = [first, second].map((page, print): TextPage => ({ ...page, print, subset: 'ABCDEF' }));
    expect(await find(...joined)).toBe('0');
  });

  test('several accounts, one after the other', async () => {
    const page = (number: number, account: string): TextPage => ({
      lines: [`Account number | ${account}`, `Page ${number} of 4`],
    });
    expect(
      await find(page(1, '11112222'), page(2, '11112222'), page(3, '33334444'), page(4, '33334444')),
    ).toBe('0');
  });
});

describe('cannot tell', () => {
  const merged: Record<string, TextPage[]> = {
    'two statements': [
      first,
      { ...first, print: 1, lines: ['Account number | 1234567890', ...first.lines.slice(1)] },
    ],
    'two letters of two programs': [
      { lines: ['Dear all'] },
      { lines: ['To whom it may concern'], print: 1, face: 'Courier' },
    ],
    'accounts of two firms with the same headings': [
      { lines: ['XYZ Limited', HEADINGS, 'Opening balance'] },
      { lines: ['ABC Limited', HEADINGS, 'Opening balance'], print: 1 },
    ],
    'a cover': [{ lines: ['Your statement'], print: 1, face: 'Courier' }, { lines: first.lines }],
    'one page': [first],
    'two invoices, each with its own count': [
      { lines: ['Total', 'Page 2 of 2'] },
      { lines: ['Invoice 2', 'Page 1 of 3'], print: 1 },
    ],
    'an annex in other fonts between two pages of a letter': [
      { lines: ['Dear all'] },
      { lines: ['Annex'], print: 1, face: 'Courier' },
      { lines: ['Yours'] },
    ],
    'three letters of one program, merged': [
      { lines: ['Dear all'] },
      { lines: ['Dear both'], print: 1 },
      { lines: ['Dear one'], print: 2 },
    ],
  };
  test.each(Object.entries(merged))('%s', async (_, pages) => {
    expect((await examineBytes(pageMismatch, textDocument(pages))).kind).toBe('not-applicable');
  });
});

describe('fail', () => {
  test('the second page printed apart, by the same program in the same fonts', async () => {
    expect(await find(first, { ...second, print: 1 })).toBe('2; PAGE_PRINTED_APART');
    expect(await find(unnumbered(first), unnumbered({ ...second, print: 1 }))).toBe('2; PAGE_PRINTED_APART');
    expect(await find(unnumbered(first), { lines: rows(2), print: 1 })).toBe('2; PAGE_PRINTED_APART');
  });

  test('the second page of another program', async () => {
    expect(await find(first, { ...second, print: 1, face: 'Courier' })).toBe('3; PAGE_OF_OTHER_MAKE');
  });

  test('one of three pages printed apart from the two others', async () => {
    const page = (number: number, print: number): TextPage => ({
      lines: [HEADINGS, ...rows(number), `Page ${number} of 3`],
      print,
    });
    expect(await find(page(1, 0), page(2, 0), page(3, 1))).toBe('3; PAGE_PRINTED_APART');
  });

  test('a page of another print between two of one, whatever it says', async () => {
    const letter = [{ lines: ['Dear all'] }, { lines: ['terms'], print: 1 }, { lines: ['Yours'] }];
    expect(await find(...letter)).toBe('3; PAGE_PRINTED_APART');
  });

  test('a page of another print among pages that were joined one by one', async () => {
    const page = (number: number, subset: string): TextPage => ({
      lines: ['Dear all', `Page ${number} of 3`],
      print: number,
      subset,
    });
    expect(await find(page(1, 'ABCDEF'), page(2, 'GHIJKL'), page(3, 'ABCDEF'))).toBe(
      '3; PAGE_PRINTED_APART; PAGE_PRINTED_APART; PAGE_PRINTED_APART',
    );
  });

  test('a page in other fonts and without a number, where number 2 should stand', async () => {
    const page = (number: number): TextPage => ({ lines: ['Dear all', `Page ${number} of 3`] });
    const other: TextPage = { lines: ['terms'], print: 1, face: 'Courier' };
    expect(await find(page(1), other, page(3))).toBe('3; PAGE_OF_OTHER_MAKE');
  });

  test('the second page of a document with more pages', async () => {
    const pages = [
      { lines: ['Dear all', 'Seite 1 von 3'] },
      { lines: ['terms', 'Seite 2 | von 4'], print: 1 },
    ];
    expect(await find(...pages)).toBe('3; PAGE_COUNT_DIFFERS Seite 2 von 4');
  });

  test('pages numbered in German, French and Italian', async () => {
    for (const [one, two] of [
      ['Seite 1 von 2', 'Seite 2 | von 2'],
      ['Page 1 sur 2', 'Page 2 sur 2'],
      ['Pagina 1 di 2', 'Pagina 2 di 2'],
    ] as const)
      expect(await find({ lines: ['Dear all', one] }, { lines: ['Yours', two], print: 1 }), two).toBe(
        '2; PAGE_PRINTED_APART',
      );
  });

  test('another statement in the place that page 2 of 2 should have', async () => {
    const other = { lines: ['Account number | 1234567890', HEADINGS, ...rows(2)], print: 1, face: 'Courier' };
    expect(await find(first, other)).toBe('3; PAGE_OF_OTHER_MAKE');
  });

  test('a running head that differs on one page between two that agree', async () => {
    const page = (number: number, account: string): TextPage => ({
      lines: [`Account number | ${account}`, `Page ${number} of 3`],
    });
    expect(await find(page(1, '5987958668'), page(2, '5987958686'), page(3, '5987958668'))).toBe(
      '3; RUNNING_VALUE_DIFFERS 5987958686',
    );
  });

  test('a picture in the place of page 2 of 2', async () => {
    const image = 'q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xf0 EI Q';
    expect(await find(first, { lines: [], content: image })).toBe('2; PAGE_IS_PICTURE');
    expect(await find({ lines: ['Dear all', 'Page 1 of 2'] }, { lines: [], content: image })).toBe(
      '1; PAGE_IS_PICTURE',
    );
  });

  test('a page that is there twice', async () => {
    const page = (number: number): TextPage => ({
      lines: [HEADINGS, ...rows(number), `Page ${number} of 3`],
    });
    expect(await find(page(1), page(2), page(2))).toBe('1; PAGE_NUMBER_REPEATED Page 2 of 3');
  });
});
