import { type Identifier, isFiller, ungrouped } from '../identifier.js';
import { luhnHolds } from '../international/luhn.js';
import { modulo11FromTheRight } from './modulo-11.js';

export interface CollectionSlip {
  /** The 44 digits of the bar code. */
  readonly barcode: string;
  /**
   * Second digit: 1 towns, 2 water, 3 electricity and gas, 4 telephone, 5 government, 6 booklets, 7 traffic
   * fines, 9 the bank's own.
   */
  readonly segment: string;
  /** In reais; undefined where the digits are a quantity of something else. */
  readonly amount: number | undefined;
}

/**
 * The bar code of a bill of a utility or a tax ("arrecadação"): 44 digits, the first an 8, the fourth of
 * check over the others. The third tells the rule and the unit: 6 and 7 modulo 10, 8 and 9 modulo 11; 6 and 8
 * reais. (FEBRABAN, Layout Padrão de Arrecadação, version 4.)
 */
export function readCollectionBarcode(text: string): Identifier<CollectionSlip> | undefined {
  const barcode = ungrouped(text);
  if (!/^8[1-79][6-9]\d{41}$/u.test(barcode) || isFiller(barcode)) return undefined;
  const rule = barcode.charAt(2);
  return {
    holds: fits(barcode.slice(0, 3) + barcode.slice(4), barcode.charAt(3), rule),
    barcode,
    segment: barcode.charAt(1),
    amount: rule === '6' || rule === '8' ? Number(barcode.slice(4, 15)) / 100 : undefined,
  };
}

/**
 * Its line of 48 digits: four blocks of 11, each followed by a digit of check of the same rule. Any one
 * changed digit is seen under modulo 10.
 */
export function readCollectionSlip(text: string): Identifier<CollectionSlip> | undefined {
  const line = ungrouped(text);
  if (!/^8\d{47}$/u.test(line)) return undefined;
  const blocks = [0, 12, 24, 36].map((from) => line.slice(from, from + 12));
  const read = readCollectionBarcode(blocks.map((block) => block.slice(0, 11)).join(''));
  const blocksHold = blocks.every((block) => fits(block.slice(0, 11), block.charAt(11), line.charAt(2)));
  return read && { ...read, holds: read.holds && blocksHold };
}

function fits(digits: string, check: string, rule: string): boolean {
  if (rule === '6' || rule === '7') return luhnHolds(digits + check);
  const digit = modulo11FromTheRight(digits);
  return (digit > 9 ? 0 : digit) === Number(check);
}
