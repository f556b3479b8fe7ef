import type { WriterStyle } from '@assay/media';
import { KNOWN_WRITERS, type KnownWriter } from './known-writers.js';

/**
 * True when the bytes look as this program writes them. What the file does not show (no table, no dictionary)
 * is not held against it.
 */
export function writesLike(writer: KnownWriter, style: WriterStyle): boolean {
  if (!writer.marks.includes(style.binaryMark)) return false;
  const { afterObj, afterDictOpen, afterTrailer } = writer.layout ?? {};
  return (
    agrees(afterObj, style.afterObj) &&
    agrees(afterDictOpen, style.afterDictOpen) &&
    agrees(afterTrailer, style.afterTrailer)
  );
}

const agrees = (expected: string | null | undefined, seen: string | null): boolean =>
  expected === undefined || seen === null || expected === seen;

/** Written by many programs: Adobe's own, copied from the PDF reference. */
const COMMON_MARK = 'E2E3CFD3';

/**
 * No mark, or the common one with an ordinary layout, tells nobody; only some copiers lay it out in a way of
 * their own.
 */
const isTelling = (writer: KnownWriter): boolean =>
  !writer.marks.includes('') && (!writer.marks.includes(COMMON_MARK) || writer.role === 'copier');

/** The program that wrote these bytes; null when none is known to write so. */
export const recognizeWriter = (style: WriterStyle): KnownWriter | null =>
  KNOWN_WRITERS.find((writer) => isTelling(writer) && writesLike(writer, style)) ?? null;

/** The known programs that a Producer names; several when it says "made by one, modified by another". */
export const declaredWriters = (producer: string): readonly KnownWriter[] =>
  KNOWN_WRITERS.filter((writer) =>
    producer.split(/;\s*(?:modified (?:using|by)\s+)?/).some((part) => writer.declares?.test(part.trim())),
  );
