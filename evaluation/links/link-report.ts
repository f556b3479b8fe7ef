import type { TakenDossier } from '../dossiers/types.js';
import { rateOf, textTable } from '../report/text-table.js';
import { countsOfLinkTypes, countsOfRelations } from './link-counts.js';
import type { ComparedPair } from './types.js';

/** What was found, missed and wrong, by link type and by relation; intervals of Wilson, 95 %. */
export function linkReport(dossiers: readonly TakenDossier[], pairs: readonly ComparedPair[]): string {
  return [
    linkTypeSection(pairs),
    relationSection(pairs),
    mistakeSection(pairs),
    dossierSection(dossiers),
  ].join('\n\n');
}

function linkTypeSection(pairs: readonly ComparedPair[]): string {
  const rows = countsOfLinkTypes(pairs).map(
    ({ linkType, expected, found, foundByProbes, alsoTrue, wrong }) => [
      linkType,
      String(expected),
      String(found),
      String(expected - found),
      String(found - foundByProbes),
      String(alsoTrue),
      String(wrong),
      rateOf(found + alsoTrue, found + alsoTrue + wrong),
      rateOf(found, expected),
    ],
  );
  const head = [
    'link type',
    'expected',
    'found',
    'missed',
    'probes miss',
    'also true',
    'wrong',
    'precision',
    'recall',
  ];
  return `Pairs by link type\n${textTable(head, rows)}`;
}

function relationSection(pairs: readonly ComparedPair[]): string {
  const rows = countsOfRelations(pairs).map((counts) => [
    counts.name,
    String(counts.pairs),
    String(counts.linked),
    String(counts.whole),
    counts.strongest ?? '-',
    String(counts.tooStrong),
    counts.contradictionsExpected === 0
      ? '-'
      : `${counts.contradictionsFound} of ${counts.contradictionsExpected}`,
    String(counts.contradictionsFalse),
  ]);
  const head = [
    'relation',
    'pairs',
    'linked',
    'all found',
    'strongest',
    'too strong',
    'contradictions',
    'false ones',
  ];
  return `Pairs by what they have in common\n${textTable(head, rows)}`;
}

/** Mistakes that are listed; more say nothing new. */
const MOST_MISTAKES = 40;

/** Links that should not be there, by name: what a reader looks into. */
function mistakeSection(pairs: readonly ComparedPair[]): string {
  const wrong = pairs.flatMap(({ earlier, newer, relation, comparison }) =>
    comparison.links
      .filter(({ linkType }) => !relation?.must.includes(linkType) && !relation?.may.includes(linkType))
      .map(
        ({ linkType, strength }) =>
          `  ${linkType} (${strength}): ${earlier} and ${newer}, ${relation?.name ?? 'nothing in common'}`,
      ),
  );
  return [`Wrong links: ${wrong.length}`, ...wrong.slice(0, MOST_MISTAKES)].join('\n');
}

function dossierSection(dossiers: readonly TakenDossier[]): string {
  const kinds = new Map<string, number>();
  for (const kind of dossiers.flatMap(({ dossier }) =>
    dossier.fingerprints.map((fingerprint) => fingerprint.kind),
  ))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const most = Math.max(0, ...dossiers.map(({ dossier }) => dossier.fingerprints.length));
  const sizes = dossiers.map(({ sizeBytes }) => sizeBytes).sort((one, other) => one - other);
  const broken = dossiers.flatMap(({ file, broken: ofFile }) =>
    ofFile.map((reason) => `  ${file}: ${reason}`),
  );
  return [
    `Fingerprints: ${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}; at most ${most} of a submission`,
    `Dossiers: median ${sizes[sizes.length >> 1] ?? 0} bytes, largest ${sizes.at(-1) ?? 0}`,
    `Fingerprinters that broke: ${broken.length}`,
    ...broken,
  ].join('\n');
}
