import { dictOf, isArray, isDict, isName, isRef } from './syntax/values.js';
import type { PdfDict, PdfObject, PdfPageNode } from './types.js';

/** Nodes visited of one page tree; the largest books stay far below. */
const MAX_NODES = 100_000;
/** Levels of one page tree: balanced trees of any size need fewer than ten. */
const MAX_LEVELS = 100;

/** US Letter: what readers assume when a page does not say its size. */
const DEFAULT_MEDIA_BOX = [0, 0, 612, 792] as const;

type Rectangle = PdfPageNode['mediaBox'];

/** How the tree reads the revision it belongs to. */
export interface PageTreeSource {
  readonly catalog: PdfDict;
  resolve(value: PdfObject | undefined): PdfObject;
  /** Every object number in force; asked only when the tree cannot be walked. */
  objectNums(): Iterable<number>;
  object(num: number): PdfObject;
  /** Told when the tree was unusable and pages were gathered one by one. */
  onRepaired(): void;
}

/** The attributes a page takes from the nodes above it (7.7.3.4). */
type Inherited = Pick<ReadonlyMap<string, PdfObject>, 'get'>;
const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/**
 * The pages in order (7.7.3). A tree node is entered once, so that a loop ends; a page listed twice counts
 * twice. When the tree gives no page, every page object of the file is taken, by number.
 */
export function readPages(source: PageTreeSource): readonly PdfPageNode[] {
  const pages = walkTree(source);
  if (pages.length > 0) return pages;
  const gathered: PdfPageNode[] = [];
  for (const num of source.objectNums()) {
    const dict = dictOf(source.object(num));
    if (dict && isName(source.resolve(dict.entries.get('Type')), 'Page'))
      gathered.push(toPage(source, gathered.length, num, dict, new Map()));
    if (gathered.length >= MAX_NODES) break;
  }
  if (gathered.length > 0) source.onRepaired();
  return gathered;
}

interface Visit {
  readonly value: PdfObject;
  readonly inherited: Inherited;
  readonly level: number;
}

function walkTree(source: PageTreeSource): PdfPageNode[] {
  const pages: PdfPageNode[] = [];
  const entered = new Set<PdfDict>();
  const pending: Visit[] = [
    { value: source.catalog.entries.get('Pages') ?? null, inherited: new Map(), level: 0 },
  ];
  for (let visited = 0; pending.length > 0 && visited < MAX_NODES; visited++) {
    const { value, inherited, level } = pending.pop()!;
    const dict = source.resolve(value);
    if (!isDict(dict)) continue;
    const kids = source.resolve(dict.entries.get('Kids'));
    if (!isArray(kids)) {
      // The root without /Kids is a page only if it says so: an empty tree is no page.
      if (level > 0 || isName(source.resolve(dict.entries.get('Type')), 'Page')) {
        pages.push(toPage(source, pages.length, isRef(value) ? value.num : 0, dict, inherited));
      }
      continue;
    }
    if (entered.has(dict) || level >= MAX_LEVELS) continue;
    entered.add(dict);
    const own = inherit(dict, inherited);
    const children = kids.items
      .slice(0, MAX_NODES)
      .map((kid) => ({ value: kid, inherited: own, level: level + 1 }));
    for (const child of children.toReversed()) pending.push(child);
  }
  return pages;
}

function inherit(dict: PdfDict, above: Inherited): Inherited {
  const own = new Map<string, PdfObject>();
  for (const key of INHERITABLE) {
    const value = dict.entries.get(key) ?? above.get(key);
    if (value !== undefined) own.set(key, value);
  }
  return own;
}

function toPage(
  source: PageTreeSource,
  index: number,
  num: number,
  dict: PdfDict,
  above: Inherited,
): PdfPageNode {
  const attributes = inherit(dict, above);
  const resources = source.resolve(attributes.get('Resources'));
  const mediaBox = rectangle(source, attributes.get('MediaBox')) ?? DEFAULT_MEDIA_BOX;
  const cropBox = rectangle(source, attributes.get('CropBox'));
  const rotate = source.resolve(attributes.get('Rotate'));
  return {
    index,
    num,
    dict,
    resources: isDict(resources) ? resources : null,
    mediaBox,
    cropBox: (cropBox && intersection(cropBox, mediaBox)) ?? mediaBox,
    rotateDegrees:
      typeof rotate === 'number' && Number.isFinite(rotate)
        ? (((Math.round(rotate / 90) * 90) % 360) + 360) % 360
        : 0,
  };
}

/** @returns null when the value is no rectangle with an area. */
function rectangle(source: PageTreeSource, value: PdfObject | undefined): Rectangle | null {
  const array = source.resolve(value);
  if (!isArray(array) || array.items.length < 4) return null;
  const [x1, y1, x2, y2] = array.items.map((item) => source.resolve(item));
  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number')
    return null;
  const box: Rectangle = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return box.every(Number.isFinite) && box[2] > box[0] && box[3] > box[1] ? box : null;
}

/** A crop box counts as far as it lies on the media box (14.11.2.1); null when it does not. */
function intersection(one: Rectangle, other: Rectangle): Rectangle | null {
  const x1 = Math.max(one[0], other[0]);
  const y1 = Math.max(one[1], other[1]);
  const x2 = Math.min(one[2], other[2]);
  const y2 = Math.min(one[3], other[3]);
  return x2 > x1 && y2 > y1 ? [x1, y1, x2, y2] : null;
}
