import {
  dictOf,
  isArray,
  isName,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfRevision,
  type PdfStructure,
} from '@assay/media';

/** Pages looked at: a document's fonts are on its first pages. */
const MAX_PAGES = 30;
/** Fonts looked at of one page; real ones have under 40. */
const MAX_FONTS_PER_PAGE = 200;
/** Longer names are cut; the standard allows 127 bytes. */
const MAX_NAME_LENGTH = 127;

/** A font whose program is in the file. */
export interface EmbeddedFont {
  /** PostScript name without the tag: `Gotham-Medium`. */
  readonly name: string;
  /**
   * Six capitals that a writer puts before the name of a font that it cut down to the glyphs in use (ISO
   * 32000-2, 9.9.2).
   */
  readonly subsetTag: string | undefined;
}

/**
 * The embedded fonts of the pages' own resources as of the newest revision, each once. Fonts of forms and
 * annotations are left out: stamps and comments bring theirs, which say nothing of the document's origin.
 */
export function embeddedFonts({ revisions }: PdfStructure): readonly EmbeddedFont[] {
  const revision = revisions.at(-1)!;
  const found = new Map<string, EmbeddedFont>();
  for (const { resources } of revision.pages().slice(0, MAX_PAGES)) {
    const fonts = dictOf(revision.resolve(resources?.entries.get('Font')));
    for (const value of [...(fonts?.entries.values() ?? [])].slice(0, MAX_FONTS_PER_PAGE)) {
      const name = embeddedName(revision, value);
      if (name !== undefined) found.set(name, readName(name));
    }
  }
  return [...found.values()];
}

function embeddedName(revision: PdfRevision, value: PdfObject): string | undefined {
  const font = dictOf(revision.resolve(value));
  const descendants = revision.resolve(font?.entries.get('DescendantFonts'));
  const described = isArray(descendants) ? dictOf(revision.resolve(descendants.items[0])) : font;
  const descriptor = dictOf(revision.resolve(described?.entries.get('FontDescriptor')));
  if (!descriptor || !holdsProgram(revision, descriptor)) return undefined;
  const name = revision.resolve(descriptor.entries.get('FontName'));
  return isName(name) ? name.name.slice(0, MAX_NAME_LENGTH) : undefined;
}

const holdsProgram = (revision: PdfRevision, { entries }: PdfDict): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => isStream(revision.resolve(entries.get(key))));

function readName(name: string): EmbeddedFont {
  const tagged = /^([A-Z]{6})\+(.*)$/s.exec(name);
  return tagged ? { name: tagged[2]!, subsetTag: tagged[1]! } : { name, subsetTag: undefined };
}
