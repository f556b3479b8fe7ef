import type { Static } from '@fastify/type-provider-typebox';
import { AssayError } from '../errors.js';
import { tagOf } from '../lists/page.js';
import type { ListedParsing, Parsing } from '../store/parsing-types.js';
import type { RecordPage } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import type { listSchema } from './schemas.js';

/** GET /v1/parse: one page of an organization's records. */
export function listParsings(
  store: RecordStore,
  organizationId: number,
  { tagFilter, ...query }: Static<(typeof listSchema)['querystring']>,
): Promise<RecordPage<ListedParsing>> {
  return store.listParsings(organizationId, { ...query, tags: tagFilter.map(tagOf) });
}

/** GET /v1/parse/{parseId}. @throws AssayError RECORD_NOT_FOUND, also for another organization's record */
export async function getParsing(
  store: RecordStore,
  organizationId: number,
  parseId: number,
): Promise<Parsing> {
  const parsing = await store.findParsing(organizationId, parseId);
  if (!parsing) throw new AssayError('RECORD_NOT_FOUND', { parseId });
  return parsing;
}
