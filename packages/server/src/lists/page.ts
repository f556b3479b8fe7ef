import { Readable } from 'node:stream';
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

/** What was asked for of a list. */
interface Wanted {
  readonly limit: number;
  readonly offset: number;
}

/** A list as it is read and written. */
export interface Paged<Listed> {
  /** Records of `wanted`, from its start; fewer than its limit where they are large, one at least where there is one. */
  readonly read: (wanted: Wanted) => Promise<RecordPage<Listed>>;
  readonly idOf: (record: Listed) => unknown;
  /** As the API spells it; bytes where that is JSON in UTF-8 already. */
  readonly toWire: (record: Listed) => object | Promise<object>;
  /** {@link MAX_PAGE_BYTES} when absent. */
  readonly maxBytes?: number;
}

/**
 * Sends a page as the API spells it, `{totalCount, data, count}`: read piece by piece, written record by record as
 * the client takes it, other requests served in between. It ends at {@link MAX_PAGE_BYTES}, after one record at
 * least. What fails before the first record is answered as an error; what fails later breaks the answer off.
 */
export async function sendPage<Listed>(
  reply: FastifyReply,
  wanted: Wanted,
  paged: Paged<Listed>,
): Promise<FastifyReply> {
  const first = await paged.read(wanted);
  return reply
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(Readable.from(pageText(first, wanted, paged), { objectMode: false, highWaterMark: 1 }));
}

/** The pieces of a page's JSON. @param first what the list begins with */
export async function* pageText<Listed>(
  first: RecordPage<Listed>,
  wanted: Wanted,
  { read, idOf, toWire, maxBytes = MAX_PAGE_BYTES }: Paged<Listed>,
): AsyncGenerator<string | Uint8Array> {
  yield `{"totalCount":${first.totalCount},"data":[`;
  // A record that came in meanwhile pushes the others down the list: none is written twice.
  const written = new Set<unknown>();
  let [bytes, taken] = [0, 0];
  for await (const record of recordsOf(first, wanted, read)) {
    taken += 1;
    if (written.has(idOf(record))) continue;
    const wire = await toWire(record);
    await setImmediate();
    const json = Buffer.from(wire instanceof Uint8Array ? wire : JSON.stringify(wire));
    bytes += json.length;
    if (taken > 1 && bytes > maxBytes) break;
    written.add(idOf(record));
    if (written.size > 1) yield ',';
    yield json;
    await setImmediate();
  }
  yield `],"count":${written.size}}`;
}

/** Record by record up to the limit, what is left read when it is asked for. */
async function* recordsOf<Listed>(
  first: RecordPage<Listed>,
  { limit, offset }: Wanted,
  read: Paged<Listed>['read'],
): AsyncGenerator<Listed> {
  let taken = 0;
  let page = first;
  while (page.records.length > 0) {
    taken += page.records.length;
    yield* page.records;
    if (taken >= limit || offset + taken >= page.totalCount) return;
    page = await read({ limit: limit - taken, offset: offset + taken });
  }
}
