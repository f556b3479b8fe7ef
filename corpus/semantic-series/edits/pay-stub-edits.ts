import { composePayStubOf } from '../../papers/pay-stubs/compose.js';
import type { PayStubDesign } from '../../papers/pay-stubs/design.js';
import type { PayFacts, PayLine } from '../../papers/pay-stubs/facts.js';
import { type Edit, type Original, statedLike, statedRaw, withOtherAmount } from './edit.js';
import { placesOfText, replacedAt } from './edited-markup.js';

export interface PayStub extends Original {
  readonly design: PayStubDesign;
  readonly facts: PayFacts;
}

/**
 * Changes one printed figure where it stands first. @param needs what must be printed beside it for the sums
 * to show that
 */
const changed =
  (name: string, path: RegExp, needs: readonly string[] = []): Edit<PayStub> =>
  ({ document }, dice) => {
    const raws = statedLike(document, path).filter((raw) => raw.length > 3);
    if (raws.length === 0 || needs.some((needed) => statedRaw(document, needed) === undefined))
      return undefined;
    const raw = dice.pick(raws);
    const [place] = placesOfText(document.drawing.markup, raw);
    if (!place) return undefined;
    const after = withOtherAmount(raw, dice);
    return {
      markup: replacedAt(document.drawing.markup, [place], after),
      what: `${name}: ${raw} -> ${after}`,
      arithmetic: 'breaks',
    };
  };

/** By how much a raise lifts the pay, in percent. */
const RAISE_PERCENT = [18, 45] as const;

/**
 * Pay by the hour raised, overtime too, with gross and net, this period's and the year's: all sums hold. What
 * is withheld by law as a share of the pay stays as it was, and is now too little. In the United States only,
 * where that share is one for all.
 */
const raisedWithoutTaxes: Edit<PayStub> = ({ document, design, facts }, dice) => {
  if (design.country !== 'US' || facts.taxes.length === 0) return undefined;
  const percent = 100 + dice.between(...RAISE_PERCENT);
  if (facts.earnings[0]?.rateCents === undefined) return undefined;
  const earnings = facts.earnings.map((line): PayLine => {
    if (line.rateCents === undefined || line.hoursHundredths === undefined) return line;
    const rateCents = Math.round((line.rateCents * percent) / 100);
    const cents = Math.round((line.hoursHundredths * rateCents) / 100);
    return { ...line, rateCents, cents, yearToDateCents: line.yearToDateCents + cents - line.cents };
  });
  const after = composePayStubOf(design, { ...facts, earnings });
  const changes = after.stated.flatMap(({ path, raw }) => {
    const before = statedRaw(document, path);
    return before === undefined || before === raw ? [] : [{ before, raw }];
  });
  const markup = changes.reduce((edited, { raw }) => {
    const [place] = placesOfText(edited, raw);
    return place ? replacedAt(edited, [place], raw) : edited;
  }, after.drawing.markup);
  return {
    markup,
    what: `consistent: ${changes.map(({ before, raw }) => `${before} -> ${raw}`).join('; ')}`,
    arithmetic: 'keeps',
  };
};

export const PAY_STUB_EDITS: Readonly<Record<string, Edit<PayStub>>> = {
  'stub-net': changed('net pay', /^currentPeriodNetPay$/),
  'stub-gross': changed('gross pay', /^currentPeriodGrossPay$/),
  'stub-hours': changed('hours', /^earnings\[0\]\.hours$/, ['earnings[0].rate']),
  'stub-rate': changed('rate', /^earnings\[0\]\.rate$/, ['earnings[0].hours']),
  'stub-tax': changed('withheld', /^(?:taxes|deductions)\[\d+\]\.amount$/),
  'stub-year-to-date': changed('year to date', /^yearToDateNetPay$/, ['yearToDateGrossPay']),
  'stub-tax-law': raisedWithoutTaxes,
};
