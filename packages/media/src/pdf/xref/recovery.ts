import { DecodeError } from '../../errors.js';
import { ascii, lastIndexOfBytes } from '../scan/find-bytes.js';
import { objectsWithin, type ScannedObject } from '../scan/scanned-objects.js';
import type { PdfSource } from '../source.js';
import { readObjectHeader } from '../syntax/indirect-object.js';
import { dictOf, EMPTY_DICT, isName } from '../syntax/values.js';
import type { PdfDict, XrefEntry } from '../types.js';
import { MAX_OBJECT_NUMBER, type XrefSection } from './section.js';

const TRAILER = ascii('trailer');

/**
 * What a cross-reference of the bytes `[from, to)` would say: the last copy of each object found by scanning.
 * Objects inside object streams are not listed; `expandObjectStreams` adds them once streams can be
 * decrypted.
 */
export function recoverSection(source: PdfSource, from: number, to: number): XrefSection {
  const entries = new Map<number, XrefEntry>();
  const objects = objectsWithin(source.body.objects, from, to);
  for (const { num, gen, offsetBytes } of objects) {
    if (num <= MAX_OBJECT_NUMBER) entries.set(num, { kind: 'offset', num, gen, offsetBytes });
  }
  const trailer = findTrailer(source, from, to) ?? findXrefStreamDict(source, objects);
  if (!trailer) source.noteRepair('TRAILER_MISSING', `no trailer between ${from} and ${to}`);
  return {
    offsetBytes: from,
    endOffsetBytes: to,
    form: 'recovered',
    trailer: trailer ?? EMPTY_DICT,
    entries,
    hybridStreamOffsetBytes: null,
    isEmptyTable: false,
  };
}

/**
 * The last `trailer` dictionary with a /Root, else the last at all: a linearized file's main trailer may lack
 * one.
 */
function findTrailer(source: PdfSource, from: number, to: number): PdfDict | null {
  let found: PdfDict | null = null;
  for (
    let at = lastIndexOfBytes(source.bytes, TRAILER, from, to);
    at >= 0;
    at = lastIndexOfBytes(source.bytes, TRAILER, from, at)
  ) {
    const dict = dictAt(source, at + TRAILER.length);
    if (dict?.entries.has('Root')) return dict;
    found ??= dict;
  }
  return found;
}

/** The dictionary of the last cross-reference stream that can still be recognized. */
function findXrefStreamDict(source: PdfSource, objects: readonly ScannedObject[]): PdfDict | null {
  for (const { offsetBytes } of objects.toReversed()) {
    const header = readObjectHeader(source.bytes, offsetBytes);
    const dict = header && dictAt(source, header.bodyOffsetBytes);
    if (dict && isName(dict.entries.get('Type'), 'XRef') && dict.entries.has('Root')) return dict;
  }
  return null;
}

function dictAt(source: PdfSource, offsetBytes: number): PdfDict | null {
  try {
    return dictOf(source.parseAt(offsetBytes).value);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
