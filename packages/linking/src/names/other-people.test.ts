import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areOtherPeople, areSamePerson } from './other-people.js';

describe('one person, or who cannot be told apart', () => {
  test.each([
    ['Marcus Okafor', 'OKAFOR, MARCUS'],
    ['Marcus J. Okafor', 'Marcus Okafor'],
    ['M. Okafor', 'Marcus Okafor'],
    ['María José Peña Núñez', 'MARIA JOSE PENA NUNEZ'],
    ['María José Peña Núñez', 'Maria Pena'],
    ['Marcus Okafor', 'Marcus 0kafor'],
    ['Marcus Okafor', 'Marcvs Okator'],
    ['MARCUSOKAFOR', 'Marcus Okafor'],
    ['Ana Maria da Silva', 'ANAMARIA SILVA'],
    ['Jane and John Smith', 'John Smith'],
    ['John Smith or Priya Raman', 'Priya Raman'],
    ['Bob Smith', 'Robert Smith'],
    ['Maria Lopez', 'Maria Lopez-Garcia'],
    ['Graciela Villaseñor Tapia', 'Graciela Villasenior Tapia'],
    ['Bartholomew Featherstone', 'BARTHOLOMEW FEATHERSTO'],
    // A bride who keeps her given name.
    ['Anna Kowalczyk', 'Anna Fairweather'],
    ['Sable Ridge Construction, Inc.', 'Marcus Okafor'],
    ['Marcus Okafor', 'Priya'],
    ['Marcus Okafor', ''],
    ['Дмитрий Иванов', 'Priya Raman'],
  ])('%s, %s', (one, other) => {
    expect(areOtherPeople(one, other)).toBe(false);
  });
});

describe('two people', () => {
  test.each([
    ['Marcus Okafor', 'Priya Raman'],
    ['Heitor Amaral Falcão', 'Clarice Vasconcelos Pinho'],
    ['Mr. Marcus Okafor Jr.', 'Mr. Hugo Duarte Jr.'],
    ['Maria da Silva', 'João da Costa'],
    ['Дмитрий Иванов', 'Олег Петров'],
  ])('%s, %s', (one, other) => {
    expect(areOtherPeople(one, other)).toBe(true);
  });
});

test('nobody is another than oneself, and the order of the two does not matter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (one, other) => {
        expect(areOtherPeople(one, one)).toBe(false);
        expect(areOtherPeople(one, other)).toBe(areOtherPeople(other, one));
      },
    ),
  );
});

test.each([
  ['Marcus Okafor', 'OKAFOR, MARCUS J.', true],
  ['María José Peña Núñez', 'Jose Pena', true],
  ['Marcus Okafor', 'M. Okafor', false],
  ['Marcus Okafor', 'Priya Okafor', false],
  ['Okafor', 'Okafor', false],
])('%s and %s are surely one person: %s', (one, other, isSame) => {
  expect(areSamePerson(one, other)).toBe(isSame);
  expect(areSamePerson(other, one)).toBe(isSame);
});
