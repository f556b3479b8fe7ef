import type { DocumentField } from '@assay/media';
import { startsWithDigit } from '../layout/characters.js';

export type ParsedValue = string | number | ParsedObject | ParsedValue[];
export interface ParsedObject {
  [name: string]: ParsedValue;
}

const PATH = /^[A-Za-z]\w*(?:\[\d{1,6}\])?(?:\.[A-Za-z]\w*(?:\[\d{1,6}\])?)*$/u;

/**
 * The values alone, in the shape that their names spell: `accounts[0].accountNumber` becomes
 * `{accounts: [{accountNumber}]}`. A list closes up where all of an element was left out.
 * @throws TypeError for a name that is no such path, or that needs the place of another: a fault of the
 * reader of fields
 */
export function parsedData({
  fields,
}: {
  readonly fields: readonly Pick<DocumentField, 'name' | 'value'>[];
}): ParsedObject {
  const root: ParsedObject = {};
  for (const { name, value } of fields) {
    if (!PATH.test(name)) throw new TypeError(`expected a field name like a[0].b, received ${name}`);
    // Every key but the last leads to a list or an object: to a list where the key after it is an index.
    const keys = name.split(/[.[\]]+/u).filter((key) => key !== '');
    let within = root;
    for (const [depth, key] of keys.entries()) {
      const next = keys[depth + 1];
      const known = Object.hasOwn(within, key) ? within[key] : undefined;
      const fits = next === undefined ? known === undefined : known === undefined || holds(known, next);
      if (!fits) throw new TypeError(`${name} needs the place of another field`);
      const entered = known ?? (next === undefined ? value : isIndex(next) ? [] : {});
      within[key] = entered;
      // A list is entered by its indexes as an object by its names.
      if (next !== undefined) within = entered as ParsedObject;
    }
  }
  closeUp(root);
  return root;
}

/** Takes the holes out of every list. */
function closeUp(value: ParsedValue): void {
  if (typeof value !== 'object') return;
  if (Array.isArray(value)) value.splice(0, value.length, ...value.filter(() => true));
  for (const one of Object.values(value)) closeUp(one);
}

const isIndex = (key: string): boolean => startsWithDigit(key);

const holds = (known: ParsedValue, next: string): boolean =>
  typeof known === 'object' && Array.isArray(known) === isIndex(next);
