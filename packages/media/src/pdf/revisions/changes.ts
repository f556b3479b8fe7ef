import { DecodeError } from '../../errors.js';
import { type DecodedStream, filtersOf } from '../filters/decode-stream.js';
import type { Locate, ObjectLoader } from '../object-loader.js';
import { equalBytes, equalObjects } from '../syntax/equality.js';
import { isName, isStream } from '../syntax/values.js';
import type { ObjectChange, PdfObject, PdfStream, XrefEntry } from '../types.js';
import type { History } from './history.js';

/**
 * What revision `index` changed against the one before it in the list, by object number. An object written
 * again with equal content is no change. Cross-reference streams and object streams are left out as long as
 * they take the place of nothing else: they say where objects are, and those are compared themselves.
 */
export function findChanges(history: History, loader: ObjectLoader, index: number): readonly ObjectChange[] {
  if (index === 0) return [];
  const before = (num: number) => history.entry(num, index - 1);
  const after = (num: number) => history.entry(num, index);
  const changes: ObjectChange[] = [];
  for (const num of candidates(history, index)) {
    const change = changeOf(before(num), after(num), () => {
      const old = loader.load(num, before);
      const now = loader.load(num, after);
      if (isBookkeeping(old) && isBookkeeping(now)) return true;
      return equalObjects(old, now, (left, right) => equalStreams(loader, left, before, right, after));
    });
    if (change === null || (change === 'added' && isBookkeeping(loader.load(num, after)))) continue;
    changes.push({ num, gen: (after(num) ?? before(num))!.gen, change });
  }
  return changes;
}

function changeOf(
  before: XrefEntry | undefined,
  after: XrefEntry | undefined,
  isEqual: () => boolean,
): ObjectChange['change'] | null {
  const wasInForce = before !== undefined && before.kind !== 'free';
  const isInForce = after !== undefined && after.kind !== 'free';
  if (!isInForce) return wasInForce ? 'freed' : null;
  if (!wasInForce) return 'added';
  return isEqual() ? null : 'replaced';
}

/**
 * The objects that may differ: those that the save lists, and those inside an object stream that it lists
 * again, since their entries name the stream by number only. Every object when the save does not continue the
 * one before.
 */
function candidates(history: History, index: number): Iterable<number> {
  const own = history.saves[index]!.entries;
  const nums = new Set(own.keys());
  if (!history.continuesPrevious(index)) {
    for (const side of [index - 1, index]) for (const num of history.objects(side).keys()) nums.add(num);
  } else if (history.replacesObjectStream(index)) {
    for (const [num, entry] of history.objects(index - 1)) {
      if (entry.kind === 'in-object-stream' && own.has(entry.streamNum)) nums.add(num);
    }
  }
  return [...nums].sort((left, right) => left - right);
}

function isBookkeeping(object: PdfObject): boolean {
  if (!isStream(object)) return false;
  const type = object.dict.entries.get('Type');
  return isName(type, 'XRef') || isName(type, 'ObjStm');
}

/** Equal once decrypted and decoded. A stream that cannot be decoded is compared as stored. */
function equalStreams(
  loader: ObjectLoader,
  left: PdfStream,
  before: Locate,
  right: PdfStream,
  after: Locate,
): boolean {
  const one = decodedOrStored(loader, left, before);
  const other = decodedOrStored(loader, right, after);
  return (
    equalBytes(one.bytes, other.bytes) &&
    one.remaining.length === other.remaining.length &&
    one.remaining.every((filter, at) => {
      const counterpart = other.remaining[at]!;
      return (
        filter.name === counterpart.name &&
        equalObjects(filter.parameters, counterpart.parameters, () => false)
      );
    })
  );
}

function decodedOrStored(loader: ObjectLoader, stream: PdfStream, locate: Locate): DecodedStream {
  try {
    return loader.decode(stream, locate);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { bytes: stream.raw, remaining: filtersOf(stream.dict, (value) => loader.follow(value, locate)) };
  }
}
