import {
  decodeTextString,
  dictOf,
  isArray,
  isDict,
  isRef,
  isString,
  type PdfObject,
  type PdfRevision,
} from '@assay/media';

/** A text of the file that no page shows as its own. */
export interface HiddenText {
  /** Where it stands, for the reader. */
  readonly source: string;
  readonly text: string;
}

/** Objects visited of one tree; a long book's structure tree is cut off. */
const MAX_OBJECTS = 20_000;

/** Keys that lead to texts, and keys that lead on, for each tree of the catalog. */
const TREES: readonly {
  readonly root: string;
  readonly source: string;
  readonly texts: readonly string[];
  readonly on: readonly string[];
}[] = [
  { root: 'Outlines', source: 'a bookmark', texts: ['Title'], on: ['First', 'Next'] },
  {
    root: 'StructTreeRoot',
    source: 'the text for screen readers',
    texts: ['ActualText', 'Alt', 'E'],
    on: ['K'],
  },
  { root: 'AcroForm', source: 'a form field', texts: ['V'], on: ['Fields', 'Kids'] },
];

/** Title, subject and keywords, bookmarks, alternative texts and values of form fields, as of a revision. */
export function hiddenTexts(revision: PdfRevision): HiddenText[] {
  const info = dictOf(revision.resolve(revision.trailer.entries.get('Info')));
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  return [
    ...['Title', 'Subject', 'Keywords'].flatMap((key) =>
      textOf(revision, info?.entries.get(key), `the ${key.toLowerCase()} of the file`),
    ),
    ...TREES.flatMap(({ root, source, texts, on }) => {
      const found: HiddenText[] = [];
      walk(revision, catalog?.entries.get(root), on, (key, value) => {
        if (texts.includes(key)) found.push(...textOf(revision, value, source));
      });
      return found;
    }),
  ];
}

function textOf(revision: PdfRevision, value: PdfObject | undefined, source: string): HiddenText[] {
  const string = revision.resolve(value);
  return isString(string) ? [{ source, text: decodeTextString(string.bytes) }] : [];
}

/** Calls `visit` for every entry of a tree's dictionaries; each object once, in no order of meaning. */
function walk(
  revision: PdfRevision,
  root: PdfObject | undefined,
  on: readonly string[],
  visit: (key: string, value: PdfObject) => void,
): void {
  const seen = new Set<number>();
  const waiting: PdfObject[] = root === undefined ? [] : [root];
  for (let visited = 0; waiting.length > 0 && visited < MAX_OBJECTS; visited++) {
    const next = waiting.pop() ?? null;
    if (isRef(next)) {
      if (seen.has(next.num)) continue;
      seen.add(next.num);
    }
    const value = revision.resolve(next);
    if (isArray(value)) waiting.push(...value.items.slice(0, MAX_OBJECTS));
    if (!isDict(value)) continue;
    for (const [key, entry] of value.entries) {
      visit(key, entry);
      if (on.includes(key)) waiting.push(entry);
    }
  }
}
