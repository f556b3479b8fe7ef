import { parseArgs } from 'node:util';
import type { StoredLesson } from '@assay/extraction';
import { isWhole, kindOfDocument } from '../documents/whole-documents.js';
import { readGoldenSet } from '../golden/pack.js';
import { textTable } from '../report/text-table.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { lessonOf, type ReadGolden, readGolden, readWith } from './taught.js';
import { withUnknownWords } from './unknown-words.js';

const USAGE = 'npm run evaluate -- lessons RECORDED... [--unknown-words SHARE]';

/**
 * `npm run evaluate -- lessons`: corrects one document of each layout of recorded sets (`golden/record.ts`) from its truth, reads
 * the others of the layout with what that teaches, and all documents of other layouts, whose fields may not change.
 * @throws RangeError for a command line that cannot be used
 */
export function evaluateLessons(commandLine: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { 'unknown-words': { type: 'string' } },
  });
  const share = Number(values['unknown-words'] ?? 0);
  if (positionals.length === 0 || !(share >= 0 && share <= 1)) throw new RangeError(`expected ${USAGE}`);
  const documents = positionals
    .flatMap((path) => readGoldenSet(path))
    .map((document) => readGolden(share > 0 ? withUnknownWords(document, share) : document));
  const layouts = [...groupedBy(documents, ({ document }) => document.known.layout).values()];
  const taught = layouts.map((group) => {
    const teacher = group.find(({ document }) => document.known.file.endsWith('.pdf')) ?? group[0];
    if (!teacher) throw new RangeError('expected a document of each layout');
    const others = group.filter((one) => truthOf(one) !== truthOf(teacher));
    return { ...lessonOf(teacher, 1), others, layout: teacher.document.known.layout };
  });
  const counts = taught.flatMap(({ stored, others }) =>
    others.map((one) => ({ kind: kindOfDocument(one.outcome), ...countOf(one, stored ? [stored] : []) })),
  );
  console.log(tableOf(counts));
  console.log(otherLayouts(documents, taught));
  const reasons = groupedBy(
    taught.flatMap(({ unlearned }) => unlearned),
    ({ why }) => why,
  );
  console.log([...reasons].map(([why, { length }]) => `not learned, ${why}: ${length}`).join('\n'));
}

const truthOf = ({ document }: ReadGolden): string => JSON.stringify([...document.known.truth]);

/** One document before and after. */
function countOf(document: ReadGolden, lessons: readonly StoredLesson[]) {
  const { fields, outcome } = readWith(document, lessons);
  const rightOf = (of: typeof outcome): Set<string> =>
    new Set(of.fields.filter(({ verdict }) => verdict === 'right').map(({ path }) => path));
  const [before, after] = [rightOf(document.outcome), rightOf(outcome)];
  const extras = (of: typeof outcome): number =>
    of.fields.filter(({ verdict }) => verdict === 'extra').length;
  const learned = fields.filter(({ learnedFrom }) => learnedFrom !== undefined);
  const isRight = new Set(
    outcome.fields.flatMap(({ path, verdict, lineAt }) =>
      verdict === 'right' ? [lineAt ? `${lineAt.path}.${path.replace(/^.*\./u, '')}` : path] : [],
    ),
  );
  return {
    fields: document.outcome.fields.length - extras(document.outcome),
    before: before.size,
    after: after.size,
    extrasBefore: extras(document.outcome),
    extrasAfter: extras(outcome),
    wholeBefore: Number(isWhole(document.outcome)),
    wholeAfter: Number(isWhole(outcome)),
    becameWrong: [...before].filter((path) => !after.has(path)).length,
    learned: learned.length,
    learnedRight: learned.filter(({ name }) => isRight.has(name)).length,
  };
}

type Count = ReturnType<typeof countOf> & { readonly kind: string };

function tableOf(counts: readonly Count[]): string {
  const row = (name: string, of: readonly Count[]): string[] => {
    const sum = (key: Exclude<keyof Count, 'kind'>): number => of.reduce((all, one) => all + one[key], 0);
    return [
      name,
      `${of.length}`,
      `${sum('wholeBefore')}, ${sum('wholeAfter')}`,
      `${sum('before')}, ${sum('after')} of ${sum('fields')}`,
      `${sum('extrasBefore')}, ${sum('extrasAfter')}`,
      `${sum('becameWrong')}`,
      `${sum('learnedRight')} of ${sum('learned')}`,
    ];
  };
  const kinds = [...groupedBy(counts, ({ kind }) => kind)];
  return textTable(
    ['kind', 'documents', 'whole', 'fields right', 'too many', 'became wrong', 'learned values right'],
    [...kinds.map(([kind, of]) => row(kind, of)), row('all', counts)],
  );
}

/** How many documents are read otherwise by lessons of layouts that are not theirs, and what that takes. */
function otherLayouts(
  documents: readonly ReadGolden[],
  taught: readonly { readonly stored: StoredLesson | undefined; readonly layout: string }[],
): string {
  let [changed, cpuMs] = [0, 0];
  for (const document of documents) {
    const lessons = taught.flatMap(({ stored, layout }) =>
      stored && layout !== document.document.known.layout ? [stored] : [],
    );
    const read = readWith(document, lessons);
    cpuMs += read.cpuMs;
    if (JSON.stringify(read.fields) !== JSON.stringify(document.fields)) changed += 1;
  }
  const mean = (cpuMs / documents.length).toFixed(1);
  return `read otherwise by lessons of other layouts: ${changed} of ${documents.length} documents; ${mean} ms each`;
}
