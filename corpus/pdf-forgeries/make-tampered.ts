import { existsSync } from 'node:fs';
import type { Base } from './base.js';
import { describePlan, type EditPlan, planEdit } from './content/edit-plan.js';
import type { CorpusFolder } from './corpus-folder.js';
import type { Dice } from './dice.js';
import type { ManifestRow } from './manifest.js';
import { TECHNIQUES } from './tampering/all-techniques.js';
import type { ForgeryJob, ForgeryOutcome, Place, Technique } from './tampering/technique.js';
import { DEBIAN_PYTHON, runScript, scratchPath, ToolError } from './tools.js';

/** Documents tried before a technique is given up. */
const TRIES_PER_FILE = 20;
/** Strongly changed pixels at 110 dots per inch: less than half of one small digit. */
const VISIBLE_PIXELS = 3;

function locate(base: Base, plan: EditPlan): Place[] {
  return JSON.parse(
    runScript(DEBIAN_PYTHON, './tampering/locate.py', { input: base.path, replacements: plan.replacements }),
  ) as Place[];
}

/** Throws ToolError where a replaced text looks the same as before. */
function requireVisibleChange(base: Base, path: string, places: readonly Place[]): void {
  const differences = JSON.parse(
    runScript(DEBIAN_PYTHON, './tampering/verify.py', { before: base.path, after: path, places }),
  ) as number[];
  const unchanged = differences.filter((difference) => difference < VISIBLE_PIXELS).length;
  if (unchanged > 0) throw new ToolError(`${unchanged} of ${differences.length} edits cannot be seen`);
}

/** Scrubs or forges the metadata of some files; gives the path of the result. */
function treatMetadata(
  technique: Technique,
  job: ForgeryJob,
): { path: string; metadata: ManifestRow['metadata'] } {
  if (technique.metadataStays === true || job.dice.chance(0.68))
    return { path: job.output, metadata: 'kept' };
  const way = job.dice.chance(0.45) ? 'scrub' : 'forge';
  const path = scratchPath('pdf');
  runScript(DEBIAN_PYTHON, './tampering/metadata.py', {
    input: job.output,
    output: path,
    way,
    like: job.base.path,
  });
  return { path, metadata: way === 'scrub' ? 'scrubbed' : 'forged' };
}

function describeNotes(places: readonly Place[], outcome: ForgeryOutcome): string {
  const boxes =
    outcome.pages === undefined ? places.map(({ page, box }) => `p${page}[${box.join(' ')}]`).join(' ') : '';
  return [outcome.notes, boxes && `boxes ${boxes}`].filter(Boolean).join('; ');
}

function forgeOne(folder: CorpusFolder, technique: Technique, base: Base, dice: Dice): void {
  const plan = planEdit(base.document, dice.pick(technique.kinds), dice);
  if (plan === undefined) throw new ToolError('nothing to edit in this document');
  forgeFile(folder, technique, base, plan, dice);
}

/** Adds `base` with `plan` carried out by `technique`. Throws ToolError where the edit fails or cannot be seen. */
export function forgeFile(
  folder: CorpusFolder,
  technique: Technique,
  base: Base,
  plan: EditPlan,
  dice: Dice,
  kind: string = base.document.content.kind,
): void {
  const job: ForgeryJob = {
    base,
    plan,
    dice,
    places: technique.choosesEdit ? [] : locate(base, plan),
    output: scratchPath('pdf'),
  };
  const outcome = technique.forge(job) ?? {};
  if (!existsSync(job.output)) throw new ToolError('nothing was written');
  if (outcome.comparable !== false) requireVisibleChange(base, job.output, job.places);
  const { path, metadata } = treatMetadata(technique, job);
  const pages =
    outcome.pages ?? [...new Set(job.places.map(({ page }) => page))].sort((one, other) => one - other);
  folder.add(path, {
    label: 'tampered',
    base: base.id,
    generator: base.generator.name,
    technique: technique.name,
    kind,
    tool: metadata === 'kept' ? technique.tool : `${technique.tool}+pikepdf`,
    what: outcome.what ?? describePlan(plan),
    page: pages.join(' '),
    arith: outcome.arith ?? plan.arith,
    metadata,
    notes: describeNotes(job.places, outcome),
  });
}

/** Adds every technique as often as it asks, each time on another document. */
export function addTamperedFiles(
  folder: CorpusFolder,
  bases: readonly Base[],
  dice: Dice,
  warn: (message: string) => void,
): void {
  for (const technique of TECHNIQUES) {
    const suited = dice.shuffled(bases.filter((base) => technique.suits?.(base) ?? true));
    let made = 0;
    for (const base of suited.slice(0, technique.count * TRIES_PER_FILE)) {
      if (made === technique.count) break;
      try {
        forgeOne(folder, technique, base, dice);
        made += 1;
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        warn(`${technique.name} on ${base.id}: ${error.message.slice(-160)}`);
      }
    }
    if (made < technique.count) warn(`${technique.name}: ${made} of ${technique.count}`);
  }
}
