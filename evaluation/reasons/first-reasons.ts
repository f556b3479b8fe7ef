import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Box } from '@assay/media';
import { skeleton } from '../edited-values.js';
import { type CorpusFile, readCorpus } from '../manifest.js';
import { holdTheEdit } from './first-places.js';

/** A line of `assay scan --json`. */
interface ScannedLine {
  readonly file: string;
  readonly classification?: string;
  readonly reasoning?: readonly string[];
  readonly technicalChecks?: readonly {
    readonly evidence?: readonly { readonly mark?: number; readonly boundingBox?: Box }[];
  }[];
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
 * `npm run evaluate -- reasons pdf|images FOLDER SCAN`: of the files that were rejected and whose edit the manifest of
 * FOLDER knows, of how many the first reason is about it: by a value that it names, or in pictures by the place that
 * carries its number. SCAN holds the lines of `assay scan --json` over them.
 * @throws RangeError for other arguments
 */
export async function evaluateReasons(commandLine: readonly string[]): Promise<void> {
  const [kind, folder, scan, ...more] = commandLine;
  if ((kind !== 'pdf' && kind !== 'images') || folder === undefined || scan === undefined || more.length > 0)
    throw new RangeError('expected npm run evaluate -- reasons pdf|images FOLDER SCAN');
  const known = new Map(
    readCorpus(kind, folder).files.map((one) => [resolve(join(folder, one.file)), one] as const),
  );
  const lines = readFileSync(scan, 'utf8').trim().split('\n');
  const rejected: { readonly edit: CorpusFile; readonly first: string; readonly isTold: boolean }[] = [];
  for (const line of lines) {
    const scanned: ScannedLine = JSON.parse(line);
    const edit = known.get(resolve(scanned.file));
    if (scanned.classification !== 'rejected' || !edit?.tampered) continue;
    if (kind === 'pdf' ? edit.editedValues.length === 0 : edit.mask === '') continue;
    const first = scanned.reasoning?.[0] ?? '';
    const isTold =
      kind === 'pdf'
        ? namesTheEdit(first, edit)
        : await holdTheEdit(firstPlacesOf(scanned), join(folder, edit.mask));
    rejected.push({ edit, first, isTold });
  }
  const told = rejected.filter(({ isTold }) => isTold);
  console.log(`first reason is about the edit: ${told.length} of ${rejected.length} rejected`);
  for (const { edit, first, isTold } of rejected)
    if (!isTold) console.log(`  not: ${edit.technique}: ${first}`);
}

/** Where that stands of which the first reason tells. */
const firstPlacesOf = ({ technicalChecks = [] }: ScannedLine): Box[] =>
  technicalChecks.flatMap(({ evidence = [] }) =>
    evidence.flatMap(({ mark, boundingBox }) => (mark === 1 && boundingBox ? [boundingBox] : [])),
  );
