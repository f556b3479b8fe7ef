import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checksQuery } from '../../api/queries.js';
import type { Calibration, CheckFigures } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { number } from '../../words/numbers.js';
import { FigureTable } from './figure-table.js';
import { intervalWords } from './share-words.js';

interface ChecksSectionProps {
  readonly figures: readonly CheckFigures[];
  readonly calibration: Pick<Calibration, 'labelled' | 'leftOut'>;
  /** Whether labels by the organization's own judgment count. */
  readonly countsOwn: boolean;
  readonly onCountOwn: (counts: boolean) => void;
}

/** What each check found, what people then said of the documents, and what the check's own page says. */
export function ChecksSection({
  figures,
  calibration,
  countsOwn,
  onCountOwn,
}: ChecksSectionProps): ReactNode {
  const { data: checks } = useQuery(checksQuery());
  const { labelled, leftOut } = calibration;
  return (
    <section className="card" aria-label={m.insights.checks}>
      <h2>{m.insights.checks}</h2>
      <p className="small">
        {m.insights.howLabels} {countsOwn ? m.insights.everyLabel(labelled) : m.insights.firm(labelled)}{' '}
        {leftOut > 0 && `${m.insights.leftOut(leftOut)} `}
        {m.insights.leastLabels}
      </p>
      <label className="row">
        <input type="checkbox" checked={countsOwn} onChange={({ target }) => onCountOwn(target.checked)} />
        {m.insights.ownJudgement}
      </label>
      {figures.length === 0 ? (
        <p className="small">{m.insights.noChecks}</p>
      ) : (
        <FigureTable
          caption={m.insights.checks}
          columns={[
            m.insights.check,
            m.insights.found,
            m.insights.labelled,
            m.insights.manipulated,
            m.insights.not,
            m.insights.intervalOf95,
            m.insights.verdict,
            m.insights.ownPage,
          ]}
          rows={figures.map(({ checkId, found, manipulated, verdict }) => {
            const check = checks?.get(checkId);
            return [
              <Link key={checkId} to="/submissions" search={{ check: checkId }}>
                {check?.title ?? checkId}
              </Link>,
              number(found),
              number(manipulated.total),
              number(manipulated.count),
              number(manipulated.total - manipulated.count),
              intervalWords(manipulated),
              manipulated.total === 0 ? '' : verdict ? m.insights.verdicts[verdict] : m.insights.tooFew,
              <span key={checkId} className="small">
                {check?.measured.join(' ')}
              </span>,
            ];
          })}
        />
      )}
    </section>
  );
}
