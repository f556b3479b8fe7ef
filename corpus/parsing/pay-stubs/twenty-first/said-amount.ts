import { toUnits } from '../../printing/money.js';
import type { PaySheet } from '../pay-sheet.js';

/** Says one amount by itself, where a form prints the year's figure of some things alone. */
export const saidAmount = (sheet: PaySheet, path: string, cents: number): string =>
  sheet.ledger.say(path, toUnits(cents), sheet.digits(cents));
