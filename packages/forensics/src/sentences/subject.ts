import type { Evidence } from '../check.js';
import { valueKind } from '../values/value-text.js';
import type { Language } from './sentence.js';

/** What a change changes. A reader asks for the first of these first. */
export type Subject = 'HOLDER' | 'PAYEE' | 'NUMBER' | 'AMOUNT' | 'DATE' | 'NAME' | 'ADDRESS';

/** Put before a sentence with a colon: what it is about, or what kind of statement it is. */
export type Label = Subject | 'BACKGROUND' | 'DECLARED' | 'MEASURED';

/** At most two words, so that a sentence with its label and page stays short. */
export const LABELS: Readonly<Record<Label, Readonly<Record<Language, string>>>> = {
  HOLDER: { en: 'Holder', es: 'Titular', pt: 'Titular' },
  PAYEE: { en: 'Issuer', es: 'Emisor', pt: 'Emissor' },
  NUMBER: { en: 'Number', es: 'Número', pt: 'Número' },
  AMOUNT: { en: 'Amount', es: 'Importe', pt: 'Valor' },
  DATE: { en: 'Date', es: 'Fecha', pt: 'Data' },
  NAME: { en: 'Name', es: 'Nombre', pt: 'Nome' },
  ADDRESS: { en: 'Address', es: 'Dirección', pt: 'Endereço' },
  BACKGROUND: { en: 'Background', es: 'Contexto', pt: 'Contexto' },
  DECLARED: { en: 'Declared', es: 'Declarado', pt: 'Declarado' },
  MEASURED: { en: 'Measured', es: 'Medido', pt: 'Medido' },
};

/** Fields as readers of documents name them (docs/fields.md), by the last part of their path. */
const FIELDS: readonly (readonly [RegExp, Subject])[] = [
  [/^(accountHolder|employee|customer|person|first|middle|last|holder)Name$|^nameSuffix$/, 'HOLDER'],
  [/^(bank|employer|vendor|merchant|payee)Name$|^issuingAuthority$/, 'PAYEE'],
  [/Address$|^address$|^placeOf/, 'ADDRESS'],
  [/Date$|^date|Since$/, 'DATE'],
  [/Number$|^documentDiscriminator$|^electorKey$|^(iban|clabe|cpf|ssn)$/i, 'NUMBER'],
];

/** What a change at a place changes, by the field that stands there, else by the form of the text. */
export function subjectOf({ field, before, after, text }: Evidence): Subject | undefined {
  const name = field?.split('.').at(-1) ?? '';
  const known = FIELDS.find(([pattern]) => pattern.test(name))?.[1];
  if (known) return known;
  const said = after ?? before ?? text;
  if (said === undefined) return undefined;
  switch (valueKind(said)) {
    case 'amount':
      return 'AMOUNT';
    case 'date':
      return 'DATE';
    case 'identifier':
      return 'NUMBER';
    // Capitalized words are headings as well; one pair of them in another's place is a name.
    case 'name':
      return before !== undefined && after !== undefined && valueKind(before) === 'name' ? 'NAME' : undefined;
    default:
      return undefined;
  }
}

const ORDER: readonly (Subject | undefined)[] = [
  'HOLDER',
  'NAME',
  'PAYEE',
  'NUMBER',
  'AMOUNT',
  'DATE',
  'ADDRESS',
  undefined,
];

/** 0 is told first. */
export const rankOf = (subject: Subject | undefined): number => ORDER.indexOf(subject);
