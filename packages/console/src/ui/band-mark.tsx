import type { ReactNode } from 'react';
import type { Band } from '../api/types.js';
import { m } from '../messages/index.js';

/** A shape for each band, so that none is told by its color alone. */
export function BandMark({ band }: { readonly band: Band }): ReactNode {
  return (
    <svg
      className={`band-mark band-${band}`}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      role="img"
      aria-label={m.bands[band]}
    >
      {band === 'high' && <rect x="1.5" y="1.5" width="9" height="9" />}
      {band === 'medium' && <circle cx="6" cy="6" r="4.25" className="hollow" />}
      {band === 'low' && <circle cx="6" cy="6" r="2.25" />}
    </svg>
  );
}
