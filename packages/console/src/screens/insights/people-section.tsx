import type { ReactNode } from 'react';
import type { PeopleFigures } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { decimals, number } from '../../words/numbers.js';
import { FigureTable } from './figure-table.js';
import { intervalWords, partWords } from './share-words.js';

/** "40 s", "6 min", "3 h", "2 days": the coarsest that is not rounded away. */
function span(seconds: number): string {
  if (seconds < 120) return m.insights.seconds(number(seconds));
  if (seconds < 7200) return m.insights.minutes(number(Math.round(seconds / 60)));
  return seconds < 172_800
    ? m.insights.hours(number(Math.round(seconds / 3600)))
    : m.insights.daysLong(number(Math.round(seconds / 86_400)));
}

/** How people decided: figures of the team, and of nobody by name. */
export function PeopleSection({ people }: { readonly people: PeopleFigures }): ReactNode {
  const { isOwn, timeToDecision, up, down, agreement } = people;
  const title = isOwn ? m.insights.peopleOwn : m.insights.people;
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      {timeToDecision ? (
        <>
          <p>
            {m.insights.timeToDecision}: {m.insights.median}{' '}
            <strong>{span(timeToDecision.medianSeconds)}</strong>, {m.insights.p95}{' '}
            <strong>{span(timeToDecision.p95Seconds)}</strong>.{' '}
            <span className="small">{m.insights.decided(timeToDecision.decided)}</span>
          </p>
          <FigureTable
            caption={m.insights.against}
            columns={[m.insights.against, m.insights.detections, m.insights.intervalOf95]}
            rows={[
              [m.insights.up, partWords(up), intervalWords(up)],
              [m.insights.down, partWords(down), intervalWords(down)],
              ...(agreement
                ? [[m.insights.agreement, partWords(agreement.same), intervalWords(agreement.same)]]
                : []),
            ]}
          />
          {agreement && (
            <p className="small">
              {agreement.kappa !== null && `${m.insights.kappa}: ${decimals(agreement.kappa)}. `}
              {m.insights.notBlind}
            </p>
          )}
        </>
      ) : (
        <p className="small">{m.insights.nothingDecided}</p>
      )}
    </section>
  );
}
