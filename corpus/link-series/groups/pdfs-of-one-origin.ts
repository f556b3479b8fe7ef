import { printForMember, rollMember } from '../papers/credit-union.js';
import type { Series } from '../series.js';

/**
 * Members' statements, each from a file of its own; then some that one PDF was turned into, one person after
 * the other: they keep its /ID.
 */
export function addPdfsOfOneOrigin(series: Series, honest: number, made: number): void {
  for (let member = 1; member <= honest; member++) {
    const name = `member-${member}`;
    const { file, origin } = printForMember(rollMember(series), name);
    series.add(name, 'pdf', file.bytes, origin);
  }
  for (let victim = 1; victim <= made; victim++) {
    const name = `filled-in-${victim}`;
    const { file, origin } = printForMember(rollMember(series), name, 'the PDF that was filled in');
    series.add(name, 'pdf', file.bytes, origin);
  }
}
