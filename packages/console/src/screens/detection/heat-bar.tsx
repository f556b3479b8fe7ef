import type { ReactNode } from 'react';
import type { CheckDescription } from '../../api/types.js';
import type { Finding } from '../../findings/findings.js';
import { m } from '../../messages/index.js';
import { percent, weight } from '../../words/numbers.js';

interface HeatBarProps {
  readonly strength: number;
  readonly page: number;
  readonly drawn: boolean;
  readonly findings: readonly Finding[];
  readonly checks: ReadonlyMap<string, CheckDescription>;
  readonly onStrength: (strength: number) => void;
}

/** Never a map without the numbers that it led to: which checks drew here, and what each counted for. */
export function HeatBar({ strength, page, drawn, findings, checks, onStrength }: HeatBarProps): ReactNode {
  if (!drawn) return <p className="heat-bar">{m.viewer.noHeat}</p>;
  const drew = findings.filter(({ places }) => places.some((place) => place.page === page && place.box));
  return (
    <div className="heat-bar">
      <label className="row">
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={strength}
          aria-label={m.viewer.heatStrength}
          onChange={({ target }) => onStrength(Number(target.value))}
        />
        {percent(strength)}
      </label>
      <span>{m.viewer.drawn(drew.length)}</span>
      <ul>
        {drew.map(({ number, check, term, role, countsWith }) => (
          <li key={check.checkId}>
            <span className={`circle role-${role}`}>{number}</span>{' '}
            {m.viewer.ledTo(
              checks.get(check.checkId)?.title ?? check.checkId,
              term && countsWith === undefined
                ? weight(term.logLikelihoodRatio)
                : countsWith === undefined
                  ? m.detection.roles[role]
                  : m.detection.countsWith(countsWith),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
