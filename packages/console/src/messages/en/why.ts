import { number } from '../../words/numbers.js';
import { open } from '../open.js';

export const why = {
  title: (likelihood: string) => `Why ${likelihood} of 100`,
  judge: (version: string, medium: number, high: number) => `judge ${version} · bands ${medium} / ${high}`,
  close: 'Close',
  before: 'Before looking',
  oneIn: (n: string) => `1 in ${n}`,
  steps: open({
    'context-bound':
      'Context, or a style without a second fact at its place, does not reject; nor do the two add up',
    'nobody-looked': 'Nobody could look: undecided',
    'check-broke': 'A check broke: undecided',
    ceiling: 'Never a certainty',
    'country-rule': 'Rule of the country',
  }),
  endsAt: (likelihood: string) => `ends at ${likelihood}`,
  notCounted: 'Did not count',
  because: open({
    WEAKER_IN_GROUP: 'same cause as a stronger one: only the strongest of a group counts',
    FACT_INCRIMINATES: 'found nothing; that exonerates only where no fact incriminates',
    CONTEXT_CLEARS_NOTHING: 'context: an ordinary origin clears nothing',
    NO_WEIGHT: 'says nothing either way',
    STRONGEST_OF_GROUP: 'strongest of its group',
  }),
  noWeight: (n: number) => `${number(n)} looked and weigh nothing either way`,
  nothingToLookAt: (n: number) => `${number(n)} with nothing to look at`,
  errs: 'How this check errs',
  sayNothing: 'say nothing either way',
  table: 'As a table',
  picture: 'As a picture',
  step: 'Step',
  adds: 'Adds',
  logOdds: 'Log-odds',
  likelihood: 'Of 100',
  axis: 'Likelihood, on the log-odds axis, where the parts add up',
  missing: 'This record holds no arithmetic.',
};
