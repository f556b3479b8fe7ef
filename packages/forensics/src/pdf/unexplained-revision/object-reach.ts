import { dictOf, isArray, isName, isRef, type PdfObject, type PdfRevision } from '@assay/media';

/**
 * A walk gives up after this many indirect objects and then answers "touched": never a pass by exhaustion.
 */
const MAX_OBJECTS_WALKED = 200_000;

/** Entries that lead back up or across: following them would reach the whole document from anywhere. */
const UPWARD_KEYS: ReadonlySet<string> = new Set([
  'Parent',
  'P',
  'IRT',
  'Popup',
  'Dest',
  'D',
  'StructParent',
  'Pg',
]);

/**
 * Answers whether an object of a revision leads, through any references but upward ones and pages, to one of
 * `targets`. Objects once found to lead to none are remembered, so that resources which all pages share are
 * walked once.
 */
export function reachOf(
  revision: PdfRevision,
  targets: ReadonlySet<number>,
): (start: PdfObject | undefined) => boolean {
  const clean = new Set<number>();
  return (start) => {
    const visited = new Set<number>();
    const open: PdfObject[] = start === undefined ? [] : [start];
    while (open.length > 0) {
      const value = open.pop();
      if (isRef(value)) {
        if (targets.has(value.num)) return true;
        if (clean.has(value.num) || visited.has(value.num)) continue;
        if (visited.size >= MAX_OBJECTS_WALKED) return true;
        visited.add(value.num);
        const object = revision.object(value.num);
        if (!isPageNode(object)) open.push(object);
      } else if (isArray(value)) {
        for (const item of value.items) open.push(item);
      } else {
        for (const [key, entry] of dictOf(value)?.entries ?? []) if (!UPWARD_KEYS.has(key)) open.push(entry);
      }
    }
    for (const num of visited) clean.add(num);
    return false;
  };
}

function isPageNode(object: PdfObject): boolean {
  const type = dictOf(object)?.entries.get('Type');
  return isName(type, 'Page') || isName(type, 'Pages');
}
