import { DecodeError, type ViewName, type Views, type ViewTypes } from '@assay/media';
import type { BrokenCode, Check, CheckOutcome } from './check.js';

/** A check as the registry holds it: which views it asks for is its own affair. */
// biome-ignore lint/suspicious/noExplicitAny: `examine`'s parameter is contravariant; `runCheck` hands each check just what it names.
export type AnyCheck = Check<any, any>;

/** A check and how it ended on one document. */
export interface CheckReport {
  readonly check: AnyCheck;
  readonly outcome: CheckOutcome;
}

export interface ExamineOptions {
  /** Told before a check begins: whoever must kill a hanging check then knows which one it was. */
  readonly onStart?: (checkId: string) => void;
  /** Told why a check broke, for the log; the outcome carries only the code. */
  readonly onBroken?: (checkId: string, error: unknown) => void;
  /** Checks not to run again and what ended them. */
  readonly skip?: ReadonlyMap<string, BrokenCode>;
}

/**
 * Runs, one after the other, every check whose needed views the document offers. A check that throws costs its own
 * outcome only.
 */
export async function examine(views: Views, checks: readonly AnyCheck[], options: ExamineOptions = {}): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const check of checks) {
    if (!check.needs.every((name: ViewName) => views.offers(name))) continue;
    const skipped = options.skip?.get(check.id);
    const outcome = skipped ? ({ kind: 'broken', errorCode: skipped } as const) : await runCheck(views, check, options);
    reports.push({ check, outcome });
  }
  return reports;
}

async function runCheck(views: Views, check: AnyCheck, options: ExamineOptions): Promise<CheckOutcome> {
  options.onStart?.(check.id);
  try {
    const wanted: ViewName[] = [...check.needs, ...(check.optional ?? []).filter((name: ViewName) => views.offers(name))];
    const made = await Promise.all(wanted.map(async (name) => [name, await views.get(name)] as const));
    const examined = await check.examine(Object.fromEntries(made) as unknown as ViewTypes);
    if (examined.kind === 'examined' && !Number.isFinite(examined.finding.measure)) {
      throw new RangeError(`expected a finite measure, received ${examined.finding.measure}`);
    }
    return examined;
  } catch (error) {
    options.onBroken?.(check.id, error);
    return { kind: 'broken', errorCode: error instanceof DecodeError ? 'DECODER_FAILED' : 'CHECK_FAILED' };
  }
}
