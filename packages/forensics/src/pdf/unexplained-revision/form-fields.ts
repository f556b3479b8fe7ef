import {
  dictOf,
  isArray,
  isName,
  isRef,
  type PdfDict,
  type PdfObject,
  type PdfRevision,
  textString,
} from '@assay/media';

/** A field of the interactive form with a value of its own. */
export interface FormField {
  /** Fully qualified: partial names joined by dots (ISO 32000-2, 12.7.4.2). */
  readonly name: string;
  /** /FT: Tx, Ch, Btn or Sig. */
  readonly type: string;
  readonly value: string;
  /** What a reset gives; a value equal to it was never filled in. */
  readonly defaultValue: string;
  /** Object numbers of the widgets that show it. */
  readonly widgets: readonly number[];
}

/** Forms larger than this are cut: the largest tax forms have about 2,500 fields. */
const MAX_FIELDS = 20_000;

/** The terminal fields of a revision's form by name. Bounded; a field that contains itself is read once. */
export function formFieldsOf(revision: PdfRevision): Map<string, FormField> {
  const catalog = dictOf(revision.resolve(revision.trailer.entries.get('Root')));
  const form = dictOf(revision.resolve(catalog?.entries.get('AcroForm')));
  const fields = new Map<string, FormField>();
  const visited = new Set<number>();
  const open = itemsOf(revision, form?.entries.get('Fields')).map((value) => ({
    value,
    inherited: NOTHING_INHERITED,
  }));
  while (open.length > 0 && visited.size < MAX_FIELDS) {
    const next = open.pop()!;
    if (isRef(next.value)) {
      if (visited.has(next.value.num)) continue;
      visited.add(next.value.num);
    }
    const dict = dictOf(revision.resolve(next.value));
    if (!dict) continue;
    const inherited = inheritedBy(revision, dict, next.inherited);
    const kids = itemsOf(revision, dict.entries.get('Kids'));
    const childFields = kids.filter((kid) => dictOf(revision.resolve(kid))?.entries.has('T'));
    for (const value of childFields) open.push({ value, inherited });
    if (childFields.length > 0) continue;
    const widgets = (kids.length > 0 ? kids : [next.value]).flatMap((kid) => (isRef(kid) ? kid.num : []));
    fields.set(inherited.name, { ...inherited, widgets });
  }
  return fields;
}

type Inherited = Omit<FormField, 'widgets'>;

const NOTHING_INHERITED: Inherited = { name: '', type: '', value: '', defaultValue: '' };

function inheritedBy(revision: PdfRevision, { entries }: PdfDict, from: Inherited): Inherited {
  const type = revision.resolve(entries.get('FT'));
  const partialName = textString(revision.resolve(entries.get('T')));
  return {
    name: [from.name, partialName].filter((part) => part !== '').join('.'),
    type: isName(type) ? type.name : from.type,
    value: entries.has('V') ? valueText(revision, entries.get('V')) : from.value,
    defaultValue: entries.has('DV') ? valueText(revision, entries.get('DV')) : from.defaultValue,
  };
}

/** A list box's value may be an array of texts; `Off` is an unchecked box (12.7.5.2.3). */
function valueText(revision: PdfRevision, value: PdfObject | undefined): string {
  const resolved = revision.resolve(value);
  if (isName(resolved, 'Off')) return '';
  if (isArray(resolved)) return resolved.items.map((item) => textString(revision.resolve(item))).join(', ');
  return textString(resolved).trim();
}

function itemsOf(revision: PdfRevision, value: PdfObject | undefined): readonly PdfObject[] {
  const resolved = revision.resolve(value);
  return isArray(resolved) ? resolved.items : [];
}
