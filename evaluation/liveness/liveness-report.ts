import { nearestRankQuantile, type Share, wilsonInterval } from '@assay/media';
import { textTable } from '../report/text-table.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { outcomeCounts } from './outcome-counts.js';
import type { ExaminedCase } from './types.js';

/**
 * The printed report: error rates by kind of attack, by how the files came about, and by source; signals;
 * times; what could not be examined.
 */
export function livenessReport(cases: readonly ExaminedCase[]): string {
  const attacks = cases.filter(({ label }) => label === 'attack');
  const live = cases.filter(({ label }) => label === 'live');
  const broken = cases.filter(({ error }) => error !== undefined);
  const sections = [
    'Attacks (APCER: not answered "failed")',
    attackTable(attacks, ({ medium, attack, made }) => [medium, attack, made]),
    '\nAttacks by source',
    attackTable(attacks, ({ medium, attack, made, source }) => [medium, attack, made, source]),
    '\nLiving people (BPCER: answered "failed")',
    liveTable(live, ({ medium, made }) => [medium, made]),
    '\nLiving people by source',
    liveTable(live, ({ medium, made, source }) => [medium, made, source]),
    '\nSignals that speak for an attack or for life, share of files',
    signalTable(cases),
    '\nProcessor time a file',
    timeTable(cases),
    ...(broken.length > 0
      ? ['\nCould not be examined', ...broken.map(({ file, error }) => `${file}: ${error}`)]
      : []),
  ];
  return sections.join('\n');
}

type KeyOf = (known: ExaminedCase) => readonly string[];

const grouped = (cases: readonly ExaminedCase[], keyOf: KeyOf) => [
  ...groupedBy(cases, (known) => keyOf(known).join(', ')),
];

function attackTable(attacks: readonly ExaminedCase[], keyOf: KeyOf): string {
  const rows = grouped(attacks, keyOf).map(([name, group]) => {
    const counts = outcomeCounts(group);
    const missed = { count: counts.answered - counts.failed, total: counts.answered };
    return [
      name,
      ...rateCells(missed),
      ...rateCells({ count: counts.passed, total: counts.answered }),
      ...unanswered(counts),
    ];
  });
  return textTable(['kind', 'APCER', 'of', '95 %', 'passed', 'of', '95 %', 'no face', 'broken'], rows);
}

function liveTable(live: readonly ExaminedCase[], keyOf: KeyOf): string {
  const rows = grouped(live, keyOf).map(([name, group]) => {
    const counts = outcomeCounts(group);
    const total = counts.answered;
    return [
      name,
      ...rateCells({ count: counts.failed, total }),
      ...rateCells({ count: counts.passed, total }),
      ...unanswered(counts),
    ];
  });
  return textTable(['kind', 'BPCER', 'of', '95 %', 'passed', 'of', '95 %', 'no face', 'broken'], rows);
}

function signalTable(cases: readonly ExaminedCase[]): string {
  const rows = grouped(cases, ({ medium, label, attack, made }) => [medium, attack || label, made]).flatMap(
    ([name, group]) => {
      const answered = group.flatMap(({ examined }) => (examined?.liveness ? [examined.signals] : []));
      const names = [...new Set(answered.flatMap((signals) => signals.map((signal) => signal.name)))];
      return names.flatMap((signalName) => {
        const count = (outcome: string): number =>
          answered.filter((signals) =>
            signals.some((signal) => signal.name === signalName && signal.outcome === outcome),
          ).length;
        const [attack, life, none] = [count('attack'), count('live'), count('not-applicable')];
        return attack + life > 0
          ? [[`${name}: ${signalName}`, `${attack}`, `${life}`, `${none}`, `${answered.length}`]]
          : [];
      });
    },
  );
  return textTable(['signal', 'attack', 'life', 'not applicable', 'of'], rows);
}

function timeTable(cases: readonly ExaminedCase[]): string {
  const rows = grouped(cases, ({ medium }) => [medium]).map(([name, group]) => {
    const times = group.flatMap(({ examined }) => (examined ? [examined.cpuMs] : []));
    return [
      name,
      `${times.length}`,
      ...[0.5, 0.95].map((share) => nearestRankQuantile(times, share)?.toFixed(0) ?? '-'),
    ];
  });
  return textTable(['medium', 'files', 'CPU ms, median', '95 %'], rows);
}

function rateCells({ count, total }: Share): string[] {
  if (total === 0) return ['-', '0', '-'];
  const [low, high] = wilsonInterval({ count, total });
  return [
    `${((100 * count) / total).toFixed(1)} %`,
    `${count}/${total}`,
    `${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)}`,
  ];
}

const unanswered = ({ noFace, broken }: { readonly noFace: number; readonly broken: number }): string[] => [
  `${noFace}`,
  `${broken}`,
];
