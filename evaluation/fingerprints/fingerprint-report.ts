import type { TakenDossier } from '../dossiers/types.js';
import { textTable } from '../report/text-table.js';
import { countContradictions } from './contradiction-counts.js';
import { countFingerprints, type FingerprintCounts } from './fingerprint-counts.js';
import { LEVELS, type MeasuredKind } from './level-of-likeness.js';
import type { RelatedDossiers } from './pairs.js';

/**
 * A table for each kind of fingerprint, and one of contradictions: rows are what two documents have to do
 * with each other.
 */
export function fingerprintReport(
  dossiers: readonly TakenDossier[],
  related: readonly RelatedDossiers[],
): string {
  const kinds = Object.keys(LEVELS) as MeasuredKind[];
  return [
    ...kinds.map((kind) => kindSection(kind, dossiers, related)),
    contradictionSection(related),
    brokenSection(dossiers),
  ].join('\n\n');
}

function kindSection(
  kind: MeasuredKind,
  dossiers: readonly TakenDossier[],
  related: readonly RelatedDossiers[],
): string {
  const having = dossiers.filter(({ dossier }) =>
    dossier.fingerprints.some((fingerprint) => fingerprint.kind === kind),
  ).length;
  const title = `${kind}: ${having} of ${dossiers.length} documents have one`;
  const counts = countFingerprints(kind, related).filter(({ both }) => both > 0);
  if (counts.length === 0) return title;
  const rows = counts
    .filter(({ found, levels }) => found > 0 || levels.size > 0)
    .map((of) => rowOf(kind, of));
  const silent = counts.filter(({ found, levels }) => found === 0 && levels.size === 0);
  const pairs = silent.reduce((sum, { both }) => sum + both, 0);
  return [
    title,
    ...(rows.length > 0
      ? [textTable(['pairs of', 'pairs', 'both', 'found', ...LEVELS[kind], 'similarity'], rows)]
      : []),
    ...(silent.length > 0
      ? [`Nothing in common: ${pairs} pairs, ${silent.map(({ relation }) => relation).join('; ')}`]
      : []),
  ].join('\n');
}

const rowOf = (
  kind: MeasuredKind,
  { relation, pairs, both, found, levels, similarities }: FingerprintCounts,
): string[] => [
  relation,
  String(pairs),
  String(both),
  `${((100 * found) / both).toFixed(1)} %`,
  ...LEVELS[kind].map((level) => String(levels.get(level) ?? 0)),
  similarities ? similarities.map((similarity) => similarity.toFixed(2)).join('..') : '-',
];

function contradictionSection(related: readonly RelatedDossiers[]): string {
  const rows = countContradictions(related).map((counts) => [
    counts.relation,
    String(counts.pairs),
    String(counts.alone),
    String(counts.asCopies),
    String(counts.valueChanged),
    String(counts.otherName),
  ]);
  return `Contradictions, both ways\n${textTable(['pairs of', 'pairs', 'alone', 'as copies', 'value changed', 'other name'], rows)}`;
}

function brokenSection(dossiers: readonly TakenDossier[]): string {
  const broken = dossiers.flatMap(({ file, broken: ofFile }) =>
    ofFile.map((reason) => `  ${file}: ${reason}`),
  );
  return [`Fingerprinters that broke: ${broken.length}`, ...broken].join('\n');
}
