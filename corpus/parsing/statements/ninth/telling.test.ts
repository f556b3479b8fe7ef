import { expect, test } from 'vitest';
import { composeStatementOf } from '../compose.js';
import type { Movement } from '../facts.js';
import { NINTH_STATEMENTS } from './designs.js';

const MOVEMENT: Movement = {
  day: { year: 2024, month: 5, day: 6 },
  description: 'RSHOP POSTO AVENIDA',
  detail: '',
  cents: -12_345,
  kind: 'withdrawal',
  checkNumber: '',
};

/** What a statement of the layout says of these movements. */
function statedOf(id: string, movements: readonly Movement[], type = ''): Record<string, unknown> {
  const design = NINTH_STATEMENTS.find((one) => one.id === id);
  if (!design) throw new RangeError(`expected a layout, received ${id}`);
  const [start, end] = [
    { year: 2024, month: 5, day: 1 },
    { year: 2024, month: 5, day: 30 },
  ];
  const accounts = [{ type, number: '40417-6', openingCents: 100_000, movements }];
  const facts = {
    bank: 'B',
    bankAddress: 'A',
    holder: 'H',
    holderStreet: 'S',
    holderTown: 'T',
    start,
    end,
    accounts,
  };
  return Object.fromEntries(composeStatementOf(design, facts).stated.map(({ path, value }) => [path, value]));
}

test('a movement is told in the words of its issuer', () => {
  const stated = statedOf('n-br-day-balance', [MOVEMENT]);
  expect(stated['accounts[0].transactions[0].description']).toBe('RSHOP POSTO AVENIDA 06/05');
});

test('a balance is stated where the day ends, and nowhere else', () => {
  const bought = { ...MOVEMENT, description: 'Compra com Cartão POSTO AVENIDA' };
  const stated = statedOf('n-br-batches', [bought, bought, { ...bought, day: { ...bought.day, day: 9 } }]);
  const balances = [0, 1, 2].map((line) => stated[`accounts[0].transactions[${line}].balance`]);
  expect(balances).toEqual([undefined, 753.1, 629.65]);
});

test('an account for savings has transfers, not checks', () => {
  const check: Movement = { ...MOVEMENT, description: 'Check 1201', kind: 'check', checkNumber: '1201' };
  const savings = statedOf('n-us-consolidated', [check], 'Advance Savings');
  expect(savings['accounts[0].checks[0].number']).toBeUndefined();
  expect(savings['accounts[0].transactions[0].checkNumber']).toBeUndefined();
  expect(statedOf('n-us-consolidated', [check], 'Advance Plus Banking')['accounts[0].checks[0].number']).toBe(
    '1201',
  );
});
