import {
  type DocumentFields,
  type DocumentText,
  fraction,
  type PdfiumDocument,
  type PlaceRereader,
} from '@assay/media';
import { describe, expect, test } from 'vitest';
import { readLayout } from '../../../../extraction/src/read-layout.js';
import { printed } from '../../../../extraction/src/testing/printed.js';
import { partyAgreement } from './party-agreement.js';

const PAGES = {
  pageCount: 9,
  page: (index: number) => ({ index, widthPoints: 600, heightPoints: 800 }),
} as PdfiumDocument;

interface Typed {
  reading?: number;
  holder?: string;
  field?: string;
  source?: 'text' | 'ocr';
  rereader?: PlaceRereader;
  /** Of the field. */
  confidence?: number;
}

/**
 * A document typed out, every word read as surely as this; `holder` is what the reader of fields takes for
 * the holder's name.
 */
async function find(
  text: string,
  { reading = 1, holder, field = 'employeeName', source = 'text', rereader, confidence = 0.97 }: Typed = {},
): Promise<string> {
  const lines = printed(text).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(reading) })),
  }));
  const pages = [...new Set(lines.map(({ page }) => page))].map((page) => ({
    page,
    source,
    lines: lines.filter((line) => line.page === page),
    aspect: 0.75,
    upright: undefined,
  }));
  const document: DocumentText = { pages, pagesUnread: 0 };
  const fields = holder === undefined ? undefined : fieldsOf(document, holder, field, confidence);
  const examined = await partyAgreement.examine({
    text: document,
    layout: readLayout(document),
    pages: PAGES,
    ...(fields && { fields }),
    ...(rereader && { rereader }),
  });
  if (examined.kind !== 'examined') return 'not applicable';
  const { measure, evidence } = examined.finding;
  return [
    measure,
    ...evidence.map(({ code, before, after, page }) => `${code} ${page}: ${before} / ${after}`),
  ].join('; ');
}

function fieldsOf({ pages }: DocumentText, holder: string, name: string, confidence: number): DocumentFields {
  const [first = ''] = holder.split(' ');
  const line = pages
    .flatMap(({ lines }) => lines)
    .find(({ words }) => words.some(({ text }) => text === first));
  const reading = {
    value: holder,
    raw: holder,
    confidence: fraction(confidence),
    source: 'text' as const,
    page: line?.page ?? 1,
    box: line?.box,
  };
  return { fields: [{ ...reading, name, others: [] }] };
}

const BLOCK = `
Peter Walsh
12 Elm Street
Springfield, IL 62704`;

