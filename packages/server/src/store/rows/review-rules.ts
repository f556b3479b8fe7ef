import type { ReviewRules, ReviewState } from '../review-types.js';
import { BANDS, SUBMISSION_KINDS } from '../submission-types.js';
import { isDrawn, isLeftToDraw } from './draw.js';
import { whoseSettings } from './organization.js';
import type { SubmissionInsert } from './record-table.js';

/** What applies where an organization says nothing else: one person decides, of what the checks did not clear. */
const USUAL_RULES: ReviewRules = {
  secondPerson: 'never',
  waitingKinds: ['detection'],
  waitingBands: ['medium', 'high'],
};

/** NULL for what is usual; lists by commas. */
const RULE_COLUMNS = ['second_person', 'waiting_kinds', 'waiting_bands'] as const;
export type RulesRow = readonly [secondPerson: string | null, kinds: string | null, bands: string | null];

/** SQL for the rules that apply to the organization of a parameter. @param parameter like `?1` or `$1` */
export const selectRules = (parameter: string): string =>
  `SELECT ${RULE_COLUMNS.join(', ')} FROM organization WHERE organization_id = ${whoseSettings(parameter)}`;

/** SQL that sets them. @param parameters for each column, then for the organization */
export const updateRules = (parameters: readonly [string, string, string, string]): string =>
  `UPDATE organization SET ${RULE_COLUMNS.map((column, index) => `${column} = ${parameters[index]}`).join(', ')}
   WHERE organization_id = ${parameters[3]}`;

const listed = <Word extends string>(text: string | null, all: readonly Word[], usual: readonly Word[]) =>
  text === null ? usual : all.filter((one) => text.split(',').includes(one));

export const rulesOfRow = ([second, kinds, bands]: RulesRow): ReviewRules => ({
  secondPerson: (second as ReviewRules['secondPerson'] | null) ?? USUAL_RULES.secondPerson,
  waitingKinds: listed(kinds, SUBMISSION_KINDS, USUAL_RULES.waitingKinds),
  waitingBands: listed(bands, BANDS, USUAL_RULES.waitingBands),
});

export const rowOfRules = (rules: ReviewRules | undefined): RulesRow =>
  rules
    ? [rules.secondPerson, rules.waitingKinds.join(','), rules.waitingBands.join(',')]
    : [null, null, null];

/** SQL for what decides whether a new record of the organization of a parameter waits. @param parameter like `?1` or `$1` */
export const selectWaiting = (parameter: string): string =>
  `SELECT o.link_salt, rules.drawn_tenths, ${RULE_COLUMNS.map((column) => `rules.${column}`).join(', ')}
   FROM organization o JOIN organization rules ON rules.organization_id = ${whoseSettings(parameter)}
   WHERE o.organization_id = ${parameter}`;
export type WaitingRow = readonly [salt: Uint8Array, drawnTenths: number | null, ...RulesRow];

/** Whether a new record waits for a person, and whether it was drawn of those that the checks cleared. */
export function beginsAs(
  [salt, tenths, ...row]: WaitingRow,
  kind: string,
  id: number,
  { band, isVerified }: Pick<SubmissionInsert, 'band' | 'isVerified'>,
): { readonly state: ReviewState; readonly drawn: boolean } {
  const { waitingKinds, waitingBands } = rulesOfRow(row);
  const drawn = isLeftToDraw(band) && isDrawn(salt, tenths, kind, id);
  const waits =
    waitingKinds.some((one) => one === kind) &&
    (kind === 'parse' || (kind === 'verification' ? !isVerified : waitingBands.some((one) => one === band)));
  return { state: waits || drawn ? 'open' : 'none', drawn };
}
