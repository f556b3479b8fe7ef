import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { skeleton } from '../edited-values.js';
import { type CorpusFile, readCorpus } from '../manifest.js';

/** A line of `assay scan --json`. */
interface ScannedLine {
  readonly file: string;
  readonly classification?: string;
  readonly reasoning?: readonly string[];
}

/** Words of a value that a sentence quotes. */
const QUOTED_WORDS = 5;

/** Whether a reason names a value of the edit, the earlier or the later one: letters and digits only. */
export function namesTheEdit(reason: string, { editedValues }: Pick<CorpusFile, 'editedValues'>): boolean {
  const said = skeleton(reason);
  const isSaid = (value: string): boolean => {
    const quoted = skeleton(value.split(/\s+/u).slice(0, QUOTED_WORDS).join(' '));
    return quoted !== '' && said.includes(quoted);
  };
  return editedValues.some(({ before, after }) => isSaid(before) || isSaid(after));
}

/**
 * `npm run evaluate -- reasons FOLDER SCAN`: of the files that were rejected and whose edited values the manifest of FOLDER
 * knows, how many name one of these in their first reason. SCAN holds the lines of `assay scan --json` over them.
 * @throws RangeError for other arguments
 */
export function evaluateReasons(commandLine: readonly string[]): void {
  const [folder, scan, ...more] = commandLine;
  if (folder === undefined || scan === undefined || more.length > 0)
    throw new RangeError('expected npm run evaluate -- reasons FOLDER SCAN');
  const known = new Map(
    readCorpus('pdf', folder).files.map((one) => [resolve(join(folder, one.file)), one] as const),
  );
  const lines = readFileSync(scan, 'utf8').trim().split('\n');
  const rejected = lines
    .map((line): ScannedLine => JSON.parse(line))
    .flatMap(({ file, classification, reasoning }) => {
      const edit = known.get(resolve(file));
      if (classification !== 'rejected' || !edit || edit.editedValues.length === 0) return [];
      return [{ edit, first: reasoning?.[0] ?? '' }];
    });
  const naming = rejected.filter(({ edit, first }) => namesTheEdit(first, edit));
  console.log(`first reason names an edited value: ${naming.length} of ${rejected.length} rejected`);
  for (const { edit, first } of rejected)
    if (!namesTheEdit(first, edit)) console.log(`  not: ${edit.technique}: ${first}`);
}
