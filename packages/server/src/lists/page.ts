import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { RecordPage, Tag } from '../store/record-types.js';

/**
 * Bytes of JSON after which a page ends early, however many records were asked for: a statement of 5,000
 * movements is a record of 2 MB, and a hundred of them would be an answer that nobody can hold.
 */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** A filter as sent is already known to hold a name and a `=`. */
export function tagOf(filter: string): Tag {
  const split = filter.indexOf('=');
  return { name: filter.slice(0, split), value: filter.slice(split + 1) };
}

/**
 * A page as the API spells it, `{totalCount, count, data}`, written record by record: other requests are
 * served in between, and the page ends at {@link MAX_PAGE_BYTES}, after one record at least.
 * @returns JSON
 */
export async function writePage<Listed>(
  { totalCount, records }: RecordPage<Listed>,
  toWire: (record: Listed) => object,
  maxBytes = MAX_PAGE_BYTES,
): Promise<string> {
  const written: string[] = [];
  let bytes = 0;
  for (const record of records) {
    const json = JSON.stringify(toWire(record));
    bytes += Buffer.byteLength(json);
    if (written.length > 0 && bytes > maxBytes) break;
    written.push(json);
    await setImmediate();
  }
  return `{"totalCount":${totalCount},"count":${written.length},"data":[${written.join(',')}]}`;
}

/** Sends what {@link writePage} wrote. */
export const sendPage = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').serializer(String).send(json);
