import type { CheckReport } from '../examine.js';

type Examined = CheckReport & { readonly outcome: { readonly kind: 'examined' } };

/**
 * Whether a check fails by a bound of its own (`Check.failsFrom`): the document is too poor to be judged, or
 * is a photocopy or a photo of a display, which says nothing of manipulation.
 */
export function failsByOwnBound(report: CheckReport): report is Examined {
  const { check, outcome } = report;
  return (
    check.failsFrom !== undefined && outcome.kind === 'examined' && outcome.finding.measure >= check.failsFrom
  );
}
