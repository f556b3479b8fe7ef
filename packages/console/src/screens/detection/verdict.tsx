import type { ReactNode } from 'react';
import type { Arithmetic, Detection } from '../../api/types.js';
import { type Finding, isTooWeak, pagesLeftOut } from '../../findings/findings.js';
import { m } from '../../messages/index.js';
import { BandMark } from '../../ui/band-mark.js';
import { DocumentText } from '../../words/document-text.js';
import { likelihood } from '../../words/numbers.js';

const LONGEST_SENTENCE = 600;

interface VerdictProps {
  readonly detection: Detection;
  readonly findings: readonly Finding[];
  readonly arithmetic: Arithmetic | undefined;
  readonly why: boolean;
  readonly onWhy: () => void;
}

/** The number with its band, never alone, and the way to its reasons. */
export function Verdict({ detection, findings, arithmetic, why, onWhy }: VerdictProps): ReactNode {
  const { fraudSeverity, classification } = detection;
  const unseen = pagesLeftOut(detection);
  return (
    <div className={`verdict band-${fraudSeverity}`}>
      <p className="verdict-number">
        <strong>{likelihood(detection.likelihood)}</strong> <span>{m.detection.ofHundred}</span>
      </p>
      <div>
        <p className="verdict-words">
          <BandMark band={fraudSeverity} />{' '}
          {isTooWeak(detection, findings) ? m.detection.tooWeak : m.bands[fraudSeverity]}
        </p>
        <p className="small">
          {classification}
          {arithmetic &&
            ` · ${m.detection.likelihoodBand(arithmetic.policy.mediumFrom, arithmetic.policy.highFrom)}`}
        </p>
      </div>
      <button type="button" aria-pressed={why} onClick={onWhy}>
        {m.detection.why} <kbd>w</kbd>
      </button>
      {unseen && <p className="warn">{m.detection.pagesLeftOut(unseen)}</p>}
      {detection.reasoning.length > 0 && <Reasons sentences={detection.reasoning} />}
    </div>
  );
}

/** The record's own sentences, in the language that was asked for: what one says to a customer. */
function Reasons({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  return (
    <details className="reasons">
      <summary>{m.detection.inWords}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <DocumentText text={sentence} longest={LONGEST_SENTENCE} />
          </li>
        ))}
      </ul>
    </details>
  );
}
