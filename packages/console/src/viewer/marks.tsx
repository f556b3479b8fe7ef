import type { ReactNode } from 'react';
import type { Finding, Place } from '../findings/findings.js';
import { m } from '../messages/index.js';
import { boxStyle } from './geometry.js';

interface MarksProps {
  readonly page: number;
  readonly findings: readonly Finding[];
  readonly selected: Place | undefined;
  readonly onSelect: (place: Place) => void;
}

/**
 * The places of a page that findings name: a number in a circle and an outline of two strokes, seen on any paper.
 * The kind is told by the line: solid for facts, dashed for context, dotted for what has no weight.
 */
export function Marks({ page, findings, selected, onSelect }: MarksProps): ReactNode {
  return (
    <div className="marks">
      {findings.flatMap((finding) =>
        finding.places
          .filter((place) => place.page === page && place.box)
          .map((place, index) => (
            <button
              type="button"
              // The findings list says the same, in order; walking it with Tab twice would help nobody.
              tabIndex={-1}
              key={place.key}
              data-place={place.key}
              className={`mark mark-${finding.role}${place.key === selected?.key ? ' selected' : ''}`}
              style={place.box && boxStyle(place.box)}
              aria-label={`${m.detection.finding(finding.number)}: ${place.sentence.slice(0, 200)}`}
              aria-pressed={place.key === selected?.key}
              onClick={() => onSelect(place)}
            >
              {(index === 0 || place.key === selected?.key) && (
                <span className="mark-number">{finding.number}</span>
              )}
            </button>
          )),
      )}
    </div>
  );
}
