import type { DocumentClassName } from '@assay/media';
import type { ClassVote } from '../code-votes.js';
import type { DocumentStructure } from './read-structure.js';

/** A list of transactions has more rows than a receipt has dates. */
const MIN_DATED = 5;
/** Three links are no chance; six are a page of an account. */
const MIN_LINKS = 3;
const MANY_LINKS = 6;
/**
 * Lines that add up in themselves, from which on the document is a register of many people or a plan of
 * payments.
 */
const REGISTER_LINES = 4;
const AGAINST = -4;
const MIN_MULTIPLIED = 2;
/** One may stand in the text of an advertisement. */
const MIN_SUPPLIED = 2;
/** A stub states its net for the period and the year; tables of accounting have many such figures. */
const MAX_TAKEN_OFF = 6;

/**
 * What the arithmetic of a document says of its class. A running balance is kept by accounts alone, but for
 * plans of payments; a summary that rolls forward also by cards and suppliers; figures taken off a sum also
 * by a statement of profit and loss.
 */
export function votesOfStructure(structure: DocumentStructure): ClassVote[] {
  const { datedAmounts, balanceLinks, takenOff, parallelSums, addingLines, multipliedLines, sums } =
    structure;
  const isRegister = addingLines >= REGISTER_LINES;
  const votes: ClassVote[] = [];
  const vote = (because: string, weights: Partial<Record<DocumentClassName, number>>): void => {
    for (const [name, weight] of Object.entries(weights))
      votes.push({ name: name as DocumentClassName, weight, because });
  };
  if (isRegister) {
    vote('lines that are sums in themselves', {
      'financial/paystub': AGAINST,
      'financial/bank_statement': AGAINST,
      'financial/business_bank_statement': AGAINST,
      ...(balanceLinks >= MIN_LINKS ? { 'financial/loan_statement': 3 } : {}),
    });
    return votes;
  }
  if (balanceLinks >= MIN_LINKS) {
    const weight = balanceLinks >= MANY_LINKS ? 5 : 4;
    vote('balances that follow from the amounts', {
      'financial/bank_statement': weight,
      'financial/business_bank_statement': 0.85 * weight,
      'financial/check_register': weight / 2,
    });
  }
  if (structure.rollsForward)
    vote('a balance, what came in and went out, and the balance after', {
      'financial/bank_statement': 2.5,
      'financial/business_bank_statement': 2.1,
      'financial/credit_card_statement': 2,
      'financial/investment_statement': 1,
    });
  if (structure.suppliedQuantities >= MIN_SUPPLIED)
    vote('quantities of energy, gas or water', { 'residence/utility_bill': 3 });
  if (datedAmounts.count >= MIN_DATED)
    vote('rows of dates and amounts', {
      'financial/bank_statement': 2.5,
      'financial/business_bank_statement': 2.1,
      'financial/credit_card_statement': 2,
    });
  if (datedAmounts.count >= MIN_DATED && datedAmounts.bothSigns)
    vote('dated amounts of both signs', {
      'financial/bank_statement': 1,
      'financial/business_bank_statement': 0.85,
      'financial/credit_card_statement': 0.8,
    });
  const isPay = takenOff > 0 && takenOff <= MAX_TAKEN_OFF && balanceLinks < MIN_LINKS;
  if (isPay)
    vote('a sum of figures taken off another', {
      'financial/paystub': takenOff > 1 ? 4 : 3.5,
      'business/profit_and_loss_statement': 1,
    });
  if (parallelSums > 0 && balanceLinks < MIN_LINKS)
    vote('two columns that add up side by side', {
      'financial/paystub': 0.8,
      'business/profit_and_loss_statement': 1,
      'business/balance_sheet': 1,
    });
  if (structure.taxedTotal && !isPay)
    vote('a sum, its tax and both together', {
      'business/invoice': 1.5,
      'business/receipt': 1.5,
      'business/purchase_order': 1,
    });
  if (multipliedLines >= MIN_MULTIPLIED && sums > 0 && !isPay)
    vote('quantities, prices and their sum', { 'business/invoice': 2 });
  return votes;
}
