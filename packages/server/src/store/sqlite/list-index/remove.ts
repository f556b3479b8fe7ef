import type { Tag } from '../../record-types.js';
import { type Listing, widthsOf } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import { removeFromBlocks } from './blocks.js';
import { countOutOfScopes } from './scopes.js';
import { removeSorted } from './sort-keys.js';

/**
 * Takes a record that is in the list index out of it, before its row goes. A scope that becomes small stays
 * sorted.
 */
export function removeFromListIndex(
  connection: Connection,
  listing: Listing,
  record: { readonly organizationId: number; readonly id: number; readonly tags: readonly Tag[] },
): void {
  const { organizationId, id, tags } = record;
  for (const scope of countOutOfScopes(connection, listing.kind, organizationId, tags)) {
    removeFromBlocks(connection, widthsOf(listing), scope.scopeId, id);
    if (scope.isSorted) removeSorted(connection, listing, scope, id);
  }
}
