import { expect, test } from 'vitest';
import { spanOf } from '../fields/printed-field.js';
import { pageView } from '../page/page-view.js';
import { printed } from '../testing/printed.js';
import { chooseFields, type ReadType } from './read-document-type.js';

const page = (lines: string) =>
  pageView({
    text: {
      pages: [{ page: 1, source: 'text', lines: printed(lines), aspect: 0.77, upright: undefined }],
      pagesUnread: 0,
    },
    codes: { barcodes: [], mrz: undefined },
    documentClass: undefined,
    country: 'us',
  });

/** A type that takes whatever stands last in capitals for its seal, less surely than what a label calls so. */
const SEALED: ReadType = {
  words: { seal: { en: ['seal'] }, issued: { en: ['issued'] } },
  fields: [
    {
      name: 'seal',
      rules: [
        { concept: 'seal', value: 'line' },
        {
          find: ({ cells }) => {
            const last = cells.findLast(({ text }) => /^\p{Lu}+$/u.test(text));
            const span = last && spanOf(last.words, last.page);
            return last && span ? [{ value: last.text, span, words: last.words, likelihood: 0.5 }] : [];
          },
        },
      ],
    },
    { name: 'issued', rules: [{ concept: 'issued', value: 'leading date' }] },
  ],
};

const chosen = (lines: string) =>
  [...chooseFields(SEALED, page(lines))].map(([name, { best, likelihood }]) => [
    name,
    best.value,
    likelihood,
  ]);

test('what a type finds by itself is a candidate among the others', () => {
  expect(chosen('Some words\nHERON')).toEqual([['seal', 'HERON', 0.5]]);
  expect(chosen('Seal: Tern\nHERON')).toEqual([['seal', 'Tern', 0.9]]);
});

test('a date that begins its cell is the label\u2019s; of one behind other words it is another\u2019s', () => {
  expect(chosen('Issued 06/01/2026')).toEqual([['issued', '2026-06-01', 0.9]]);
  expect(chosen('Issued balance (06/01/2026)')).toEqual([]);
});
