import { describe, expect, test } from 'vitest';
import { pictureViews, recognizedText, rereaderOf } from '../labeled-values/testing/recognized-text.js';
import { examineBytes, findingOn, inShort, textDocument } from '../labeled-values/testing/text-document.js';
import { identifierChecks } from './identifier-checks.js';

const find = async (...lines: string[]) =>
  inShort(await findingOn(identifierChecks, textDocument([{ lines }])));

test('numbers that hold', async () => {
  expect(
    await find('IBAN | DE89 3704 0044 0532 0130 00', 'CPF: 529.982.247-25', 'CLABE | 032180000118359719'),
  ).toBe('0');
  expect(await find('Linha digit\xe1vel | 00190.50095 40144.816069 06809.350314 3 37370000000100')).toBe('0');
});

test('a number that fails alone may be made up', async () => {
  expect(await find('CNPJ 16.727.230/0001-79')).toBe('1; CHECK_DIGIT_FAILS 16.727.230/0001-79');
});

test('a number that fails among numbers that hold', async () => {
  expect(await find('IBAN | DE89 3704 0044 0532 0130 00', 'CPF: 529.982.274-25')).toBe(
    '2; CHECK_DIGIT_FAILS 529.982.274-25',
  );
});

test('one number that holds by chance in ten proves nothing, nor does an RFC that fails', async () => {
  expect(await find('CLABE | 032180000118359719', 'NSS | 39786532410')).toBe(
    '1; CHECK_DIGIT_FAILS 39786532410',
  );
  expect(await find('IBAN | DE89 3704 0044 0532 0130 00', 'RFC | GODE561231GR7')).toBe(
    '1; CHECK_DIGIT_FAILS GODE561231GR7',
  );
});

test('cannot tell of numbers without check digits, nor of masked ones', async () => {
  const document = textDocument([{ lines: ['Account number | 5987958668', 'Card number | ****1111'] }]);
  expect((await examineBytes(identifierChecks, document)).kind).toBe('not-applicable');
});

test('a placeholder neither fails nor shows that the others are real', async () => {
  expect(await find('IBAN | DE89 3704 0044 0532 0130 00', 'CPF: 123.456.789-00')).toBe('0');
  expect(await find('CPF: 111.111.111-11', 'CNPJ 16.727.230/0001-79')).toBe(
    '1; CHECK_DIGIT_FAILS 16.727.230/0001-79',
  );
});

describe('in a picture', () => {
  const text = recognizedText(['IBAN | DE89 3704 0044 0532 0130 00', 'CPF: 529.982.274-25']);
  const findWith = async (rereader?: ReturnType<typeof rereaderOf>) => {
    const examined = await identifierChecks.examine({ ...pictureViews(text), ...(rereader && { rereader }) });
    if (examined.kind !== 'examined') throw new Error(examined.because);
    return { found: inShort(examined.finding), places: examined.finding.heat.length };
  };

  test('a number that fails is a doubt of the reading, and not drawn', async () => {
    expect(await findWith()).toEqual({ found: '0.5; READING_DOUBT 529.982.274-25', places: 0 });
    expect(await findWith(rereaderOf(text, { '529.982.274-25': '529.982.247-25' }))).toEqual({
      found: '0.5; READING_DOUBT 529.982.274-25',
      places: 0,
    });
  });

  test('a number that fails in two readings fails', async () => {
    expect(await findWith(rereaderOf(text))).toEqual({
      found: '2; CHECK_DIGIT_FAILS 529.982.274-25',
      places: 1,
    });
  });
});
