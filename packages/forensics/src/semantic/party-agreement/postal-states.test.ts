import { expect, test } from 'vitest';
import { misplacedPostalCode } from './postal-states.js';

test.each([
  'Springfield, IL 62704',
  'New York NY 10001-2345',
  'APO, AE 09012',
  'Curitiba PR 80010',
  'São Paulo - SP, CEP 01310-100',
  '01310-100 São Paulo - SP',
  '64000 Monterrey, N.L.',
  'C.P. 06700, Ciudad de México, CDMX',
  'Col. Centro, C.P. 44100',
  'Avenida 5, 1500',
])('nothing is wrong with "%s"', (town) => {
  expect(misplacedPostalCode(town)).toBeUndefined();
});

test('a postal code of elsewhere', () => {
  expect(misplacedPostalCode('Springfield, IL 10001')).toEqual({
    postalCode: '10001',
    state: 'IL',
    belongsTo: ['NY'],
  });
  expect(misplacedPostalCode('20040-002 São Paulo - SP')).toEqual({
    postalCode: '20040-002',
    state: 'SP',
    belongsTo: ['RJ'],
  });
  expect(misplacedPostalCode('64000 Guadalajara, Jal.')).toEqual({
    postalCode: '64000',
    state: 'Jal',
    belongsTo: ['NLE'],
  });
  expect(misplacedPostalCode('Nowhere, TX 00000')).toEqual({
    postalCode: '00000',
    state: 'TX',
    belongsTo: [],
  });
});
