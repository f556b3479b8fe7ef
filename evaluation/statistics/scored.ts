import type { Scored } from '@assay/media';

/** A scored file that shares its origin with others: they are resampled and left out together. */
export interface GroupedScored extends Scored {
  readonly group: string;
}
