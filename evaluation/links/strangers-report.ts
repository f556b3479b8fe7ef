import { textTable } from '../report/text-table.js';
import { strongestOf } from './link-counts.js';
import { AGES_SUBMISSIONS, ofAge, type Strangers, strongestAmong, tooStrong } from './strangers.js';
import type { ComparedPair } from './types.js';

/** Pairs that are named; more say nothing new. */
const MOST_NAMED = 20;

/**
 * How strongly strangers are linked, by how many submissions were there before: early on nothing is known to
 * be common.
 * @param strangers of the series in its own order, and in others
 */
export function strangersReport(strangers: readonly Strangers[]): string {
  const ofOneTemplate = strangers.flatMap((one) => one.ofOneTemplate);
  const others = strangers.flatMap((one) => one.others);
  const rows = AGES_SUBMISSIONS.map((age) => [
    age[1] === Number.POSITIVE_INFINITY ? `${age[0]} or more` : `${age[0]} to ${age[1] - 1}`,
    ...cellsOf(ofAge(ofOneTemplate, age)),
    ...cellsOf(ofAge(others, age)),
  ]);
  const head = [
    'submitted before',
    'of one template',
    'strongest',
    'above low',
    'other strangers',
    'strongest',
    'above low',
  ];
  const named = new Set([...tooStrong(ofOneTemplate), ...tooStrong(others)].map(nameOf));
  return [
    `Strangers, in ${strangers.length} ${strangers.length === 1 ? 'order' : 'orders'}\n${textTable(head, rows)}`,
    `Pairs of strangers linked above low: ${named.size}`,
    ...[...named].slice(0, MOST_NAMED),
  ].join('\n');
}

const cellsOf = (pairs: readonly ComparedPair[]): string[] => [
  String(pairs.length),
  strongestAmong(pairs) ?? '-',
  String(tooStrong(pairs).length),
];

function nameOf(pair: ComparedPair): string {
  const strength = strongestOf(pair);
  const types = pair.comparison.links
    .filter((link) => link.strength === strength)
    .map(({ linkType }) => linkType);
  const [one, other] = [pair.earlier, pair.newer].sort();
  return `  ${types.join(', ')} (${strength}): ${one} and ${other}, ${pair.relation?.name ?? 'nothing in common'}`;
}
