import {
  type Band,
  DELIVERY_STATES,
  type DeliveryState,
  type Kind,
  REVIEW_STATES,
  type ReviewState,
  type Strength,
} from './api/types.js';
import { COMPARE_MODES, type CompareMode } from './viewer/compare-modes.js';

/**
 * What stands behind `?` in addresses. Nothing personal does; defaults are left out, and what is unknown is dropped
 * rather than refused, since addresses outlive the versions they were copied from.
 */

type Raw = Readonly<Record<string, unknown>>;

/** Keys without undefined: defaults are not written. */
type Given<Search> = { [Name in keyof Search]?: Exclude<Search[Name], undefined> };

export type ListSearch = Given<{
  kind: Kind;
  band: Band;
  state: ReviewState;
  check: string;
  from: string;
  to: string;
  view: string;
  page: number;
}>;

export const readListSearch = (raw: Raw): ListSearch =>
  given({
    kind: oneOf(['detection', 'parse', 'verification'] as const, raw.kind),
    band: oneOf(['low', 'medium', 'high'] as const, raw.band),
    state: oneOf(REVIEW_STATES, raw.state),
    check: matching(/^[a-z]+\.[a-z-]{1,60}$/, raw.check),
    from: matching(/^\d{4}-\d\d-\d\d$/, raw.from),
    to: matching(/^\d{4}-\d\d-\d\d$/, raw.to),
    view: matching(/^[\w-]{1,64}$/, raw.view),
    page: wholeAbove(1, raw.page),
  });

export type CompareSearch = Given<{
  finding: string;
  page: number;
  compare: CompareMode;
  save: number;
}>;

export const readCompareSearch = (raw: Raw): CompareSearch =>
  given({
    finding: matching(/^[a-z]+\.[a-z-]{1,60}\.\d{1,5}$/, raw.finding),
    page: wholeAbove(0, raw.page),
    compare: oneOf(COMPARE_MODES, raw.compare),
    save: wholeAbove(0, raw.save),
  });

export type LinksSearch = Given<{ hops: number; strength: Strength; with: number; view: 'graph' }>;

export const readLinksSearch = (raw: Raw): LinksSearch =>
  given({
    hops: wholeAbove(1, raw.hops),
    strength: oneOf(['low', 'high', 'critical'] as const, raw.strength),
    with: wholeAbove(0, raw.with),
    view: oneOf(['graph'] as const, raw.view),
  });

export type PlaceSearch = Given<{ field: string }>;

export const readPlaceSearch = (raw: Raw): PlaceSearch =>
  given({ field: matching(/^[\w.[\]]{1,100}$/, raw.field) });

/** Where to go after signing in: an address of the console itself; and whether the identity provider's word was refused. */
export const readSignInSearch = (raw: Raw): { back?: string; refused?: 1 } =>
  given({
    back: matching(/^\/(?!\/)[^\\]{0,500}$/, raw.back),
    refused: raw.refused === 1 ? (1 as const) : undefined,
  });

export const readPeopleSearch = (raw: Raw): { page?: number } => given({ page: wholeAbove(1, raw.page) });

export type DeliveriesSearch = Given<{ state: DeliveryState; page: number }>;

export const readDeliveriesSearch = (raw: Raw): DeliveriesSearch =>
  given({ state: oneOf(DELIVERY_STATES, raw.state), page: wholeAbove(1, raw.page) });

export const INSIGHT_DAYS = [7, 30, 90, 365] as const;
export type InsightsSearch = Given<{
  days: (typeof INSIGHT_DAYS)[number];
  kind: Kind;
  type: string;
  country: 'us' | 'mx' | 'br';
  labels: 'all';
}>;

export const readInsightsSearch = (raw: Raw): InsightsSearch =>
  given({
    days: INSIGHT_DAYS.find((days) => days === raw.days),
    kind: oneOf(['detection', 'parse', 'verification'] as const, raw.kind),
    type: matching(/^[\w./-]{1,80}$/, raw.type),
    country: oneOf(['us', 'mx', 'br'] as const, raw.country),
    labels: oneOf(['all'] as const, raw.labels),
  });

export type AuditSearch = Given<{
  person: number;
  object: string;
  action: string;
  from: string;
  to: string;
  before: number;
}>;

export const readAuditSearch = (raw: Raw): AuditSearch =>
  given({
    person: wholeAbove(0, raw.person),
    object: matching(/^[a-z]+:\d{1,16}$/, raw.object),
    action: matching(/^[a-z]+\.[a-z-]+$/, raw.action),
    from: matching(/^\d{4}-\d\d-\d\d$/, raw.from),
    to: matching(/^\d{4}-\d\d-\d\d$/, raw.to),
    before: wholeAbove(0, raw.before, Number.MAX_SAFE_INTEGER),
  });

function given<Search extends object>(search: Search): Given<Search> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as Given<Search>;
}

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const matching = (pattern: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Above a default that is left out. */
const wholeAbove = (bound: number, value: unknown, below = 1_000_000): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > bound && value < below ? value : undefined;
