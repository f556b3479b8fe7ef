/**
 * How often each way of writing one thing was seen. Keys are the white space itself, or a short word named by
 * the trait.
 */
export type Habit = ReadonlyMap<string, number>;

/**
 * How a content stream is spelled, independent of what it draws. The format leaves white space, number form
 * and string form open (ISO 32000-2, 7.2.3, 7.3.3, 7.3.4), so each serializer has its own and keeps it for
 * every operator.
 */
export interface ContentStyle {
  /** Operators read. */
  readonly operators: number;
  /** White space behind an operator, as written; the last operator of the stream is left out. */
  readonly afterOperator: Habit;
  /** White space between a number or name and the operator behind it. */
  readonly beforeOperator: Habit;
  /** White space between a string, or the array of TJ, and the showing operator. */
  readonly beforeShow: Habit;
  /** White space between two operands, arrays left out. */
  readonly betweenOperands: Habit;
  /** White space behind the `[` of an array that is not empty, and before its `]`. */
  readonly insideArray: Habit;
  /** `kept` for `0.5`, `dropped` for `.5`. */
  readonly leadingZero: Habit;
  /** `trimmed`, or `padded` for a fraction that ends in 0. */
  readonly fraction: Habit;
  /** Decimal places of numbers with a fraction, as decimal text. */
  readonly decimals: Habit;
  /**
   * `literal`; `hex-lower`, `hex-upper` or `hex-mixed` where letters tell; other hexadecimal strings are
   * `hex`.
   */
  readonly strings: Habit;
  /** White space behind the last operator, as written. */
  readonly end: string;
  /** First and last operator; empty where there is none. */
  readonly firstOperator: string;
  readonly lastOperator: string;
}
