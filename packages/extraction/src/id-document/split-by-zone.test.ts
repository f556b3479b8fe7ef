import type { MrzReading } from '@assay/media';
import { expect, test } from 'vitest';
import { splitByZone } from './split-by-zone.js';

const zone = (firstName: string, lastName: string) =>
  ({ values: { firstName, lastName } }) as unknown as MrzReading;

test.each([
  ['ANA BEATRIZ LIMA SOUZA', 'ANA BEATRIZ', 'LIMA SOUZA', 'ANA BEATRIZ', 'LIMA SOUZA'],
  ['SÔNIALIMA SOUZA', 'SONIA', 'LIMA SOUZA', 'SÔNIA', 'LIMA SOUZA'],
  ["O'NEILL, ANA", 'ANA', 'ONEILL', 'ANA', "O'NEILL"],
  ['Ana María Torres', 'ANA MARIA', 'TORRES', 'Ana María', 'Torres'],
])('%s as the zone takes it apart', (name, given, family, firstName, lastName) => {
  expect(splitByZone(name, zone(given, family))).toEqual({ firstName, lastName });
});

test('another name in the zone says nothing', () => {
  expect(splitByZone('ANA LIMA', zone('ANA', 'SOUZA'))).toBeUndefined();
  expect(splitByZone('ANA LIMA', undefined)).toBeUndefined();
});
