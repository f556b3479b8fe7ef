import { type Figure, figureValue, isInside, type TextLine, type TextWord } from '@assay/media';
import { printedAmount } from '../fields/printed-field.js';
import { findAddressBlocks } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { looksLikeCompany } from '../layout/party-name.js';
import { keptBy } from '../page/kept-by.js';
import { figuresIn, type PageView } from '../page/page-view.js';
import { type Quantity, quantitiesOf, speaksOfUsage, unitOf } from '../values/quantity/quantities.js';
import { addresseeAddress, addresseeBlock, addresseeName } from './addressees.js';
import { type Found, found, foundIn } from './candidate.js';
import { daysByOrder } from './dates-by-order.js';
import { provenAmounts } from './invoice/proven-amounts.js';
import { companyIn } from './parties/names.js';
import { namesOfWebAddresses } from './web-names.js';

/** How likely a value that no label names is the field's; set by reason, 2026-11-28. */
const LIKELIHOOD = {
  companyAtHead: 0.75,
  largestAtHead: 0.5,
  anyAddress: 0.35,
  byDifference: 0.9,
  totalUsage: 0.75,
  usage: 0.5,
  webName: 0.8,
  bySums: 0.95,
  sumOfLines: 0.6,
} as const;

/** A letterhead stands in this part of the first page. */
const LETTERHEAD_FOOT = 0.25;
const MAX_CELLS_OF_HEAD = 40;

/** Names at the head of the first page: what looks like a company, and what is set in the largest print. */
function readLetterhead({ cells, rows }: PageView, ofLabels: ReadonlySet<TextWord>): Found[] {
  const isOfAmount = (cell: Cell, index: number): boolean => {
    const next = cells[index + 1];
    return next?.line === cell.line && figuresIn(rows[cell.line], next.words).some(({ isMoney }) => isMoney);
  };
  const head = cells
    .filter(
      (cell, index) =>
        cell.page === 1 &&
        cell.box.y1 < LETTERHEAD_FOOT &&
        companyIn(cell) !== undefined &&
        !cell.words.some((word) => ofLabels.has(word)) &&
        !isOfAmount(cell, index),
    )
    .slice(0, MAX_CELLS_OF_HEAD);
  const largest = Math.max(0, ...head.map(({ emWidth }) => emWidth));
  return head.flatMap((cell) => {
    const name = companyIn(cell) ?? cell;
    return looksLikeCompany(name.text)
      ? found(name.text, [name], LIKELIHOOD.companyAtHead)
      : cell.emWidth === largest
        ? found(name.text, [name], LIKELIHOOD.largestAtHead)
        : [];
  });
}

/** An issuer is looked for there, and so is who is no addressee. */
const letterheads = keptBy((page: PageView) =>
  keptBy((ofLabels: ReadonlySet<TextWord>) => readLetterhead(page, ofLabels)),
);
const letterhead = (page: PageView, ofLabels: ReadonlySet<TextWord>): Found[] => letterheads(page)(ofLabels);

/** A block that is neither labeled nor the sender's. */
const ofAddresseeBlock = (page: PageView, ofLabels: ReadonlySet<TextWord>): Found[] => {
  const [sender] = [...webNames(page), ...letterhead(page, ofLabels)].sort(
    (one, other) => other.likelihood - one.likelihood,
  );
  return addresseeBlock(page, ofLabels, new Set(sender?.words));
};

const firstAddress = (page: PageView): Found[] =>
  findAddressBlocks(page.cells)
    .slice(0, 1)
    .flatMap(({ address }) =>
      found(address.map((line) => line.text).join(' '), address, LIKELIHOOD.anyAddress),
    );

/** A quantity and where it stands. */
interface FoundQuantity extends Quantity {
  readonly isTotal: boolean;
  readonly page: number;
}

const quantities = keptBy(({ rows }: PageView): FoundQuantity[] =>
  rows.flatMap(({ line, folded }) =>
    quantitiesOf(line).map((quantity) => ({
      ...quantity,
      isTotal: speaksOfUsage(folded),
      page: line.page,
    })),
  ),
);

/** A row of a meter: the present reading, the former, and what lies between them. */
const byDifference = keptBy(({ rows }: PageView): FoundQuantity[] =>
  rows.flatMap(({ line, figures, folded }) => {
    const unit = line.words.map(({ text }) => unitOf(text)).find((one) => one !== undefined);
    const values = figures.map(({ figure, from, to }) => ({
      value: figureValue(figure),
      words: line.words.slice(from, to),
    }));
    const used = values.find(({ value }, place) => isDifference(value, values.slice(0, place)));
    return used && unit !== undefined
      ? [{ ...used, unit, isTotal: speaksOfUsage(folded), page: line.page }]
      : [];
  }),
);

const isDifference = (used: number, readings: readonly { readonly value: number }[]): boolean =>
  used > 0 && readings.some(({ value }) => value > 0 && readings.some((now) => now.value - value === used));

const consumption =
  (part: 'value' | 'unit') =>
  (page: PageView): Found[] => {
    const proven = byDifference(page).map((one) => [one, LIKELIHOOD.byDifference] as const);
    const stated = quantities(page).map(
      (one) => [one, one.isTotal ? LIKELIHOOD.totalUsage : LIKELIHOOD.usage] as const,
    );
    // The unit is read off the same words as the quantity: they are claimed once, by the quantity.
    return [...proven, ...stated].flatMap(([{ words, page: of, ...quantity }, likelihood]) =>
      foundIn(words, of, quantity[part], likelihood, part === 'value' ? words : []),
    );
  };

/** Names that a web or mail address on the page repeats. */
const webNames = ({ cells }: PageView): Found[] =>
  namesOfWebAddresses(cells)
    .flatMap((cell) => companyIn(cell) ?? [])
    .flatMap((name) => found(name.text, [name], LIKELIHOOD.webName));

const proven = keptBy(({ rows }: PageView) => provenAmounts(rows));

/** The amounts of an invoice that its sums prove, called so or not. */
const bySums =
  (part: 'subtotal' | 'tax' | 'total') =>
  (page: PageView): Found[] => {
    const figure = proven(page)?.[part];
    if (!figure) return [];
    const words = page.rows.flatMap(({ line }) =>
      line.page === figure.page ? wordsWithin(line, figure) : [],
    );
    const likelihood = proven(page)?.subtotal ? LIKELIHOOD.bySums : LIKELIHOOD.sumOfLines;
    return [{ ...printedAmount(figure), words, likelihood }];
  };

const wordsWithin = ({ words }: TextLine, { box }: Figure): TextWord[] =>
  words.filter((word) => isInside(word.box, box));

const byOrder =
  (day: 'first' | 'last' | 'paid') =>
  (page: PageView): Found[] => {
    const found = daysByOrder(page)?.[day];
    return found ? [found] : [];
  };

/** Ways to find a value that no label names. */
export const UNLABELED = {
  letterhead,
  'addressee name': addresseeName,
  'addressee block': ofAddresseeBlock,
  'addressee address': addresseeAddress,
  'first address': firstAddress,
  consumption: consumption('value'),
  'unit of consumption': consumption('unit'),
  'name of the web address': webNames,
  'first day by order': byOrder('first'),
  'last day by order': byOrder('last'),
  'day of payment by order': byOrder('paid'),
  'subtotal by sums': bySums('subtotal'),
  'tax by sums': bySums('tax'),
  'total by sums': bySums('total'),
} as const satisfies Readonly<Record<string, (page: PageView, ofLabels: ReadonlySet<TextWord>) => Found[]>>;

export type UnlabeledRule = keyof typeof UNLABELED;
