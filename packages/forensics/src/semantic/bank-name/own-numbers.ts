import {
  type Bank,
  type BankCountry,
  bankOfClabe,
  bankOfCompeCode,
  bankOfRoutingNumber,
  readClabe,
  readRoutingNumber,
  ungrouped,
} from '@assay/identifiers';
import type { ReadPlace } from '../printed-text/places.js';
import { MONEY } from '../printed-text/printed-amounts.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { type LabeledForm, valuesNearLabel } from '../printed-text/values-near-label.js';

/** A number that a statement labels as its account's, and the bank that the number belongs to. */
export interface OwnNumber {
  readonly country: BankCountry;
  /** As a reader knows it. */
  readonly kind: string;
  readonly bank: Bank;
  readonly printed: ReadPlace;
}

interface NumberKind extends LabeledForm {
  readonly country: BankCountry;
  readonly kind: string;
  /** Undefined for a number whose check digit fails, or that no table knows. */
  readonly bankOf: (number: string) => Bank | undefined;
  /** Words of lines that speak of somebody else's account, in plain letters. */
  readonly others: RegExp;
}

const KINDS: readonly NumberKind[] = [
  {
    country: 'us',
    kind: 'routing number',
    label:
      /(?<![\p{L}])(?:routing(?: transit)?(?: number| no\.?| #)?|rtn|aba(?: ?\/ ?routing)?(?: number| no\.?| #)?)(?!\p{L})/gu,
    value: /(?<![\d-])\d{4}[ -]?\d{4}[ -]?\d(?![\d-])/gu,
    bankOf: (number) =>
      readRoutingNumber(number)?.holds ? bankOfRoutingNumber(ungrouped(number)) : undefined,
    others:
      /\b(?:wires?|beneficiary|recipient|payee|payable|pay to|employer|sender|originat\w+|intermediary|correspondent|external|to|from)\b/u,
  },
  {
    country: 'mx',
    kind: 'CLABE',
    label: /(?<![\p{L}])(?:cuenta )?clabe(?: interbancaria)?(?!\p{L})/gu,
    value: /(?<!\d)\d{3} ?\d{3} ?\d{11} ?\d(?!\d)/gu,
    bankOf: (number) => (readClabe(number)?.holds ? bankOfClabe(ungrouped(number).slice(0, 3)) : undefined),
    others: /\b(?:beneficiari\w+|destino|ordenante|tercero\w*|spei|transferencia\w*|abono|pago|traspaso)\b/u,
  },
  {
    country: 'br',
    kind: 'bank code',
    label: /(?<![\p{L}])(?:(?:codigo|cod\.?|n[º°o.]*) (?:do )?)?banco(?!\p{L})/gu,
    value: /(?<![\d.-])\d{3}(?![\d.,-])/gu,
    bankOf: bankOfCompeCode,
    others:
      /\b(?:favorecid\w+|destino|origem|remetente|beneficiari\w+|ted|doc|pix|transf\w*|pagament\w*|portabilidade)\b/u,
  },
];

/** Numbers looked at of one statement. */
const MAX_NUMBERS = 100;

/**
 * What the pages label as the account's own, and a table knows. Lines with an amount are transactions, and
 * name others.
 */
export function ownNumbers(pages: readonly PrintedPage[]): OwnNumber[] {
  return KINDS.flatMap(({ country, kind, bankOf, others, ...form }) => {
    const own = pages.map((page) => ({
      ...page,
      lines: page.lines.filter(({ text, folded }) => !text.match(MONEY) && !others.test(folded)),
    }));
    return valuesNearLabel(own, form)
      .slice(0, MAX_NUMBERS)
      .flatMap((printed): OwnNumber[] => {
        const bank = bankOf(printed.text);
        return bank ? [{ country, kind, bank, printed }] : [];
      });
  });
}
