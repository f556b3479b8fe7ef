import type { DocumentField } from '@assay/media';
import { printed, textOf } from '../../testing/printed.js';
import { readBankStatement } from '../read-bank-statement.js';

export type Transaction = Readonly<Record<string, string | number>>;
export interface Account {
  readonly [name: string]: unknown;
  readonly transactions?: readonly Transaction[];
  readonly checks?: readonly Transaction[];
}
export interface Statement {
  readonly [name: string]: unknown;
  readonly accounts?: readonly Account[];
}

/** Fields as a nested object, by their paths. */
export function parsed(fields: readonly DocumentField[]): Statement {
  const whole: Record<string, unknown> = {};
  for (const { name, value } of fields) {
    const steps = name.split(/[.[\]]+/u).filter((step) => step !== '');
    let at: Record<string, unknown> = whole;
    for (const [index, step] of steps.entries()) {
      if (index === steps.length - 1) at[step] = value;
      else {
        at[step] ??= /^\d+$/u.test(steps[index + 1] ?? '') ? [] : {};
        at = at[step] as Record<string, unknown>;
      }
    }
  }
  return whole;
}

/** What a typed-out statement states. */
export const read = (text: string, country: 'us' | 'mx' | 'br' = 'us'): Statement =>
  parsed(
    readBankStatement({
      text: textOf(printed(text)),
      codes: { barcodes: [], mrz: undefined },
      documentClass: undefined,
      country,
    }),
  );
