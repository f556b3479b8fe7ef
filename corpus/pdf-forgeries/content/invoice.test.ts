import { expect, it } from 'vitest';
import { invoiceSums } from './invoice.js';

it('an invoice adds its lines and rounds the tax to a cent', () => {
  const lines = [
    { name: 'Labour', quantity: 3, priceCents: 1_001 },
    { name: 'Paint', quantity: 1, priceCents: 250 },
  ];
  expect(invoiceSums({ language: 'es', lines })).toEqual({
    subtotalCents: 3_253,
    taxCents: 520,
    totalCents: 3_773,
  });
});
