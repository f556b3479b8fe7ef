import { findAddressBlocks } from '../layout/address-block.js';
import { keptBy } from '../page/kept-by.js';
import type { PageView } from '../page/page-view.js';

/** The address blocks of a document, found once for all that asks for them. */
export const addressBlocks = keptBy(({ cells }: PageView) => findAddressBlocks(cells));
