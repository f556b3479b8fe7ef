/** What is looked at of a packet; its properties come first, and only histories and thumbnails are longer. */
const MAX_PACKET_CHARACTERS = 1024 * 1024;

/** Longest address that is kept. */
const MAX_ADDRESS_CHARACTERS = 2_000;

const ATTRIBUTE = /\bdcterms:provenance\s*=\s*(?:"([^"<]{1,4000})"|'([^'<]{1,4000})')/;
const ELEMENT = /<dcterms:provenance\b[^<>]{0,4000}>([^<]{1,4000})<\/dcterms:provenance>/;
const RESOURCE =
  /<dcterms:provenance\b[^<>]{0,4000}?\brdf:resource\s*=\s*(?:"([^"<]{1,4000})"|'([^'<]{1,4000})')/;

/**
 * Where an XMP packet says that the manifest lies: `dcterms:provenance` (C2PA 2.2, 11.4), as written;
 * undefined where it says nothing.
 */
export function provenanceOf(xmp: string): string | undefined {
  const text = xmp.slice(0, MAX_PACKET_CHARACTERS);
  if (!text.includes('dcterms:provenance')) return undefined;
  for (const pattern of [ATTRIBUTE, ELEMENT, RESOURCE]) {
    const found = pattern.exec(text);
    const address = (found?.[1] ?? found?.[2])?.trim().replaceAll('&amp;', '&');
    if (address) return address.slice(0, MAX_ADDRESS_CHARACTERS);
  }
  return undefined;
}
