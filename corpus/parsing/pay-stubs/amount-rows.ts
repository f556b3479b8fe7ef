import type { LineGroup, PaySheet } from './pay-sheet.js';

/** A group's lines as rows of description, this period's amount and the year's. */
export const amountRows = (sheet: PaySheet, group: LineGroup): string[][] =>
  sheet.lines(group).map((line) => [line.description, line.amount, line.yearToDate]);
