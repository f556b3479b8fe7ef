import { DecodeError, type ViewName, type Views, type ViewTypes } from '@assay/media';
import type { BrokenCode, Check, CheckOutcome } from './check.js';
import { rationedRereader } from './rationed-rereader.js';

/** A check as the registry holds it: which views it asks for is its own affair. */
// biome-ignore lint/suspicious/noExplicitAny: `examine`'s parameter is contravariant; `runCheck` hands each check just what it names.
export type AnyCheck = Check<any, any>;

export interface ExamineOptions {
  /**
   * Told before a check begins: whoever must kill a hanging check then knows which one it was. Told again for
   * each picture of a PDF.
   */
  readonly onStart?: (checkId: string) => void;
  /** Told why a check broke, for the log; the outcome carries only the code. */
  readonly onBroken?: (checkId: string, error: unknown) => void;
  /** Checks not to run again and what ended them. */
  readonly skip?: ReadonlyMap<string, BrokenCode>;
  /** How checks ended in an earlier run over the same document: they are not run again. */
  readonly kept?: ReadonlyMap<string, CheckOutcome>;
  /** Told when a check has ended, before the next begins. */
  readonly onEnd?: (check: AnyCheck, outcome: CheckOutcome) => Promise<void> | void;
}

/** Runs one check on views that offer what it needs. Whatever it throws is its own outcome. */
export async function runCheck(
  views: Views,
  check: AnyCheck,
  options: ExamineOptions,
): Promise<CheckOutcome> {
  options.onStart?.(check.id);
  try {
    const wanted: ViewName[] = [
      ...check.needs,
      ...(check.optional ?? []).filter((name: ViewName) => views.offers(name)),
    ];
    const made = await Promise.all(wanted.map(async (name) => [name, await views.get(name)] as const));
    const own = Object.fromEntries(made) as unknown as ViewTypes;
    const examined = await check.examine(
      own.rereader ? { ...own, rereader: rationedRereader(own.rereader) } : own,
    );
    if (examined.kind === 'examined' && !Number.isFinite(examined.finding.measure)) {
      throw new RangeError(`expected a finite measure, received ${examined.finding.measure}`);
    }
    return examined;
  } catch (error) {
    return broken(check, error, options);
  }
}

export function broken(check: AnyCheck, error: unknown, { onBroken }: ExamineOptions): CheckOutcome {
  onBroken?.(check.id, error);
  return { kind: 'broken', errorCode: error instanceof DecodeError ? 'DECODER_FAILED' : 'CHECK_FAILED' };
}
