import { isDict, isName, type PdfObject } from '@assay/media';
import type { BenignChange } from './benign-change.js';

/**
 * What a save rewrites around the pages without touching what they show: metadata, navigation, viewer
 * settings, logical structure, application data (ISO 32000-2, 7.7.2 tables 29 and 31, 14.3, 14.7). Scripts
 * (/AA, /OpenAction, the name tree's /JavaScript), layers (/OCProperties) and entries we do not know are left
 * out on purpose; an /OpenAction that only goes to a page is no script.
 */
export const housekeeping: BenignChange = (change) => {
  if (change.kind === 'catalog-entry') {
    return CATALOG_ENTRIES.has(change.key) || (change.key === 'OpenAction' && goesToAPage(change.value));
  }
  return change.kind === 'page-entry' && PAGE_ENTRIES.has(change.key);
};

/** A destination, or an action that goes to one (12.6.4.2). */
const goesToAPage = (action: PdfObject): boolean =>
  !isDict(action) || isName(action.entries.get('S'), 'GoTo');

const CATALOG_ENTRIES: ReadonlySet<string> = new Set([
  'Version',
  'Metadata',
  'PieceInfo',
  'Outlines',
  'PageLabels',
  'PageMode',
  'PageLayout',
  'ViewerPreferences',
  'Lang',
  'Dests',
  'Names/Dests',
  'Names/EmbeddedFiles',
  'Names/Pages',
  'Threads',
  'StructTreeRoot',
  'MarkInfo',
  'OutputIntents',
  'SpiderInfo',
  'URI',
  'Requirements',
  'DPartRoot',
]);

const PAGE_ENTRIES: ReadonlySet<string> = new Set([
  'Metadata',
  'PieceInfo',
  'LastModified',
  'StructParents',
  'Tabs',
  'Thumb',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'BoxColorInfo',
  'Dur',
  'Trans',
  'ID',
  'PZ',
  'B',
  'OutputIntents',
  'DPart',
]);
