import type { RecordPage, Tag } from '../store/record-types.js';

/** A filter as sent is already known to hold a name and a `=`. */
export function tagOf(filter: string): Tag {
  const split = filter.indexOf('=');
  return { name: filter.slice(0, split), value: filter.slice(split + 1) };
}

/** A page as the API spells it. */
export function pageToWire<Listed, OnWire>(
  { totalCount, records }: RecordPage<Listed>,
  toWire: (record: Listed) => OnWire,
) {
  return { totalCount, count: records.length, data: records.map(toWire) };
}
