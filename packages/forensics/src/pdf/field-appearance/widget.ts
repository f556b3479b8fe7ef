import {
  dictOf,
  isArray,
  isName,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfRevision,
  type PdfStream,
  textString,
} from '@assay/media';

/**
 * A field's widget, or a text box, with what is stored and what is drawn (ISO 32000-2, 12.7.4 and 12.5.5).
 */
export interface WrittenAnnotation {
  /** The field's name, or the text box's subtype. */
  readonly name: string;
  /** Tx, Ch, Btn or Sig of a field; FreeText. */
  readonly type: string;
  readonly flags: number;
  /** /V or /Contents: every way to say it (a choice's export value and its display text). */
  readonly values: readonly string[];
  /** A script lays the value out before it is shown (/AA /F). */
  readonly isFormatted: boolean;
  /** /AS: the state that a check box shows. */
  readonly shownState: string;
  /** States for which the widget has an appearance. */
  readonly states: readonly string[];
  readonly appearance: PdfStream | undefined;
}

/** A field's attributes may be inherited through so many parents. */
const MAX_PARENTS = 32;
/** The text of a letter in a field; longer ones are cut on both sides. */
export const MAX_VALUE_LENGTH = 4_000;
/** Choices looked through for a display text. */
const MAX_OPTIONS = 5_000;

export function readWritten(revision: PdfRevision, annotation: PdfDict, subtype: string): WrittenAnnotation {
  const chain = [annotation, ...parentsOf(revision, annotation)];
  const inherited = (key: string): PdfObject =>
    revision.resolve(chain.find(({ entries }) => entries.has(key))?.entries.get(key));
  const type = subtype === 'Widget' ? inherited('FT') : null;
  const flags = inherited('Ff');
  const normal = revision.resolve(dictOf(revision.resolve(annotation.entries.get('AP')))?.entries.get('N'));
  const states = isStream(normal) ? [] : [...(dictOf(normal)?.entries.keys() ?? [])];
  const state = revision.resolve(annotation.entries.get('AS'));
  const actions = dictOf(inherited('AA'));
  const value = subtype === 'Widget' ? inherited('V') : revision.resolve(annotation.entries.get('Contents'));
  return {
    name: subtype === 'Widget' ? nameOf(revision, chain) : subtype,
    type: isName(type) ? type.name : subtype,
    flags: typeof flags === 'number' ? flags : 0,
    values: valuesOf(revision, value, inherited('Opt')),
    isFormatted: actions?.entries.has('F') ?? false,
    shownState: isName(state) ? state.name : '',
    states,
    appearance: isStream(normal) ? normal : undefined,
  };
}

function parentsOf(revision: PdfRevision, { entries }: PdfDict): PdfDict[] {
  const parents: PdfDict[] = [];
  let parent = dictOf(revision.resolve(entries.get('Parent')));
  while (parent && parents.length < MAX_PARENTS) {
    parents.push(parent);
    parent = dictOf(revision.resolve(parent.entries.get('Parent')));
  }
  return parents;
}

const nameOf = (revision: PdfRevision, chain: readonly PdfDict[]): string =>
  chain
    .map(({ entries }) => textString(revision.resolve(entries.get('T'))))
    .filter((part) => part !== '')
    .reverse()
    .join('.');

/** A text may be stored as a stream, too; those are left alone. */
function valuesOf(revision: PdfRevision, value: PdfObject, options: PdfObject): string[] {
  const stored = isArray(value)
    ? value.items.map((item) => textString(revision.resolve(item))).join(' ')
    : textString(value);
  const text = stored.slice(0, MAX_VALUE_LENGTH).trim();
  if (!isArray(options) || text === '') return [text];
  const shown = options.items.slice(0, MAX_OPTIONS).flatMap((item) => {
    const pair = revision.resolve(item);
    if (!isArray(pair) || textString(revision.resolve(pair.items[0])).trim() !== text) return [];
    return textString(revision.resolve(pair.items[1])).trim();
  });
  return [text, ...shown];
}
