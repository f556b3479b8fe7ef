import { useMemo } from 'react';
import type { Finding, Place } from '../findings/findings.js';

/** A finding that can be gone to, and the first of its places that was. */
export interface Looked {
  readonly number: number;
  readonly places: readonly string[];
}

/** Places that were shown since the page was opened, by the number of the detection. */
const shown = new Map<number, Set<string>>();

/** Which findings were looked at: written into the decision, since it is asked for in front of the customer. */
export function useLookedAt(
  id: number,
  findings: readonly Finding[],
  selected: Place | undefined,
): readonly Looked[] {
  return useMemo(() => {
    const places = shown.get(id) ?? new Set<string>();
    if (selected) shown.set(id, places.add(selected.key));
    return findings
      .filter((finding) => finding.places.length > 0)
      .map((finding) => ({
        number: finding.number,
        places: finding.places.map(({ key }) => key).filter((key) => places.has(key)),
      }));
  }, [id, findings, selected]);
}
