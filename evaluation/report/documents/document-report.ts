import { wilsonInterval } from '@assay/media';
import type { DocumentOutcome } from '../../documents/compare.js';
import type { DocumentCorpus } from '../../documents/manifest.js';
import { CAUSES, type FieldOutcome } from '../../documents/types.js';
import { countByGroup, kindOfDocument } from '../../documents/whole-documents.js';
import { countOf, textTable } from '../text-table.js';
import { confusionTable, contractTable } from './classes.js';
import { confidenceSection } from './confidence.js';
import { runningSection, transactionsSection } from './statements.js';
import { wholeDocumentsTable } from './whole-documents.js';

/** Everything that `npm run evaluate -- documents` prints. */
export function documentReport(corpus: DocumentCorpus, outcomes: readonly DocumentOutcome[]): string {
  const types = [...new Set(outcomes.map(({ known }) => known.documentType))];
  const ignored = [...corpus.ignored].map(([type, count]) => `${count} ${type}`).join(', ');
  return [
    `${outcomes.length} files${ignored ? `; nothing to compare in ${ignored}` : ''}`,
    section(
      'Documents',
      grouped('type', outcomes, ({ known }) => known.documentType),
    ),
    section(
      'Whole documents',
      wholeDocumentsTable({
        ...countByGroup(outcomes, kindOfDocument),
        ...countByGroup(outcomes, (outcome) => `${kindOfDocument(outcome)} ${outcome.known.country}`),
      }),
    ),
    section('Contract', contractTable(outcomes, types)),
    section('Wrong classes', confusionTable(outcomes)),
    ...types.map((type) =>
      section(`Fields: ${type}`, fieldTable(outcomes.filter(({ known }) => known.documentType === type))),
    ),
    section(
      'By treatment',
      grouped('treatment', outcomes, ({ known }) => known.treatment),
    ),
    section(
      'By language',
      grouped('language', outcomes, ({ known }) => known.language),
    ),
    section(
      'By layout',
      grouped('layout', outcomes, ({ known }) => known.layout),
    ),
    section('Lists', transactionsSection(outcomes)),
    section('Confidence', confidenceSection(outcomes)),
    section('Run', runningSection(outcomes)),
  ].join('\n\n');
}

const section = (title: string, body: string): string => `${title}\n${'-'.repeat(title.length)}\n${body}`;
const percent = (share: number): string => (100 * share).toFixed(1);

/** Fields that the truth names: extra ones are counted beside them. */
const expectedOf = (fields: readonly FieldOutcome[]): FieldOutcome[] =>
  fields.filter(({ verdict }) => verdict !== 'extra');

function figures(fields: readonly FieldOutcome[]): string[] {
  const expected = expectedOf(fields);
  const share = {
    count: expected.filter(({ verdict }) => verdict === 'right').length,
    total: expected.length,
  };
  const [low, high] = wilsonInterval(share);
  const forgiven = expected.filter(({ rightWithoutAccents }) => rightWithoutAccents).length;
  return [
    countOf(share.count, share.total),
    share.total === 0 ? '-' : `${percent(low)} to ${percent(high)}`,
    share.total === 0 ? '-' : percent(forgiven / share.total),
    ...CAUSES.map((cause) => String(fields.filter(({ verdict }) => verdict === cause).length)),
  ];
}

const FIGURE_HEADS = ['right', '95 %', 'accents forgiven, %', ...CAUSES];

function fieldTable(outcomes: readonly DocumentOutcome[]): string {
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  const names = [...new Set(fields.map(({ name }) => name))].sort();
  return textTable(
    ['field', ...FIGURE_HEADS],
    [
      ...names.map((name) => [name, ...figures(fields.filter((field) => field.name === name))]),
      ['all', ...figures(fields)],
    ],
  );
}

function grouped(
  head: string,
  outcomes: readonly DocumentOutcome[],
  groupOf: (outcome: DocumentOutcome) => string,
): string {
  const groups = [...new Set(outcomes.map(groupOf))].sort();
  return textTable(
    [head, 'files', 'class right', ...FIGURE_HEADS],
    groups.map((group) => {
      const members = outcomes.filter((outcome) => groupOf(outcome) === group);
      const classes = members.filter(({ classIsRight }) => classIsRight).length;
      return [
        group || '(none)',
        String(members.length),
        countOf(classes, members.length),
        ...figures(members.flatMap(({ fields }) => fields)),
      ];
    }),
  );
}
