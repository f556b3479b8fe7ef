import { findAddressBlocks } from '../layout/address-block.js';
import type { PageView } from '../page/page-view.js';
import { keptBy } from './kept-by.js';

/** The address blocks of a document, found once for all that asks for them. */
export const addressBlocks = keptBy(({ cells }: PageView) => findAddressBlocks(cells));
