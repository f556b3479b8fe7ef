import type { ListQuery } from '../../record-types.js';
import type { Listing, Range } from '../../rows/listing.js';
import type { SqlParameter } from '../database.js';
import { packedTagKey, tagKeys } from './tags.js';

/** What a list asks for, as its statements need it. */
export interface ListFilter {
  readonly listing: Listing;
  readonly organizationId: number;
  /** As tags.ts makes them, the rarest first once they are counted. */
  readonly tags: readonly string[];
  /** Of the time. */
  readonly seconds: Range | undefined;
  /** In the order of the listing's measures. */
  readonly measures: readonly (Range | undefined)[];
}

/** The latest second that a filter may name, by the contract. */
const LAST_SECOND = 2_147_483_647;

export function filterOf(listing: Listing, organizationId: number, query: ListQuery): ListFilter {
  const { minTimestamp, maxTimestamp, tags } = query;
  return {
    listing,
    organizationId,
    tags: tagKeys(tags),
    seconds:
      minTimestamp === undefined && maxTimestamp === undefined
        ? undefined
        : { least: minTimestamp ?? 0, most: maxTimestamp ?? LAST_SECOND },
    measures: listing.measures.map((measure) => measure.rangeOf(query)),
  };
}

export const hasRanges = ({ seconds, measures }: ListFilter): boolean =>
  seconds !== undefined || measures.some((range) => range !== undefined);

/** A statement's parameters, numbered as they come. */
export class Parameters {
  readonly values: SqlParameter[] = [];

  add(value: SqlParameter): string {
    return `$${this.values.push(value)}`;
  }
}

const within = (sql: string, { least, most }: Range, parameters: Parameters): string =>
  `${sql} BETWEEN ${parameters.add(least)} AND ${parameters.add(most)}`;

/** As {@link within}; nothing where there is no range. */
export const inRange = (sql: string, range: Range | undefined, parameters: Parameters): readonly string[] =>
  range ? [within(sql, range, parameters)] : [];

/** Seconds as the microseconds that they stand for: a record of 10.9 s is inside of 10 at most. */
const microsOf = ({ least, most }: Range): Range => ({
  least: least * 1_000_000,
  most: most * 1_000_000 + 999_999,
});

/** What the ranges ask of a row of the records' table `d`. */
export const onRecords = (
  { listing, organizationId, seconds, measures }: Omit<ListFilter, 'tags'>,
  parameters: Parameters,
): string =>
  [
    `d.organization_id = ${parameters.add(organizationId)}`,
    ...(seconds ? [within('d.created_at_micros', microsOf(seconds), parameters)] : []),
    ...measures.flatMap((range, index) =>
      range ? [within(listing.measures[index]!.sql, range, parameters)] : [],
    ),
  ].join(' AND ');

/** Columns of `<table>_tag` in the order of the listing's measures. */
export const TAG_MEASURES = ['t.measure', 't.second_measure'] as const;

/** The same of a row `t` of the rarest tag's records, and that they have the others. */
export function onTagged(
  { organizationId, tags, seconds, measures }: ListFilter,
  parameters: Parameters,
): string {
  const [rarest = '', ...others] = tags;
  return [
    `t.organization_id = ${parameters.add(organizationId)} AND t.tag = ${parameters.add(rarest)}`,
    ...(seconds ? [within('t.created_at_micros', microsOf(seconds), parameters)] : []),
    ...measures.flatMap((range, index) => (range ? [within(TAG_MEASURES[index]!, range, parameters)] : [])),
    ...hasTags('t', others, parameters),
  ].join(' AND ');
}

/** That a row `d`, or `t`, has all tags, from the entry of the index that is followed. */
export const hasTags = (row: 'd' | 't', tags: readonly string[], parameters: Parameters): readonly string[] =>
  tags.map((tag) => `position(${parameters.add(packedTagKey(tag))}::bytea IN ${row}.tag_keys) > 0`);

/** Ids go with times, more or less: who looks for a month of long ago does not walk from the newest on. */
export const betweenIds = (
  { listing: { idColumn } }: ListFilter,
  ids: Range | undefined,
  parameters: Parameters,
): readonly string[] =>
  ids ? [`d.${idColumn} BETWEEN ${parameters.add(ids.least)} AND ${parameters.add(ids.most)}`] : [];
