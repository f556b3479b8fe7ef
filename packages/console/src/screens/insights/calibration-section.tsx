import type { ReactNode } from 'react';
import type { Calibration } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { decimals, number, percent } from '../../words/numbers.js';
import { DrawnShare } from './drawn-share.js';
import { FoldedTable } from './figure-table.js';
import { Reliability } from './reliability.js';
import { intervalWords, partWords } from './share-words.js';

/** Whether what was stated came true, and what was missed. */
export function CalibrationSection({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { labelled, bins, calibrationError, brier } = calibration;
  const filled = bins.filter(({ manipulated }) => manipulated.total > 0);
  return (
    <div className="insight-pair">
      <section className="card" aria-label={m.insights.calibration}>
        <h2>{m.insights.calibration}</h2>
        {labelled === 0 || !calibrationError || !brier ? (
          <p className="small">{m.insights.noLabels}</p>
        ) : (
          <>
            <Reliability bins={filled} />
            <p>
              {m.insights.error}: <strong>{percent(calibrationError.value)}</strong>{' '}
              {calibrationError.interval &&
                `(${m.insights.interval(percent(calibrationError.interval.low), percent(calibrationError.interval.high))})`}
              . <span className="small">{m.insights.errorText}</span>
            </p>
            <p>
              {m.insights.brier}: <strong>{decimals(brier.value)}</strong>{' '}
              {brier.interval &&
                `(${m.insights.interval(decimals(brier.interval.low), decimals(brier.interval.high))})`}
              . <span className="small">{m.insights.brierText}</span>
            </p>
            <FoldedTable
              caption={m.insights.calibration}
              columns={[
                m.insights.bin,
                m.insights.labelled,
                m.insights.stated,
                m.insights.came,
                m.insights.intervalOf95,
                m.insights.verdict,
              ]}
              rows={filled.map(({ from, to, stated, manipulated, verdict }) => [
                `${number(from * 100)}–${number(to * 100)}`,
                number(manipulated.total),
                stated === null ? '' : percent(stated),
                partWords(manipulated),
                intervalWords(manipulated),
                verdict ? m.insights.beside[verdict] : m.insights.tooFew,
              ])}
            />
          </>
        )}
      </section>
      <MissesSection misses={calibration.misses} />
    </div>
  );
}

/** What the draw tells of what the checks clear. */
function MissesSection({ misses }: { readonly misses: Calibration['misses'] }): ReactNode {
  const { cleared, drawn, waiting, missed, share } = misses;
  return (
    <section className="card" aria-label={m.insights.misses}>
      <h2>{m.insights.misses}</h2>
      {missed.total === 0 ? (
        <p>{m.insights.missesUnknown}</p>
      ) : (
        <p>
          {m.insights.missesText(number(missed.count), number(missed.total))}{' '}
          {m.insights.missesAll(percent(missed.low), percent(missed.high), number(cleared))}
        </p>
      )}
      <p className="small">
        {m.insights.drawn(number(drawn), number(cleared), number(waiting), percent(share / 100))}{' '}
        {missed.total > 0 && m.insights.leastLabels}
      </p>
      <DrawnShare key={share} percent={share} />
    </section>
  );
}