describe('pass', () => {
  const passes: Record<string, string> = {
    'the same twice, shortened': `${BLOCK}\n\n\n\nWALSH, PETER J.\n12 ELM ST.\nSPRINGFIELD IL 62704`,
    'a couple at one address': `${BLOCK}\n\n\n\nAnna Walsh\n12 Elm Street\nSpringfield, IL 62704`,
    'a household': `${BLOCK}\n\n\n\nHugo Duarte\n12 Elm Street\nSpringfield, IL 62704`,
    'a mailing address': `${BLOCK}\n\n\n\nPeter Walsh\nPO Box 881\nSpringfield, IL 62705`,
    'departments of a company': `Acme Finance\n12 Elm Street\nSpringfield, IL 62704\n\n\n\nAcme Delivery\n12 Elm Street\nSpringfield, IL 62704`,
    'the bank and its customer': `First Bank Inc\n12 Main Street\nSpringfield, IL 62704\n${BLOCK}`,
    'relatives who share a surname': `Jose Luis Hernandez\n12 Elm Street\nSpringfield, IL 62704\n\n\n\nJose Antonio Hernandez\n12 Elm Street\nSpringfield, IL 62704`,
    'relatives in capitals, the surname first': `SMITH JOHN\n12 ELM STREET\nSPRINGFIELD, IL 62704\n\n\n\nSMITH MARY\n12 ELM STREET\nSPRINGFIELD, IL 62704`,
    'two postal boxes of a bank': `Citibank Customer Service\nP.O. Box 6500\nSioux Falls, SD 57117\n\n\n\nCitibank Customer Service\nP.O. Box 6004\nSioux Falls, SD 57117`,
    'three accounts on one page, one of them the spouse’s':
      'Titular: Ana Torres Vega\nCuenta: 1234567890\n\n\nTitular: Ana Torres Vega\nCuenta: 1234567891\n\n\nTitular: Pedro Ruiz Soto\nCuenta: 1234567892',
    'three of a page, and nothing that says they are copies':
      'Employee: Peter Walsh\n\n\nEmployee: Peter Walsh\n\n\nEmployee: Hugo Duarte',
    'people with the same given name in a table': `Account holder: Peter Walsh\n\n01/02/2025  Transfer to Peter Duarte   100.00\n\nAccount holder: Peter Walsh`,
    'two people in a merged file': `Account holder: Peter Walsh\nNo. 55512345\n===\nAccount holder: Peter Duarte\nNo. 66612345`,
  };
  test.each(Object.entries(passes))('%s', async (_, text) => {
    expect(await find(text)).toBe('0');
  });

  test('a deposit to the employee', async () => {
    expect(
      await find('Employee: Peter Walsh\n\n\nDeposited to the account of PETER J WALSH   1,200.00', {
        holder: 'Peter Walsh',
      }),
    ).toBe('0');
  });

  test('a deposit to the employee, who is not named there', async () => {
    const text =
      'Employee: Peter Walsh\n\n\nDEPOSITED TO THE ACCOUNT OF THE EMPLOYEE NAMED ABOVE\n\n\nEmployee: Peter Walsh';
    expect(await find(text, { holder: 'Peter Walsh' })).toBe('0');
  });

  test('a deposit to somebody else than whom the reader of fields guessed', async () => {
    const text = 'Employee: Hugo Duarte\n\n\nDeposited to the account of PETER WALSH account 1234';
    expect(await find(text, { holder: 'Hugo Duarte', confidence: 0.3 })).toBe('0');
  });

  test('two addresses of a landlord, one beside the other: odd, and no more', async () => {
    const text = `${BLOCK}\n\n\n\nPeter Walsh\n16 Elm Street\nSpringfield, IL 62704`;
    expect(await find(text)).toBe('1; ADDRESS_DIFFERS 1: 12 Elm Street / 16 Elm Street');
  });

  test('a cheque in a bank statement, which goes to others', async () => {
    const text =
      'Account holder: Peter Walsh\n\n\nPay to the order of Peter Duarte\n\n\nAccount holder: Peter Walsh';
    expect(await find(text, { holder: 'Peter Walsh', field: 'accountHolderName' })).toBe('0');
  });

  test('a number that was read with doubt, and in a picture one that nobody read again', async () => {
    const other = (number: string) =>
      `${BLOCK}\n\n\n\nPeter Walsh\n${number} Elm Street\nSpringfield, IL 62704`;
    expect(await find(other('38'), { reading: 0.8 })).toBe('0');
    expect(await find(other('72'), { source: 'ocr' })).toMatch(/^0\.5; READING_DOUBT/u);
    expect(await find(other('72'))).toMatch(/^1; ADDRESS_DIFFERS/u);
  });

  test('a picture in which a second reading does not repeat the first', async () => {
    const text = `${BLOCK}\n\n\n\nPeter Duarte\n12 Elm Street\nSpringfield, IL 62704`;
    const rereader = (again: string) => ({ reread: async () => ({ text: again, reading: fraction(0.99) }) });
    expect(await find(text, { source: 'ocr' })).toBe('0.5; READING_DOUBT 1: Peter Walsh / Peter Duarte');
    expect(await find(text, { source: 'ocr', rereader: rereader('Peter Walsh') })).toMatch(/^0\.5/u);
    expect(await find(text, { source: 'ocr', rereader: rereader('Peter Walsh Peter Duarte') })).toMatch(
      /^2; NAME_DIFFERS/u,
    );
  });

  test('nothing to compare', async () => {
    expect(await find('Balance 12.00')).toBe('not applicable');
    expect(await find(BLOCK)).toBe('not applicable');
  });
});

describe('fail', () => {
  const fails: Record<string, [text: string, found: string]> = {
    'another surname over the same address': [
      `${BLOCK}\n\n\n\nPeter Duarte\n12 Elm St\nSpringfield IL 62704`,
      '2; NAME_DIFFERS 1: Peter Walsh / Peter Duarte',
    ],
    'another house number under the same name': [
      `${BLOCK}\n\n\n\nPeter Walsh\n38 Elm Street\nSpringfield, IL 62704\n\n\n\n${BLOCK}`,
      '2; ADDRESS_DIFFERS 1: 12 Elm Street / 38 Elm Street',
    ],
    'another postal code under the same name': [
      `${BLOCK}\n\n\n\nPeter Walsh\n12 Elm Street\nSpringfield, IL 62959\n\n\n\n${BLOCK}`,
      '2; ADDRESS_DIFFERS 1: Springfield, IL 62704 / Springfield, IL 62959',
    ],
    'a holder of another surname than the letter is sent to': [
      `Account holder: Peter Duarte\n\n\n${BLOCK}`,
      '2; NAME_DIFFERS 1: Peter Duarte / Peter Walsh',
    ],
    'one copy of three': [
      'Employee: Peter Walsh\nAccount: 1234567890\n\n\nEmployee: Peter Walsh\nAccount: 1234567890\n\n\nEmployee: Hugo Duarte\nAccount: 1234567890',
      '2; NAME_DIFFERS 1: Peter Walsh / Hugo Duarte',
    ],
    'a postal code of another state': [
      'Peter Walsh\n12 Elm Street\nSpringfield, IL 10001',
      '1; POSTAL_CODE_ELSEWHERE 1: NY / Springfield, IL 10001',
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [text, found]) => {
    expect(await find(text)).toBe(found);
  });

  test('a deposit to somebody else', async () => {
    const text = 'Employee: Hugo Duarte\n\n\nDeposited to the account of PETER WALSH account 1234';
    expect(await find(text, { holder: 'Hugo Duarte' })).toBe('2; NAME_DIFFERS 1: Hugo Duarte / PETER WALSH');
  });

  test('a page whose head says another name than the others', async () => {
    const page = (name: string) => `Account holder: ${name}\nNo. 55512345\n`;
    const found = await find([page('Peter Walsh'), page('Peter Walsh'), page('Peter Duarte')].join('===\n'));
    expect(found).toBe('2; NAME_DIFFERS 3: Peter Walsh / Peter Duarte');
  });
});
