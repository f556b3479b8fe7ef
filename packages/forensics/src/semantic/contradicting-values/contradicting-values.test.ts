import { describe, expect, test } from 'vitest';
import { pictureViews, recognizedText, rereaderOf } from '../labeled-values/testing/recognized-text.js';
import { examineBytes, findingOn, inShort, textDocument } from '../labeled-values/testing/text-document.js';
import { contradictingValues } from './contradicting-values.js';

type Pages = readonly (readonly string[])[];

const find = async (pages: Pages, options: Parameters<typeof textDocument>[1] = {}) =>
  inShort(
    await findingOn(
      contradictingValues,
      textDocument(
        pages.map((lines) => ({ lines })),
        options,
      ),
    ),
  );

const ACCOUNT = 'Account number | 5987958668';
const CHANGED = 'Account number | 5987958686';
const HOLDER = 'Account holder | Priya Raman';

describe('pass', () => {
  const passes: Record<string, Pages> = {
    'the same on every page': [
      [ACCOUNT, HOLDER],
      [ACCOUNT, HOLDER],
    ],
    'two different accounts': [[ACCOUNT, 'Account number | 1234567890']],
    'the last digits, masked': [[ACCOUNT, 'Account number | ****8668']],
    'two statements of two holders': [
      [ACCOUNT, HOLDER],
      ['Account number | 1234567890', 'Account holder | Hugo Duarte'],
    ],
    'two statements of neighbors': [[ACCOUNT], [CHANGED]],
  };
  test.each(Object.entries(passes))('%s', async (_, pages) => {
    expect(await find(pages)).toBe('0');
  });

  test('a title that names the number', async () => {
    expect(await find([[ACCOUNT]], { info: '/Title(Statement-5987958668.pdf)' })).toBe('0');
  });
});

describe('fail', () => {
  test('one of three prints of a number differs', async () => {
    expect(await find([[CHANGED, ACCOUNT, 'Pay to account 5987958668']])).toBe(
      '2; NUMBER_DIFFERS 5987958686',
    );
  });

  test('two numbers, two versions: perhaps neighbors', async () => {
    expect(await find([[ACCOUNT, CHANGED]])).toBe('1; NUMBER_DIFFERS 5987958686');
  });

  test('a masked number that ends otherwise', async () => {
    expect(await find([[ACCOUNT, 'Account number | ****8686']])).toBe('1; MASKED_NUMBER_DIFFERS ****8686');
  });

  test('another holder on the second page of an account', async () => {
    expect(
      await find([
        [ACCOUNT, HOLDER],
        [ACCOUNT, 'Account holder | Hugo Duarte'],
      ]),
    ).toBe('2; HOLDER_DIFFERS Hugo Duarte');
  });

  const hidden: Record<string, Parameters<typeof textDocument>[1]> = {
    title: { info: '/Title(Statement 5987958668)' },
    bookmark: {
      entries: '/Outlines 5 0 R',
      objects: { 5: '<</First 6 0 R>>', 6: '<</Title(Account 5987958668)/Next 6 0 R>>' },
    },
    'text for screen readers': {
      entries: '/StructTreeRoot 5 0 R',
      objects: { 5: '<</K[6 0 R]>>', 6: '<</S/Span/ActualText(5987958668)/P 5 0 R>>' },
    },
    'form field': { entries: '/AcroForm<</Fields[5 0 R]>>', objects: { 5: '<</FT/Tx/T(a)/V(5987958668)>>' } },
  };
  test.each(Object.entries(hidden))('the %s knows another number', async (_, options) => {
    expect(await find([[CHANGED]], options)).toBe('3; HIDDEN_TEXT_DIFFERS 5987958686');
  });

  test('a title with the number of the invoice before is no more than a template', async () => {
    expect(await find([['Invoice no. | INV-34033']], { info: '/Title(INV-34032)' })).toBe(
      '1; HIDDEN_TEXT_DIFFERS INV-34033',
    );
  });
});

test('in a picture, only two numbers that a second reading confirms contradict each other', async () => {
  const text = recognizedText([CHANGED, ACCOUNT, 'Pay to account 5987958668']);
  const findWith = async (otherwise: Record<string, string>) => {
    const examined = await contradictingValues.examine({
      ...pictureViews(text),
      rereader: rereaderOf(text, otherwise),
    });
    return examined.kind === 'examined' ? inShort(examined.finding) : examined.because;
  };
  expect(await findWith({})).toBe('2; NUMBER_DIFFERS 5987958686');
  expect(await findWith({ '5987958686': '5987958668' })).toBe('0.5; READING_DOUBT 5987958686');
  expect(await findWith({ '5987958668': '5987958686' })).toBe('0.5; READING_DOUBT 5987958686');
});

test('cannot tell of a page without labels', async () => {
  expect((await examineBytes(contradictingValues, textDocument([{ lines: ['Dear all'] }]))).kind).toBe(
    'not-applicable',
  );
});
