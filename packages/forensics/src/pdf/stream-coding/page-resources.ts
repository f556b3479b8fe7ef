import {
  dictOf,
  isArray,
  isDict,
  isName,
  isStream,
  type PdfDict,
  type PdfPageNode,
  type PdfRevision,
  type PdfStream,
} from '@assay/media';

/**
 * Streams that a page's resources name. Fonts stand apart: some programs compress those with an encoder of
 * their own.
 */
export interface ResourceStreams {
  readonly fontPrograms: readonly PdfStream[];
  /** ToUnicode maps, glyph procedures of Type 3 fonts, and forms: text, like content. */
  readonly texts: readonly PdfStream[];
}

/** Glyph procedures of one Type 3 font that are looked at. */
const MAX_GLYPH_PROCEDURES = 8;

export function resourceStreams(node: PdfPageNode, revision: PdfRevision): ResourceStreams {
  const fontPrograms: PdfStream[] = [];
  const texts: PdfStream[] = [];
  for (const value of entries(node.resources, 'Font', revision)) {
    const font = dictOf(value);
    if (!font) continue;
    const toUnicode = revision.resolve(font.entries.get('ToUnicode'));
    if (isStream(toUnicode)) texts.push(toUnicode);
    texts.push(...entries(font, 'CharProcs', revision).slice(0, MAX_GLYPH_PROCEDURES).filter(isStream));
    fontPrograms.push(...fontProgramsOf(font, revision));
  }
  for (const value of entries(node.resources, 'XObject', revision)) {
    if (isStream(value) && isName(revision.resolve(value.dict.entries.get('Subtype')), 'Form'))
      texts.push(value);
  }
  return { fontPrograms, texts };
}

function fontProgramsOf(font: PdfDict, revision: PdfRevision): readonly PdfStream[] {
  const descendants = revision.resolve(font.entries.get('DescendantFonts'));
  const descendant = isArray(descendants) ? dictOf(revision.resolve(descendants.items[0])) : font;
  const descriptor = dictOf(revision.resolve(descendant?.entries.get('FontDescriptor')));
  return ['FontFile', 'FontFile2', 'FontFile3']
    .map((key) => revision.resolve(descriptor?.entries.get(key)))
    .filter(isStream);
}

/** The values of a dictionary within a dictionary, references followed. */
function entries(dict: PdfDict | null, key: string, revision: PdfRevision) {
  const inner = revision.resolve(dict?.entries.get(key));
  return isDict(inner) ? [...inner.entries.values()].map((value) => revision.resolve(value)) : [];
}
