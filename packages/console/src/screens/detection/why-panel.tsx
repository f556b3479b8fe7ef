import { type ReactNode, useState } from 'react';
import type { Arithmetic, CheckDescription, Detection } from '../../api/types.js';
import type { Finding } from '../../findings/findings.js';
import { type Bar, barsOf, checkOf, notCounted, weightless } from '../../findings/waterfall.js';
import { m } from '../../messages/index.js';
import { decimals, likelihood, number, weight } from '../../words/numbers.js';
import { Waterfall } from './waterfall.js';

interface WhyPanelProps {
  readonly detection: Detection;
  readonly arithmetic: Arithmetic | undefined;
  readonly findings: readonly Finding[];
  readonly checks: ReadonlyMap<string, CheckDescription>;
  /** How a check errs is asked for. */
  readonly onCheck: (checkId: string) => void;
  readonly onClose: () => void;
}

/** "Why 87": the judge's stored arithmetic, step by step, as a picture and as a table. Nothing is computed here. */
export function WhyPanel({
  detection,
  arithmetic,
  findings,
  checks,
  onCheck,
  onClose,
}: WhyPanelProps): ReactNode {
  const [table, setTable] = useState(false);
  const title = m.why.title(likelihood(detection.likelihood));
  if (!arithmetic)
    return (
      <div className="why">
        <h2>{title}</h2>
        <p>{m.why.missing}</p>
      </div>
    );
  const bars = barsOf(arithmetic);
  const zero = weightless(arithmetic);
  const titleOf = (checkId: string): string => checks.get(checkId)?.title ?? checkId;
  const numberOf = (checkId: string): number | undefined =>
    findings.find(({ check }) => check.checkId === checkId)?.number;
  const nameOf = (bar: Bar): string => {
    const { kind } = bar.step;
    if (kind === 'prior') return m.why.before;
    const [term] = bar.terms;
    if (kind !== 'group' || !term) return m.why.steps[kind] ?? kind;
    const finding = numberOf(term.checkId);
    return finding === undefined ? titleOf(term.checkId) : `(${finding}) ${titleOf(term.checkId)}`;
  };
  const resultOf = ({ step }: Bar): string => {
    if (step.kind === 'prior') return m.why.oneIn(number(Math.round(1 / arithmetic.prior)));
    return step.kind === 'group' ? weight(step.adds ?? 0) : m.why.endsAt(likelihood(step.likelihood));
  };
  const without = detection.modelResults.technicalChecks.filter(
    ({ status }) => status === 'NOT_APPLICABLE',
  ).length;
  return (
    <div className="why">
      <div className="row">
        <h2>{title}</h2>
        <span className="spacer" />
        <button type="button" onClick={() => setTable(!table)}>
          {table ? m.why.picture : m.why.table}
        </button>
        <button type="button" className="quiet" onClick={onClose} aria-label={m.why.close}>
          ×
        </button>
      </div>
      <p className="small">
        {m.why.judge(arithmetic.judgeVersion, arithmetic.policy.mediumFrom, arithmetic.policy.highFrom)}
      </p>
      {table ? (
        <table className="why-table">
          <thead>
            <tr>
              <th scope="col">{m.why.step}</th>
              <th scope="col" className="number">
                {m.why.adds}
              </th>
              <th scope="col" className="number">
                {m.why.logOdds}
              </th>
              <th scope="col" className="number">
                {m.why.likelihood}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={`${bar.step.kind} ${bar.step.group ?? ''}`}>
                <th scope="row">
                  <BarName bar={bar} name={nameOf(bar)} onCheck={onCheck} />
                </th>
                <td className="number">{bar.step.adds === undefined ? '' : weight(bar.step.adds)}</td>
                <td className="number">{decimals(bar.step.logOdds)}</td>
                <td className="number">{likelihood(bar.step.likelihood)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Waterfall bars={bars} nameOf={nameOf} resultOf={resultOf} onCheck={onCheck} />
      )}
      <h3>{m.why.notCounted}</h3>
      <ul className="not-counted">
        {[...notCounted(arithmetic)].map(([because, terms]) => (
          <li key={because}>
            <p>{m.why.because[because] ?? because}</p>
            <ul>
              {terms.map((term) => (
                <li key={term.checkId}>
                  {titleOf(term.checkId)}{' '}
                  <span className="check-weight">{weight(term.logLikelihoodRatio)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <details className="zero-terms">
            <summary>{m.why.noWeight(zero.length)}</summary>
            <ul>
              {zero.map(({ checkId }) => (
                <li key={checkId}>{titleOf(checkId)}</li>
              ))}
            </ul>
          </details>
        </li>
        <li>
          <p>
            {m.why.nothingToLookAt(without)}: {m.why.sayNothing}
          </p>
        </li>
      </ul>
    </div>
  );
}

/** Leads from a step to the check that made it. */
function BarName({
  bar,
  name,
  onCheck,
}: {
  readonly bar: Bar;
  readonly name: string;
  readonly onCheck: (checkId: string) => void;
}): ReactNode {
  const checkId = checkOf(bar);
  return checkId === undefined ? (
    name
  ) : (
    <button type="button" className="quiet" title={m.why.errs} onClick={() => onCheck(checkId)}>
      {name}
    </button>
  );
}
