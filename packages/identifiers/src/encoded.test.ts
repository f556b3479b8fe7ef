import { describe, expect, test } from 'vitest';
import { crc16 } from './br/pix.js';
import {
  BRAZILIAN_STATES,
  isGenericRfc,
  licenseIssuer,
  readBoleto,
  readClabe,
  readClaveDeElector,
  readCollectionSlip,
  readCpf,
  readCurp,
  readEin,
  readInvoiceKey,
  readItin,
  readLicenseNumber,
  readNss,
  readPixCode,
  readRfc,
  readRoutingNumber,
  readSocialSecurityNumber,
  readSoundexLicense,
  readTituloEleitoral,
  soundex,
} from './index.js';

describe('Mexico', () => {
  test('a CURP names date, sex and state of birth, and its century', () => {
    expect(readCurp('HEGG560427MVZRRL04')).toMatchObject({
      holds: true,
      dateOfBirth: '1956-04-27',
      sex: 'F',
      stateOfBirth: 'VER',
    });
    expect(readCurp('HEGG560427MVZRRLA4')?.dateOfBirth).toBe('2056-04-27');
    expect(readCurp('BOXW310820HNERXN09')?.stateOfBirth).toBeUndefined();
    expect(readCurp('BOXW311320HNERXN09')?.dateOfBirth).toBeUndefined();
  });

  test('an RFC names its kind of holder and a date', () => {
    expect(readRfc('GODE561231GR8')).toEqual({ holds: true, holder: 'person', shortDate: '561231' });
    expect(readRfc('SAT970701NN3')).toEqual({ holds: true, holder: 'company', shortDate: '970701' });
  });

  test('a CLABE names the bank, an NSS the years', () => {
    expect(readClabe('032180000118359719')).toMatchObject({
      bank: '032',
      place: '180',
      account: '00011835971',
    });
    expect(readNss('92919084431')).toEqual({
      holds: true,
      subdelegation: '92',
      yearOfEnrolment: '91',
      yearOfBirth: '90',
    });
  });

  test('a clave de elector names date, sex and state of birth', () => {
    expect(readClaveDeElector('HRGRJN82050602H900')).toEqual({
      holds: true,
      nameLetters: 'HRGRJN',
      shortDateOfBirth: '820506',
      stateOfBirth: 'BCN',
      sex: 'M',
    });
    expect(readClaveDeElector('HRGRJN82053602H900')?.holds).toBe(false);
  });
});

describe('Brazil', () => {
  test('a boleto names bank, amount and the two days its factor may mean', () => {
    expect(readBoleto('00190500954014481606906809350314337370000000100')).toEqual({
      holds: true,
      barcode: '00193373700000001000500940144816060680935031',
      bank: '001',
      amount: 1,
      dueDates: ['2007-12-31', '2032-08-21'],
    });
  });

  test('the factor of 2025-02-21 is the last before it began again', () => {
    const barcode = (factor: string) =>
      `0019 ${factor} 0000000100 0500940144816060680935031`.replace(/ /gu, '');
    const line = (bar: string) =>
      `${bar.slice(0, 4)}${bar.slice(18, 23)}0${bar.slice(23, 33)}0${bar.slice(33, 43)}00${bar.slice(4, 18)}`;
    expect(readBoleto(line(`${barcode('9999')}`))?.dueDates[0]).toBe('2025-02-21');
    expect(readBoleto(line(`${barcode('1000')}`))?.dueDates).toEqual(['2000-07-03', '2025-02-22']);
  });

  test('a collection slip names its segment and amount', () => {
    expect(readCollectionSlip('836200000005667800481000180975657313001589636081')).toMatchObject({
      holds: true,
      segment: '3',
      amount: 66.78,
    });
  });

  test('an invoice key names month, issuer and number', () => {
    expect(readInvoiceKey('52060433009911002506550120000007800267301615')).toEqual({
      holds: true,
      state: '52',
      month: '2006-04',
      issuerCnpj: '33009911002506',
      model: '55',
      series: 12,
      number: 780,
    });
  });

  test('CPF and título name states', () => {
    expect(readCpf('52998224725')?.registeredIn).toContain('RJ');
    expect(readTituloEleitoral('004356870906')?.state).toBe('SC');
  });

  test('the CRC is taken over UTF-8', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('São João €')).toBe('9D99');
  });

  test('a PIX code is its elements, if its CRC is right', () => {
    const text =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(readPixCode(text)).toMatchObject({
      holds: true,
      elements: { '26.01': '123e4567-e12b-12d1-a456-426655440000', '59': 'Fulano de Tal' },
    });
    expect(readPixCode(text.replace('Fulano', 'Fulana'))?.holds).toBe(false);
    expect(readPixCode(text.replace('5913', '5953'))).toBeUndefined();
    expect(readPixCode(text.replace('br.gov.bcb.pix', 'br.gov.bcb.piy'))).toBeUndefined();
  });
});

