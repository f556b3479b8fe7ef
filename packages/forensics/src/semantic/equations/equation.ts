import type { Figure, LabeledFigure } from '@assay/media';

/** What a document claims by its layout: the terms, each with its sign, add up to nothing. */
export interface Equation {
  /**
   * `balance`: two balances and the amounts between. `activity`: opening balance, all transactions, closing
   * balance. `lines`: the lines of a kind on a pay stub, or of an
   * invoice, and their total. `by-rate`: a table of taxes by rate and the total of one of its columns.
   * `factor`: a quantity or a price and what its amount asks for. `reading`: two readings of a meter and what
   * was used between. Others: the line that was found out to be a sum.
   */
  readonly kind:
    | 'balance'
    | 'opening'
    | 'closing'
    | 'summary'
    | 'deposits'
    | 'withdrawals'
    | 'activity'
    | 'sum'
    | 'lines'
    | 'by-rate'
    | 'product'
    | 'factor'
    | 'tax'
    | 'reading'
    | 'due'
    | 'net'
    | 'invoice-total';
  readonly terms: readonly Term[];
  /** Added to the terms: the product of quantity and price, negative. */
  readonly constant: number;
  /**
   * The document proves elsewhere that this relation is meant and read rightly, so that a break counts by
   * itself. Otherwise it counts only where another equation asks for the very same change.
   */
  readonly established: boolean;
  /** Figures that are right where it holds, and are no terms: what a tax is of. */
  readonly proves?: readonly Figure[];
}

export interface Term extends LabeledFigure {
  readonly sign: 1 | -1;
}

/**
 * By how much the terms miss; 0 when the equation holds. All figures of an equation have two decimals:
 * hundredths.
 */
export const residualOf = ({ terms, constant }: Equation): number =>
  terms.reduce((sum, { figure, sign }) => sum + sign * figure.units, constant);
