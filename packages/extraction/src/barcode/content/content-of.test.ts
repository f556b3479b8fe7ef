import { parse } from 'parse-usdl';
import { describe, expect, test } from 'vitest';
import { contentOf } from './content-of.js';

/** The example of the AAMVA DL/ID Card Design Standard (2020), D.13.1. */
const VIRGINIA =
  '@\n\x1e\rANSI 636000100102DL00410278ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDDFN\nDADJOHN\nDDGN\nDCUJR\nDCAD\nDCBK\nDCDPH\n' +
  'DBD06062019\nDBB06061986\nDBA12102024\nDBC1\nDAU068 in\nDAYBRO\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000  \n' +
  'DCF2424244747474786102204\nDCGUSA\nDCK123456789\nDDAF\nDDB06062018\nDDC06062020\nDDD1\rZVZVA01\r';
const SUBFILE =
  'DLDAQT64235789\nDAASAMPLE,MICHAEL,JOHN\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK23269      \nDBB19860606\nDBA20241210\n';

const aamva = (text: string) => {
  const content = contentOf('pdf417', text);
  return content?.kind === 'aamva' ? content : undefined;
};
/** A card of one subfile whose header agrees with it. */
const card = (version: string, subfile: string, offset: number) =>
  `@\n\x1e\rANSI 636000${version}DL${String(offset).padStart(4, '0')}${String(subfile.length + 1).padStart(4, '0')}${subfile}\r`;

describe('AAMVA', () => {
  test('the example of the standard', () => {
    const content = aamva(VIRGINIA);
    expect(content).toMatchObject({ issuer: '636000', version: 10 });
    expect(content?.elements).toMatchObject({
      DAQ: 'T64235789',
      DCS: 'SAMPLE',
      DAK: '232690000',
      DDD: '1',
      ZVA: '01',
    });
  });

  test('says the same as another parser', () => {
    const other = parse(VIRGINIA, { suppressErrors: true });
    const elements = aamva(VIRGINIA)?.elements ?? {};
    expect([
      other.lastName,
      other.firstName,
      other.documentNumber,
      other.addressStreet,
      other.addressCity,
      other.addressState,
    ]).toEqual(['DCS', 'DAC', 'DAQ', 'DAG', 'DAI', 'DAJ'].map((id) => elements[id]));
  });

  test('a header that agrees has no faults; one that does not is told', () => {
    expect(aamva(card('1001' + '01', SUBFILE, 31))?.structureFaults).toEqual([]);
    expect(aamva(card('1001' + '01', SUBFILE, 33))?.structureFaults).toEqual([
      'subfile DL begins at 31, the header says 33',
    ]);
    expect(aamva(card('1001' + '02', SUBFILE, 31))?.structureFaults).toEqual([
      'the header promises 2 subfiles and names 1',
    ]);
    const edited = card('100101', SUBFILE, 31).replace('MICHAEL', 'MICHAELA');
    expect(aamva(edited)?.structureFaults).toEqual(['subfile DL has 123 characters, the header says 122']);
  });

  test('version 1 has no version of the issuer; lines may end in CR', () => {
    expect(aamva(card('0101', SUBFILE, 29))).toMatchObject({ version: 1, structureFaults: [] });
    expect(aamva(card('0101', SUBFILE, 29).replaceAll('\n', '\r\n'))?.elements.DAA).toBe(
      'SAMPLE,MICHAEL,JOHN',
    );
  });

  test.each([
    ['text without a header', 'DAQT64235789\nDCSSAMPLE\nDBB06061986'],
    ['a header without a body', VIRGINIA.slice(0, 60)],
    ['a garbled date of birth', VIRGINIA.replace('DBB06061986', 'DBB0606l986')],
    ['control characters inside', VIRGINIA.replace('SAMPLE', 'SAM\x02LE')],
    ['no subfile', '@\n\x1e\rANSI 6360001001'],
  ])('%s is refused', (_, text) => {
    expect(aamva(text)).toBeUndefined();
  });
});

describe('QR codes', () => {
  const CURRENT =
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=5803EB8D-81CD-4557-8719-26632D2FA434&re=XOCD720319T86&rr=CARR861127SB0&tt=14300.0&fe=rH8/bw==';

  test('CFDI 3.3 and 4.0, and 3.2', () => {
    expect(contentOf('qr', CURRENT)).toEqual({
      kind: 'cfdi',
      values: {
        id: '5803EB8D-81CD-4557-8719-26632D2FA434',
        re: 'XOCD720319T86',
        rr: 'CARR861127SB0',
        tt: '14300.0',
        fe: 'rH8/bw==',
      },
    });
    const older =
      '?re=XOCD720319T86&rr=XAXX010101000&tt=0000014300.000000&id=5803EB8D-81CD-4557-8719-26632D2FA434';
    expect(contentOf('qr', older)).toMatchObject({ kind: 'cfdi', values: { tt: '0000014300.000000' } });
  });

  test('an address that only looks like it is none', () => {
    expect(contentOf('qr', CURRENT.replace('sat.gob.mx', 'sat.gob.mx.example'))).toBeUndefined();
    expect(contentOf('qr', CURRENT.replace('5803EB8D', '5803EB8'))).toBeUndefined();
    expect(contentOf('qr', 'https://example.org/?id=1')).toBeUndefined();
  });

  test('a PIX code counts with its CRC right', () => {
    const text =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(contentOf('qr', text)).toMatchObject({
      kind: 'pix',
      values: { '59': 'Fulano de Tal', '60': 'BRASILIA' },
    });
    expect(contentOf('qr', text.replace('Tal', 'Mal'))).toBeUndefined();
  });
});

test('payment slips of Brazil', () => {
  expect(contentOf('itf', '00193373700000001000500940144816060680935031')).toEqual({
    kind: 'boleto',
    values: {
      form: 'boleto',
      barcode: '00193373700000001000500940144816060680935031',
      bank: '001',
      amount: '1.00',
      dueDate: '2007-12-31',
      dueDateAfterRestart: '2032-08-21',
    },
  });
  expect(contentOf('code-128', '83620000000667800481001809756573100158963608')).toMatchObject({
    values: { form: 'collection', amount: '66.78' },
  });
  expect(contentOf('itf', '00193373700000001010500940144816060680935031')).toBeUndefined();
});

describe('access keys of electronic invoices', () => {
  const KEY = '35240302012862000160550010000012341000012342';

  test('as a bar code, and in the address of a consumer’s invoice', () => {
    const values = {
      key: KEY,
      state: '35',
      month: '2024-03',
      issuerCnpj: '02012862000160',
      model: '55',
      series: '1',
      number: '1234',
    };
    expect(contentOf('code-128', KEY)).toEqual({ kind: 'invoice-key', values });
    expect(contentOf('qr', `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${KEY}|2|1|1|ABCDEF`)).toEqual({
      kind: 'invoice-key',
      values,
    });
  });

  test('neither with a wrong digit nor of a state that does not exist', () => {
    expect(contentOf('code-128', KEY.replace('1234', '1235'))).toBeUndefined();
    expect(contentOf('code-128', `99${KEY.slice(2)}`)).toBeUndefined();
  });
});