describe('United States', () => {
  test('numbers without check digits hold where they are given out', () => {
    for (const text of [
      '000-12-3456',
      '666-12-3456',
      '900-12-3456',
      '123-00-4567',
      '123-45-0000',
      '078-05-1120',
    ])
      expect(readSocialSecurityNumber(text)?.holds).toBe(false);
    expect(readSocialSecurityNumber('536-90-4399')).toEqual({
      holds: true,
      area: '536',
      group: '90',
      serial: '4399',
    });
    expect(['912-70-1234', '912-66-1234', '912-93-1234'].map((text) => readItin(text)?.holds)).toEqual([
      true,
      false,
      false,
    ]);
    expect(['91-1144442', '07-1144442'].map((text) => readEin(text)?.holds)).toEqual([true, false]);
  });

  test('a routing number names the district', () => {
    expect(readRoutingNumber('021000021')).toEqual({ holds: true, assignedTo: 'bank', district: 2 });
    expect(readRoutingNumber('321081669')).toEqual({ holds: true, assignedTo: 'thrift', district: 12 });
    expect(readRoutingNumber('131081669')).toBeUndefined();
  });

  test('an issuer number names the state', () => {
    expect(licenseIssuer('636000')).toEqual({ country: 'USA', region: 'VA' });
    expect(licenseIssuer('636012')).toEqual({ country: 'CAN', region: 'ON' });
    expect(licenseIssuer('123456')).toBeUndefined();
  });

  test('shapes of license numbers', () => {
    expect(readLicenseNumber('D1234567', 'CA')?.holds).toBe(true);
    expect(readLicenseNumber('12345678', 'CA')?.holds).toBe(false);
    expect(readLicenseNumber('F255-921-50-094-0', 'FL')?.holds).toBe(true);
    expect(readLicenseNumber('12345678', 'ON')).toBeUndefined();
  });

  test('Soundex as the National Archives give it', () => {
    const examples = {
      Tymczak: 'T522',
      Ashcraft: 'A261',
      Washington: 'W252',
      Lee: 'L000',
      Gutierrez: 'G362',
      Pfister: 'P236',
      Jackson: 'J250',
    };
    for (const [name, code] of Object.entries(examples)) expect(soundex(name)).toBe(code);
    expect(soundex('1')).toBeUndefined();
  });

  test('licenses of Florida and Illinois name the birthday', () => {
    expect(readSoundexLicense('F255-921-50-094-0', 'FL')).toEqual({
      holds: true,
      lastNameCode: 'F255',
      yearOfBirth: '50',
      monthOfBirth: 3,
      dayOfBirth: 14,
      sex: 'M',
    });
    expect(readSoundexLicense('F255-9215-0723', 'IL')).toMatchObject({
      holds: true,
      monthOfBirth: 4,
      dayOfBirth: 30,
      sex: 'F',
    });
    expect(readSoundexLicense('F255-9215-0000', 'IL')?.holds).toBe(false);
    expect(readSoundexLicense('F255-9215-0123', 'TX')).toBeUndefined();
  });
});

test('numbers of states and taxpayers that belong to nobody', () => {
  expect([BRAZILIAN_STATES.size, BRAZILIAN_STATES.get('35'), BRAZILIAN_STATES.get('99')]).toEqual([
    27,
    'SP',
    undefined,
  ]);
  expect([
    isGenericRfc('XAXX-010101-000'),
    isGenericRfc('xexx010101000'),
    isGenericRfc('GODE561231GR8'),
  ]).toEqual([true, true, false]);
});
