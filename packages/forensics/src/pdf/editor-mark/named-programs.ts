import {
  dictOf,
  MAX_PAGES_EXAMINED,
  MAX_REVISIONS_EXAMINED,
  type PdfObject,
  type PdfRevision,
  type PdfStructure,
  readMetadata,
} from '@assay/media';

/** A program's name as the document has it, and where. */
export interface NamedProgram {
  readonly text: string;
  readonly place: 'Producer' | 'Creator' | 'XMP' | 'XMP history' | 'PieceInfo';
}

/** Keys read of one PieceInfo dictionary: it holds one or two. */
const MAX_PIECES = 20;

/**
 * Every program that any save names, each name and place once. PieceInfo holds programs' private data (ISO
 * 32000-2, 14.5).
 */
export function namedPrograms(pdf: PdfStructure): NamedProgram[] {
  const found = new Map<string, NamedProgram>();
  const add = (place: NamedProgram['place'], text: string | null | undefined): void => {
    if (text?.trim()) found.set(`${place}\n${text}`, { place, text: text.trim() });
  };
  const last = pdf.revisions.length - 1;
  for (let index = last; index >= 0 && index > last - MAX_REVISIONS_EXAMINED; index--) {
    const { info, xmp } = readMetadata(pdf, index);
    add('Producer', info?.producer);
    add('Creator', info?.creator);
    add('XMP', xmp?.producer);
    add('XMP', xmp?.creatorTool);
    for (const step of xmp?.history ?? []) add('XMP history', step.softwareAgent);
  }
  for (const key of pieceOwners(pdf.revisions[last])) add('PieceInfo', key);
  return [...found.values()];
}

function pieceOwners(revision: PdfRevision | undefined): string[] {
  if (!revision) return [];
  const holders: (PdfObject | undefined)[] = [revision.resolve(revision.trailer.entries.get('Root'))];
  for (const page of revision.pages().slice(0, MAX_PAGES_EXAMINED)) holders.push(page.dict);
  return holders.flatMap((holder) => {
    const pieces = dictOf(revision.resolve(dictOf(holder)?.entries.get('PieceInfo')));
    return pieces ? [...pieces.entries.keys()].slice(0, MAX_PIECES) : [];
  });
}
