import {
  dictOf,
  isArray,
  isRef,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfPageNode,
  type PdfRevision,
} from '@assay/media';

/**
 * What a page is set with: one print of a document declares each font once and shares it between its pages.
 */
export interface PageMake {
  /** Object numbers of the fonts in the page's resources and in those of its forms. */
  readonly fontObjects: ReadonlySet<number>;
  /** Their names without subset prefixes. */
  readonly fontNames: ReadonlySet<string>;
  /**
   * Their embedded subsets, by name without prefix: each the name with its subset prefix, and its length. Who joins the
   * pages of a print one by one copies every font and changes no program; another print has other subsets of
   * those that set what differs.
   */
  readonly fontPrograms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Forms in forms are followed this deep; printing programs nest one or two. */
const MAX_FORM_DEPTH = 3;
/** Resource dictionaries looked into for one page. */
const MAX_DICTS_PER_PAGE = 200;

export function pageMake(revision: PdfRevision, page: PdfPageNode | undefined): PageMake {
  const make = {
    fontObjects: new Set<number>(),
    fontNames: new Set<string>(),
    fontPrograms: new Map<string, Set<string>>(),
  };
  let dictsLeft = MAX_DICTS_PER_PAGE;
  const read = (resources: PdfDict | null, depth: number): void => {
    if (!resources || depth > MAX_FORM_DEPTH || dictsLeft-- <= 0) return;
    for (const [, font] of entriesOf(revision, resources, 'Font')) {
      if (isRef(font)) make.fontObjects.add(font.num);
      const name = baseFont(revision, font).replace(SUBSET_PREFIX, '');
      make.fontNames.add(name);
      const program = fontProgram(revision, font);
      if (!program) continue;
      const programs = make.fontPrograms.get(name) ?? new Set<string>();
      make.fontPrograms.set(name, programs.add(program));
    }
    for (const [, form] of entriesOf(revision, resources, 'XObject')) {
      const dict = dictOf(revision.resolve(form));
      if (dict?.entries.has('Resources'))
        read(dictOf(revision.resolve(dict.entries.get('Resources'))), depth + 1);
    }
  };
  read(page?.resources ?? null, 0);
  return make;
}

const entriesOf = (
  revision: PdfRevision,
  resources: PdfDict,
  category: string,
): readonly [string, PdfObject][] => [
  ...(dictOf(revision.resolve(resources.entries.get(category)))?.entries ?? []),
];

const SUBSET_PREFIX = /^[A-Z]{6}\+/;

function baseFont(revision: PdfRevision, font: PdfObject): string {
  const base = revision.resolve(dictOf(revision.resolve(font))?.entries.get('BaseFont'));
  return typeof base === 'object' && base?.kind === 'name' ? base.name : '';
}

/** Undefined where none is embedded, or a whole font, which is the same in every print. */
function fontProgram(revision: PdfRevision, font: PdfObject): string | undefined {
  const dict = dictOf(revision.resolve(font));
  const descendants = revision.resolve(dict?.entries.get('DescendantFonts'));
  const [descendant] = isArray(descendants) ? descendants.items : [];
  const described = descendant ? dictOf(revision.resolve(descendant)) : dict;
  const descriptor = dictOf(revision.resolve(described?.entries.get('FontDescriptor')));
  const programs = ['FontFile', 'FontFile2', 'FontFile3'].map((key) =>
    revision.resolve(descriptor?.entries.get(key)),
  );
  const program = programs.find(isStream);
  const name = baseFont(revision, font);
  if (!program || !SUBSET_PREFIX.test(name)) return undefined;
  const plainLength = revision.resolve(program.dict.entries.get('Length1'));
  return `${name} ${typeof plainLength === 'number' ? plainLength : program.raw.length}`;
}

/** Whether two pages share a font object, or are set in copies of the same: all that have one name have one program. */
export const shareFont = (one: PageMake, other: PageMake): boolean =>
  shareAny(one.fontObjects, other.fontObjects) || areCopies(one.fontPrograms, other.fontPrograms);

function areCopies(one: PageMake['fontPrograms'], other: PageMake['fontPrograms']): boolean {
  const common = [...one].flatMap(([name, programs]) => {
    const others = other.get(name);
    return others ? [shareAny(programs, others)] : [];
  });
  return common.length > 0 && !common.includes(false);
}

export const shareAny = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((item) => other.has(item));
