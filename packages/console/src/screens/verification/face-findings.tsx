import type { components, VerificationRecord } from '@assay/client';
import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { decimals } from '../../words/numbers.js';

type Scored = components['schemas']['VerificationScoredCheck'];

/** Two unit vectors are at most 2 apart; faces of two people hardly ever more than this. */
const FARTHEST = 1.4;

/** The questions, each with its answer in words, and how often the answer errs. */
export function FaceFindings({ record }: { readonly record: VerificationRecord }): ReactNode {
  const check = (type: Scored['type']): Scored | undefined =>
    record.modelResults.technicalChecks.find((one): one is Scored => 'type' in one && one.type === type);
  const match = check('FACE_MATCH');
  const liveness = check('LIVENESS');
  const quality = check('ID_QUALITY');
  const consistency = check('ID_CONSISTENCY');
  const distance = distanceOf(match);
  return (
    <div className="face-findings tab-panel">
      <Answer question={m.verification.same} words={m.verification.sameWords} check={match}>
        {distance !== undefined && (
          <>
            <p className="large">{m.verification.distance(decimals(distance))}</p>
            <DistanceAxis distance={distance} />
          </>
        )}
        <p>{m.verification.rates}</p>
        <p>
          <strong>{m.verification.groups}</strong>
        </p>
        <p className="small">{m.verification.ratesSource}</p>
      </Answer>
      <Answer question={m.verification.living} words={m.verification.livingWords} check={liveness} />
      <Answer question={m.verification.quality} words={m.verification.qualityWords} check={quality} />
      <Answer
        question={m.verification.consistency}
        words={m.verification.consistencyWords}
        check={consistency}
      >
        {(consistency?.evidence ?? []).map(({ summary }) => (
          <p key={summary}>
            <DocumentText text={summary} longest={400} />
          </p>
        ))}
      </Answer>
      <details>
        <summary>{m.verification.reasons}</summary>
        <ul className="reasons">
          {record.reasoning.map((sentence) => (
            <li key={sentence}>
              <DocumentText text={sentence} longest={400} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface AnswerProps {
  readonly question: string;
  readonly words: Readonly<Record<string, string>>;
  readonly check: Scored | undefined;
  readonly children?: ReactNode;
}

function Answer({ question, words, check, children }: AnswerProps): ReactNode {
  if (!check) return null;
  return (
    <section className={`answer status-${check.status}`}>
      <h2>
        {question} <span className="answer-word">{words[check.status] ?? check.status}</span>
      </h2>
      {children}
      <p className="small">
        <DocumentText text={check.details} longest={800} />
      </p>
      <p className="api-name">
        {check.type} {check.status}
      </p>
    </section>
  );
}

/** The record says the distance in its sentence alone. */
function distanceOf(match: Scored | undefined): number | undefined {
  const found = /distance (\d+(?:\.\d+)?)/.exec(match?.details ?? '');
  return found ? Number(found[1]) : undefined;
}

function DistanceAxis({ distance }: { readonly distance: number }): ReactNode {
  const at = Math.min(1, distance / FARTHEST) * 100;
  return (
    <svg
      className="distance-axis"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={m.verification.distanceAxis}
    >
      <line x1="0" x2="100" y1="4" y2="4" />
      <rect x={at - 0.6} y="0" width="1.2" height="8" />
    </svg>
  );
}
