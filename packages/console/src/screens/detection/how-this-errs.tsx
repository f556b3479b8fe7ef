import type { TechnicalCheck } from '@assay/client';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckDescription, Term } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { decimals, number, weight } from '../../words/numbers.js';

/** Of what a check noted of the document. */
export const LONGEST_DETAILS = 400;

interface HowThisErrsProps {
  readonly check: TechnicalCheck;
  /** What it weighed, where it did. */
  readonly term: Term | undefined;
  readonly description: CheckDescription | undefined;
  /** Somebody asked for this one: unfolded, and in sight. */
  readonly asked: boolean;
}

/** What the check's own page says of its errors: innocent causes, what it cannot see, rates with counts. */
export function HowThisErrs({ asked, ...text }: HowThisErrsProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!asked || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <details className="errs" ref={details}>
      <summary>{m.detection.errs}</summary>
      <ErrsText {...text} />
    </details>
  );
}

function ErrsText({ check, term, description }: Omit<HowThisErrsProps, 'asked'>): ReactNode {
  if (!description)
    return (
      <div className="errs-text">
        <p className="small">{m.errs.notDescribed}</p>
        <RecordNote details={check.details} />
      </div>
    );
  return (
    <div className="errs-text">
      {check.version !== description.version && (
        <p className="warn">{m.errs.otherVersion(check.version, description.version)}</p>
      )}
      {term && (
        <p className="row">
          <span>{m.errs.measure(decimals(term.measure))}</span>
          <strong>
            {m.errs.weighs(weight(term.logLikelihoodRatio), m.errs.odds(odds(term.logLikelihoodRatio)))}
          </strong>
        </p>
      )}
      {description.innocentCauses.length > 0 && (
        <Section title={m.errs.innocent} points={description.innocentCauses} />
      )}
      <Section title={m.errs.measured} points={description.measured} />
      {description.blindSpots.length > 0 && <Section title={m.errs.blind} points={description.blindSpots} />}
      <h4>{m.errs.claim}</h4>
      <p>{description.claim}</p>
      {description.calibration && (
        <details>
          <summary>{m.errs.calibration}</summary>
          <p lang="en">{description.calibration.source}</p>
        </details>
      )}
      {description.rates && (
        <details>
          <summary>{m.errs.allRates}</summary>
          <p className="prose" lang="en">
            {description.rates}
          </p>
        </details>
      )}
      <RecordNote details={check.details} />
    </div>
  );
}

/** What the check noted of this document, which is English; an English console shows it before anybody asks. */
const RecordNote = ({ details }: { readonly details: string }): ReactNode =>
  m.language !== 'en' &&
  details !== '' && (
    <>
      <h4>{m.errs.inRecord}</h4>
      <p>
        <DocumentText text={details} longest={LONGEST_DETAILS} isEnglish />
      </p>
    </>
  );

function Section({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly string[];
}): ReactNode {
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

/** 60 for +4.1; 0.9 for -0.1: how many times likelier the measure is in a manipulated document. */
function odds(logLikelihoodRatio: number): string {
  const ratio = Math.exp(logLikelihoodRatio);
  return ratio >= 10 ? number(Math.round(ratio)) : number(Math.round(ratio * 10) / 10);
}
