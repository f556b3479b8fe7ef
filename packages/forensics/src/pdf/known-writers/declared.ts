import { type DocumentMetadata, type PdfStructure, readMetadata } from '@assay/media';

/**
 * The Producer that a save declares: of the information dictionary, else of the XMP packet; '' counts as
 * none.
 */
export const producerOf = ({ info, xmp }: DocumentMetadata): string | null =>
  info?.producer?.trim() || xmp?.producer?.trim() || null;

/** Why nothing that the document declares can be read; null when it can. */
export const whyUnreadable = (pdf: PdfStructure): string | null =>
  pdf.encryption?.readable === false
    ? 'The document is encrypted, so what it says of its making cannot be read.'
    : null;

/** What the first save declares: the program that wrote the file's first bytes wrote this, too. */
export const firstMetadata = (pdf: PdfStructure): DocumentMetadata => readMetadata(pdf, 0);
