import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GroupCount } from '../documents/whole-documents.js';
import { wholeDocumentsRows, wholeDocumentsTable } from '../report/documents/whole-documents.js';
import { writeMeasured } from '../report/measured-page.js';
import { countGoldenSet } from './count.js';
import { readGoldenSet } from './pack.js';
import { GOLDEN_COUNTS, GOLDEN_SET } from './places.js';
import { thresholdRows, thresholdsOf } from './thresholds.js';

/**
 * `npm run evaluate -- golden [--write]`: counts the golden set with today's readers and checks.
 * `--write` keeps the counts as what later readers are held against, and writes their tables in docs/measured/reading.md and
 * docs/fields.md.
 * @throws RangeError for any other argument
 */
export async function evaluateGolden(commandLine: readonly string[]): Promise<void> {
  const [option, ...more] = commandLine;
  if (more.length > 0 || (option !== undefined && option !== '--write'))
    throw new RangeError('expected npm run evaluate -- golden [--write]');
  const documents = readGoldenSet(fileURLToPath(GOLDEN_SET));
  const { counts } = await countGoldenSet(documents);
  const groups: Record<string, GroupCount> = { ...counts.byKind, ...counts.byKindAndCountry };
  console.log(wholeDocumentsTable(groups));
  console.log(`\nhonest documents accused: ${counts.accused.length}`);
  for (const accusation of counts.accused) console.log(`  ${accusation}`);
  console.log('\nconfidence below | left out: right, wrong | kept: right, wrong');
  for (const { below, leftOut, kept } of thresholdsOf(documents))
    console.log(`${below} | ${leftOut.right}, ${leftOut.wrong} | ${kept.right}, ${kept.wrong}`);
  if (option !== '--write') return;
  writeFileSync(GOLDEN_COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
  writeMeasured('golden', wholeDocumentsRows(groups));
  writeMeasured('golden-bounds', thresholdRows(documents), 'fields.md');
}
