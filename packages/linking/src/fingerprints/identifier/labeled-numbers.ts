import type { DocumentClassName, DocumentText, TextLine } from '@assay/media';
import { MAX_LINES_PER_PAGE } from '../text-bounds.js';
import { clabeOrIban } from './account-numbers.js';
import { routingNumber } from './institution-numbers.js';
import type { ReadIdentifier } from './types.js';

/**
 * Kinds of documents on which such a number is the holder's own: on an invoice it is its vendor's, that many
 * honest customers pay.
 */
const ON: readonly DocumentClassName[] = [
  'financial/bank_statement',
  'financial/business_bank_statement',
  'financial/paystub',
];

/** The holder's numbers stand in the head of a statement. */
const MAX_PAGES = 2;
const MAX_CHARACTERS_OF_LINE = 300;
/** A household has few accounts; a list of more is one of those whom it pays. */
const MAX_OF_PART = 3;

const LABELED: readonly {
  readonly form: RegExp;
  readonly read: (number: string) => ReadIdentifier | undefined;
}[] = [
  {
    form: /\bCLABE\b[^\d]{0,40}((?:\d[ -]?){17}\d)(?!\d)/iu,
    read: (number) => clabeOrIban(number.replace(/\D/gu, '')),
  },
  {
    form: /\bIBAN\b[^A-Z\d]{0,20}([A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8})(?![A-Z\d])/u,
    read: (number) => clabeOrIban(number.replace(/ /gu, '')),
  },
  {
    form: /\b(?:routing|rtn|aba)\b[^\d]{0,40}(\d{9}|\d{4}[- ]\d{4}[- ]\d)(?!\d)/iu,
    read: (number) => routingNumber(number, NO_CONTEXT).find(({ holds }) => holds),
  },
];

const NO_CONTEXT = {
  className: undefined,
  country: undefined,
  region: undefined,
  bankName: undefined,
  vendorName: undefined,
};

/** Somebody else's account: `CLABE destino`, `beneficiario`. */
const OF_ANOTHER =
  /\b(?:destin\w*|orige[nm]|ordenante|benefici\w*|receptor\w*|spei|transfer\w*|wire|payee|payment to)\b/iu;

/** Numbers that no field of a parse record holds, behind their labels and with check digits that hold. */
export function labeledNumbers(
  { pages }: DocumentText,
  className: DocumentClassName | undefined,
): (ReadIdentifier & { page: number })[] {
  if (className === undefined || !ON.includes(className)) return [];
  const found = pages.slice(0, MAX_PAGES).flatMap(({ page, lines }) =>
    lines.slice(0, MAX_LINES_PER_PAGE).flatMap((line) => {
      const text = textOf(line);
      if (OF_ANOTHER.test(text)) return [];
      return LABELED.flatMap(({ form, read }) => {
        const number = form.exec(text)?.[1];
        const identifier = number === undefined ? undefined : read(number);
        return identifier ? [{ ...identifier, page }] : [];
      });
    }),
  );
  return found.filter(
    ({ part }) =>
      new Set(found.filter((other) => other.part === part).map(({ text }) => text)).size <= MAX_OF_PART,
  );
}

const textOf = ({ words }: TextLine): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_CHARACTERS_OF_LINE);
