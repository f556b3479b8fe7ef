import { DecodeError } from '../errors.js';
import { MAX_INFLATED_BYTES_PER_DOCUMENT } from '../limits.js';
import { Decryption } from './crypt/decryption.js';
import { isLinearized } from './linearized.js';
import { type Locate, ObjectLoader } from './object-loader.js';
import { findOrphans } from './orphans.js';
import { History } from './revisions/history.js';
import { findCatalogs, listObjectStreams, recoverSaves } from './revisions/recovered-saves.js';
import { Revision } from './revisions/revision.js';
import { findSaves, type Save } from './revisions/saves.js';
import { isBlankFrom } from './scan/save-marks.js';
import { PdfSource } from './source.js';
import { isDict } from './syntax/values.js';
import type { OrphanedObject, PdfObject, PdfStructure } from './types.js';
import { SectionReader } from './xref/read-section.js';
import { MAX_XREF_ENTRIES } from './xref/section.js';

/**
 * Reads a PDF's syntax: its saves, where each object is in each of them, and what had to be forgiven. Objects
 * are parsed when asked for. A damaged file is repaired by scanning as far as it can be.
 * @throws DecodeError EMPTY for no bytes, NOT_DECODABLE when there is no object of a PDF.
 */
export function parsePdf(bytes: Uint8Array): PdfStructure {
  if (bytes.length === 0) throw new DecodeError('EMPTY', 'no bytes');
  const source = new PdfSource(bytes);
  noteHeader(source);
  const { history, loader } = assemble(source);
  const last = history.saves.at(-1)!;
  if (!isBlankFrom(bytes, last.endOffsetBytes))
    source.noteRepair('BYTES_AFTER_EOF', `from ${last.endOffsetBytes}`);
  let orphans: readonly OrphanedObject[] | undefined;
  return {
    bytes,
    headerVersion: source.header?.version ?? null,
    revisions: history.saves.map((_, index) => new Revision(source, history, loader, index)),
    linearized: isLinearized(source),
    encryption: loader.decryption?.encryption ?? null,
    repairs: source.repairs,
    orphans: () => {
      orphans ??= findOrphans(source, history, loader);
      return orphans;
    },
  };
}

function noteHeader(source: PdfSource): void {
  if (!source.header) source.noteRepair('HEADER_MISSING', 'no %PDF- in the first 1024 bytes');
  else if (source.header.offsetBytes > 0)
    source.noteRepair('HEADER_OFFSET', `%PDF- at ${source.header.offsetBytes}`);
}

interface Assembled {
  readonly history: History;
  readonly loader: ObjectLoader;
}

/** By the file's own cross-references when they lead to a catalog with pages, else by scanning. */
function assemble(source: PdfSource): Assembled {
  const reader = new SectionReader(source, {
    entriesLeft: MAX_XREF_ENTRIES,
    decodedBytesLeft: MAX_INFLATED_BYTES_PER_DOCUMENT,
  });
  const asWritten = fromSaves(source, findSaves(reader));
  const { saves: asListed } = asWritten.history;
  const isLocked = asWritten.loader.decryption?.encryption.readable === false;
  const isRebuilt =
    asListed.every((save) => save.form === 'recovered') &&
    isBlankFrom(source.bytes, asListed.at(-1)!.endOffsetBytes);
  const hasObjects = asListed.some((save) => save.entries.size > 0);
  if (leadsToPages(asWritten) || (hasObjects && (isLocked || isRebuilt))) return asWritten;
  const saves = recoverSaves(source);
  if (saves.length === 0) throw new DecodeError('NOT_DECODABLE', 'no PDF object found');
  return fromSaves(source, saves);
}

function fromSaves(source: PdfSource, saves: readonly Save[]): Assembled {
  const loader = new ObjectLoader(source);
  const listed = new History(saves);
  loader.decryption = findDecryption(listed, loader);
  if (!saves.some((save) => save.form === 'recovered')) return { history: listed, loader };
  listObjectStreams(saves, loader, locateIn(listed));
  const completed = new History(saves);
  findCatalogs(saves, loader, locateIn(completed));
  return { history: completed, loader };
}

/**
 * Trailers tried for their key: revision 6 hashes for about 15 ms a time (measured 2026-11-20), and honest
 * files agree.
 */
const MAX_ENCRYPTION_ATTEMPTS = 4;

/**
 * By the newest trailer whose /Encrypt and /ID open the file, since an update cannot encrypt it anew; else
 * the newest.
 */
function findDecryption(history: History, loader: ObjectLoader): Decryption | null {
  let newest: Decryption | null = null;
  let attempts = 0;
  for (const [index, { trailer }] of [...history.saves.entries()].toReversed()) {
    const resolve = (value: PdfObject | undefined) => loader.follow(value, locateIn(history)(index));
    const dict = resolve(trailer.entries.get('Encrypt'));
    if (!isDict(dict)) continue;
    if (attempts++ === MAX_ENCRYPTION_ATTEMPTS) break;
    const decryption = new Decryption(dict, resolve(trailer.entries.get('ID')), resolve);
    if (decryption.encryption.readable) return decryption;
    newest ??= decryption;
  }
  return newest;
}

const locateIn =
  (history: History) =>
  (index: number): Locate =>
  (num) =>
    history.entry(num, index);

function leadsToPages({ history, loader }: Assembled): boolean {
  const index = history.saves.length - 1;
  const locate = locateIn(history)(index);
  for (let save: Save | null = history.saves[index] ?? null; save; save = save.parent) {
    const catalog = loader.follow(save.trailer.entries.get('Root'), locate);
    if (isDict(catalog)) return isDict(loader.follow(catalog.entries.get('Pages'), locate));
  }
  return false;
}
