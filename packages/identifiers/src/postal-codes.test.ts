import { expect, test } from 'vitest';
import { stateOfCep, stateOfMexicanPostalCode, statesOfZipCode } from './index.js';

test('post offices of the United States', () => {
  const offices = {
    '10001': 'NY',
    '90210': 'CA',
    '60601': 'IL',
    '73301': 'TX',
    '20500': 'DC',
    '99501': 'AK',
    '00901': 'PR',
    '02108': 'MA',
    '82001': 'WY',
    '96960': 'MH',
  };
  for (const [zipCode, state] of Object.entries(offices)) expect(statesOfZipCode(zipCode)).toContain(state);
  expect(statesOfZipCode('06390-0001')).toEqual(['CT', 'NY']);
  expect(statesOfZipCode('00000')).toEqual([]);
});

test('postal codes of Mexico', () => {
  const codes = {
    '06700': 'CMX',
    '64000': 'NLE',
    '44100': 'JAL',
    '97000': 'YUC',
    '22000': 'BCN',
    '55000': 'MEX',
    '40000': 'GRO',
    '49303': 'JAL',
    '96400': 'VER',
  };
  for (const [code, state] of Object.entries(codes)) expect(stateOfMexicanPostalCode(code)).toBe(state);
  expect(stateOfMexicanPostalCode('18000')).toBeUndefined();
});

test('postal codes of Brazil', () => {
  const codes = {
    '01310100': 'SP',
    '20040002': 'RJ',
    '69005040': 'AM',
    '69301110': 'RR',
    '70040010': 'DF',
    '74000000': 'GO',
    '72800000': 'GO',
    '90010000': 'RS',
  };
  for (const [code, state] of Object.entries(codes)) expect(stateOfCep(code)).toBe(state);
  expect(stateOfCep('78950000')).toBeUndefined();
  expect(stateOfCep('00999999')).toBeUndefined();
});
