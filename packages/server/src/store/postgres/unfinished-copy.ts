import { StoreError } from '../errors.js';
import type { Queries } from './database.js';

/** Is there while an installation is copied into the database. */
export const COPY_TABLE = 'assay_copy';

/** @throws StoreError COPY_UNFINISHED: a server would serve the half */
export async function requireNoCopy(queries: Queries): Promise<void> {
  const [tables] = (await queries.get<[number]>('SELECT count(to_regclass($1))', [COPY_TABLE]))!;
  if (tables > 0)
    throw new StoreError(
      'COPY_UNFINISHED',
      'an installation is being copied into it: run `assay copy` to its end first',
    );
}
