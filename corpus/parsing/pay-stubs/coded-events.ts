import type { PaySheet } from './pay-sheet.js';

/**
 * The events of a Brazilian receipt as rows of code, name, reference, earned and withheld, earnings first.
 * @param codes the program's numbers of events, by their names
 */
export const codedEvents = (sheet: PaySheet, codes: Readonly<Record<string, string>>): string[][] => [
  ...sheet
    .lines('earnings', false)
    .map((line) => [codes[line.description] ?? '', line.description, line.hours, line.amount, '']),
  ...sheet
    .lines('deductions')
    .map((line) => [codes[line.description] ?? '', line.description, '', '', line.amount]),
];
