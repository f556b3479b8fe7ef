import { parse } from 'mrz';
import { expect, test } from 'vitest';
import { diceFrom } from '../../pdf-forgeries/dice.js';
import names from '../people/names.json' with { type: 'json' };
import { rollPerson } from './facts.js';
import { mrzCheckDigit, td1, td3 } from './mrz.js';

test("the standard's own example gets its check digit", () => {
  expect(mrzCheckDigit('L898902C3')).toBe('6');
});

test.each([1, 2, 3, 4, 5, 6])('an independent parser finds the zones of roll %i valid', (seed) => {
  const person = rollPerson(names.es, diceFrom(seed), 10);
  const passport = parse(td3(person, 'MEX', 'G12345678'));
  expect(passport).toMatchObject({ format: 'TD3', valid: true, documentNumber: 'G12345678' });
  expect(parse(td1(person, 'I', 'MEX', '123456789', '0012345678'))).toMatchObject({
    format: 'TD1',
    valid: true,
  });
});
