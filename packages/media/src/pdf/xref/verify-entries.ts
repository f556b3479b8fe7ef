import type { PdfSource } from '../source.js';
import { readObjectHeader } from '../syntax/indirect-object.js';
import type { XrefEntry } from '../types.js';
import type { XrefSection } from './section.js';

/**
 * Checks that an object of the right number stands where each entry says. A wrong entry is led to the last copy of its
 * object before `limit`, the end of the save; without a copy it is left out, as readers then see null. A section without
 * one right entry counts as recovered.
 */
export function verifyEntries(source: PdfSource, section: XrefSection, limit: number): XrefSection {
  const corrected = new Map<number, XrefEntry | null>();
  let inUse = 0;
  for (const entry of section.entries.values()) {
    if (entry.kind !== 'offset') continue;
    inUse++;
    if (readObjectHeader(source.bytes, entry.offsetBytes)?.num === entry.num) continue;
    const found = source.lastScannedBefore(entry.num, limit);
    corrected.set(entry.num, found ? { kind: 'offset', num: entry.num, gen: found.gen, offsetBytes: found.offsetBytes } : null);
  }
  if (corrected.size === 0) return section;
  const entries = new Map(section.entries);
  for (const [num, entry] of corrected) {
    if (entry) entries.set(num, entry);
    else entries.delete(num);
  }
  const isUseless = corrected.size === inUse;
  source.noteRepair(
    isUseless ? 'XREF_REBUILT' : 'XREF_ENTRY_WRONG',
    `${corrected.size} of ${inUse} entries of the section at ${section.offsetBytes}`,
  );
  return { ...section, entries, form: isUseless ? 'recovered' : section.form };
}
