import { dictOf, isName, type PdfRevision } from '@assay/media';

/** Pages and fonts of one that are looked at: a document's fonts are on its first pages. */
const [MAX_PAGES, MAX_FONTS_PER_PAGE] = [10, 100];

/**
 * Kinds and names of the pages' fonts, embedded or not, without the tags of subsets, in order: what is laid over a page brings a font that the
 * issuer has never used.
 */
export function fontNames(revision: PdfRevision): readonly string[] {
  const names = new Set<string>();
  for (const { resources } of revision.pages().slice(0, MAX_PAGES)) {
    const fonts = dictOf(revision.resolve(resources?.entries.get('Font')));
    for (const value of [...(fonts?.entries.values() ?? [])].slice(0, MAX_FONTS_PER_PAGE)) {
      const font = dictOf(revision.resolve(value));
      const [kind, name] = ['Subtype', 'BaseFont'].map((key) => revision.resolve(font?.entries.get(key)));
      const plain = isName(name) ? name.name.replace(/^[A-Z]{6}\+/u, '') : 'unnamed';
      names.add(isName(kind) ? `${kind.name} ${plain}` : plain);
    }
  }
  return [...names].sort();
}
