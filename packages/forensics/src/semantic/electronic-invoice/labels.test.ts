import { expect, test } from 'vitest';
import { labelsIn, TOTAL } from './labels.js';

test.each(['total eur incl. vat', 'total (pln) incl. vat', 'gesamtbetrag sek brutto'])(
  'a currency in the middle of a label: %s',
  (folded) => {
    expect(labelsIn(`${folded} 562,87`, TOTAL)[0]).toEqual({ from: 0, to: folded.length });
  },
);
