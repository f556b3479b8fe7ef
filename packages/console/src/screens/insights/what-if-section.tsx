import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { sessionQuery } from '../../api/queries.js';
import type { Band, Calibration } from '../../api/types.js';
import { INSIGHTS_KEY } from '../../insights/queries.js';
import { areBounds, type Bounds, type WhatIf, whatIf } from '../../insights/what-if.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { likelihood, number } from '../../words/numbers.js';
import { FigureTable } from './figure-table.js';

/** Moves the two bounds, and shows what would change before anybody sets them. */
export function WhatIfSection({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  const client = useQueryClient();
  const { isOwn, ...present } = calibration.bounds;
  const [next, setNext] = useState<Bounds>(present);
  const [asked, setAsked] = useState<'set' | 'take-back' | undefined>(undefined);
  const isSound = areBounds(next);
  const isMoved = next.mediumFrom !== present.mediumFrom || next.highFrom !== present.highFrom;
  const maySet = session?.permissions.includes('rules') === true;
  const changed = async (work: Promise<unknown>): Promise<void> => {
    await work;
    setAsked(undefined);
    await client.invalidateQueries({ queryKey: INSIGHTS_KEY });
  };
  return (
    <section className="card what-if" aria-label={m.insights.whatIf}>
      <h2>{m.insights.whatIf}</h2>
      <p className="small">{m.insights.whatIfText}</p>
      <div className="row">
        <Bound
          label={m.insights.mediumFrom}
          value={next.mediumFrom}
          onValue={(mediumFrom) => setNext({ ...next, mediumFrom })}
        />
        <Bound
          label={m.insights.highFrom}
          value={next.highFrom}
          onValue={(highFrom) => setNext({ ...next, highFrom })}
        />
      </div>
      <div role="status">
        {isSound ? (
          <Changes found={whatIf(calibration, present, next)} />
        ) : (
          <p className="warn">{m.insights.boundsWrong}</p>
        )}
      </div>
      {maySet ? (
        <p className="row">
          <button
            type="button"
            className="primary"
            disabled={!isSound || !isMoved}
            onClick={() => setAsked('set')}
          >
            {m.insights.save}
          </button>
          {isOwn && (
            <button type="button" onClick={() => setAsked('take-back')}>
              {m.insights.takeBack}
            </button>
          )}
        </p>
      ) : (
        <p className="small">{m.insights.onlyAdministrators}</p>
      )}
      {asked === 'set' && (
        <Confirm
          title={m.insights.saveTitle}
          text={m.insights.saveText(likelihood(next.mediumFrom), likelihood(next.highFrom))}
          submit={m.insights.save}
          onSubmit={() => changed(change('PUT', '/rules/bounds', next))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'take-back' && (
        <Confirm
          title={m.insights.takeBack}
          text={m.insights.takeBackText}
          submit={m.insights.takeBack}
          onSubmit={() => changed(change('DELETE', '/rules/bounds'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** By number and by a slider, which keys move as well. */
function Bound({ label, value, onValue }: BoundProps): ReactNode {
  const set = (text: string): void => onValue(text === '' ? Number.NaN : Number(text));
  return (
    <label className="bound">
      {label}
      <input
        type="number"
        min={0.1}
        max={100}
        step={0.1}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => set(target.value)}
      />
      <input
        type="range"
        aria-label={label}
        min={1}
        max={100}
        step={1}
        value={Number.isNaN(value) ? 1 : value}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
}

const CELLS = [
  ['manipulated', 'high', 'caught'],
  ['manipulated', 'medium', 'caughtUndecided'],
  ['manipulated', 'low', 'missed'],
  ['not', 'high', 'accused'],
  ['not', 'medium', 'accusedUndecided'],
  ['not', 'low', 'cleared'],
] as const satisfies readonly (readonly ['manipulated' | 'not', Band, string])[];

function Changes({ found: { moves, now, after } }: { readonly found: WhatIf }): ReactNode {
  return (
    <div className="insight-pair">
      {moves.length === 0 ? (
        <p>{m.insights.noMoves}</p>
      ) : (
        <FigureTable
          caption={m.insights.moves}
          columns={[m.insights.fromBand, m.insights.toBand, m.insights.moves]}
          rows={moves.map(({ from, to, count }) => [m.bands[from], m.bands[to], number(count)])}
        />
      )}
      <FigureTable
        caption={m.insights.labeledOnes}
        columns={[m.insights.labeledOnes, m.insights.now, m.insights.after]}
        rows={CELLS.map(([truth, band, words]) => [
          m.insights[words],
          number(now[truth][band]),
          number(after[truth][band]),
        ])}
      />
    </div>
  );
}
