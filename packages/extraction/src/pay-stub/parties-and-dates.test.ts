import { describe, expect, test } from 'vitest';
import { readStub } from './testing/read-stub.js';

describe('days by their order, whatever they are called', () => {
  test('an inferred day is less sure than a labelled one', () => {
    const sureness = (page: string) => readStub(page).find(({ name }) => name === 'payDate')?.confidence ?? 0;
    expect(sureness('Blip: 01/20/2026    Blop: 02/02/2026    Plam: 02/06/2026\n')).toBeLessThan(
      sureness('Pay Period: 01/20/2026 - 02/02/2026    Pay Date: 02/26/2026\n'),
    );
  });
});

describe('numbers by form and check digits', () => {
  test('a number whose check digits do not fit is less sure', () => {
    const sureness = (page: string) =>
      readStub(page, 'br').find(({ name }) => name === 'employeeCPF')?.confidence ?? 0;
    expect(sureness('CPF: 529.982.247-26\n')).toBeLessThan(sureness('CPF: 529.982.247-25\n'));
  });
});
