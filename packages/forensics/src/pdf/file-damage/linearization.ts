import { dictOf, type PdfStructure } from '@assay/media';

/**
 * Objects looked through for the linearization dictionary: it is the first of the file (ISO 32000-2, F.3.3).
 */
const MAX_OBJECTS_SEARCHED = 10_000;

/** Blank bytes and line ends behind `%%EOF` that transport adds or drops. */
const TOLERATED_BYTES = 4;

export interface BrokenLinearization {
  readonly statedBytes: number;
  readonly foundBytes: number;
}

/**
 * A linearized file states its own length (/L). Updates come behind it, so the first save must still have
 * that length.
 * @returns undefined when the file is not linearized, states no length, or keeps it
 */
export function brokenLinearization({
  linearized,
  revisions,
}: PdfStructure): BrokenLinearization | undefined {
  const first = revisions[0];
  if (!linearized || !first || first.xrefForm === 'recovered') return undefined;
  let searched = 0;
  for (const entry of first.objects.values()) {
    if (entry.kind !== 'offset' || entry.offsetBytes > 1024) continue;
    if (++searched > MAX_OBJECTS_SEARCHED) break;
    const stated = dictOf(first.object(entry.num))?.entries.get('L');
    if (typeof stated !== 'number') continue;
    const isKept = Math.abs(stated - first.endOffsetBytes) <= TOLERATED_BYTES;
    return isKept ? undefined : { statedBytes: stated, foundBytes: first.endOffsetBytes };
  }
  return undefined;
}
