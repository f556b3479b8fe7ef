import { textString } from '../syntax/text-string.js';
import { dictOf, isArray, isStream } from '../syntax/values.js';
import type { PdfDict, PdfObject, PdfRevision, PdfStructure } from '../types.js';

/** A file that a PDF carries along (ISO 32000-2, 7.11.4). */
export interface EmbeddedFile {
  /** As the PDF names it; empty where it does not. */
  readonly name: string;
  /**
   * Its bytes, unpacked.
   * @throws DecodeError TOO_LARGE_INFLATED past the limits of inflation
   */
  readonly read: () => Uint8Array;
}

/** Files beyond these are left out: an invoice carries itself and a few annexes. */
const MAX_FILES = 30;
/** Nodes of the name tree, annotations of a page and associated files that are looked at. */
const MAX_NODES = 2000;

/**
 * The files that the last revision carries: of the name tree, associated with the document or a page, or
 * pinned to a page. Each once, in that order. None where the document is encrypted beyond the empty password.
 */
export function readEmbeddedFiles(pdf: PdfStructure): EmbeddedFile[] {
  const revision = pdf.revisions.at(-1);
  if (!revision || pdf.encryption?.readable === false) return [];
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  const names = dictOf(revision.resolve(catalog?.entries.get('Names')));
  const specifications = [
    ...treeValues(revision, names?.entries.get('EmbeddedFiles')),
    ...itemsOf(revision, catalog?.entries.get('AF')),
    ...revision
      .pages()
      .slice(0, MAX_NODES)
      .flatMap(({ dict }) => [
        ...itemsOf(revision, dict.entries.get('AF')),
        ...itemsOf(revision, dict.entries.get('Annots')).flatMap(
          (annotation) => dictOf(revision.resolve(annotation))?.entries.get('FS') ?? [],
        ),
      ]),
  ];
  const found = new Map<number, EmbeddedFile>();
  for (const specification of specifications) {
    if (found.size >= MAX_FILES) break;
    const dict = dictOf(revision.resolve(specification));
    const stream = dict && streamOf(revision, dict);
    if (!dict || !isStream(stream) || found.has(stream.offsetBytes)) continue;
    const name = textString(revision.resolve(dict.entries.get('UF') ?? dict.entries.get('F')));
    found.set(stream.offsetBytes, { name, read: () => revision.streamBytes(stream) });
  }
  return [...found.values()];
}

function streamOf(revision: PdfRevision, specification: PdfDict): PdfObject {
  const files = dictOf(revision.resolve(specification.entries.get('EF')));
  return revision.resolve(files?.entries.get('UF') ?? files?.entries.get('F'));
}

function itemsOf(revision: PdfRevision, value: PdfObject | undefined): readonly PdfObject[] {
  const resolved = revision.resolve(value);
  return isArray(resolved) ? resolved.items.slice(0, MAX_NODES) : [];
}

/** The values of a name tree (ISO 32000-2, 7.9.6), its nodes visited in order and no more than a bounded number. */
function treeValues(revision: PdfRevision, root: PdfObject | undefined): PdfObject[] {
  const open: (PdfObject | undefined)[] = [root];
  const values: PdfObject[] = [];
  for (let visited = 0; visited < MAX_NODES && open.length > 0; visited++) {
    const node = dictOf(revision.resolve(open.shift()));
    const pairs = itemsOf(revision, node?.entries.get('Names'));
    for (let at = 1; at < pairs.length; at += 2) values.push(pairs[at] ?? null);
    if (open.length < MAX_NODES) open.push(...itemsOf(revision, node?.entries.get('Kids')));
  }
  return values;
}
