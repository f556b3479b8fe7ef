import type { ReactNode } from 'react';
import type { CheckDescription, Detection, Pages } from '../../api/types.js';
import type { Finding, Place } from '../../findings/findings.js';
import { m } from '../../messages/index.js';
import { BeforeAndAfter } from './before-and-after.js';
import { FindingCard } from './finding-card.js';

interface FindingsTabProps {
  readonly detection: Detection;
  readonly findings: readonly Finding[];
  readonly checks: ReadonlyMap<string, CheckDescription>;
  readonly selected: Place | undefined;
  readonly pages: Pages;
  /** Id of a check of which somebody asked how it errs. */
  readonly asked: string | undefined;
  readonly onSelect: (place: Place) => void;
  readonly onChecks: () => void;
}

const OTHERS = ['PASS', 'NOT_APPLICABLE', 'ERROR'] as const;

/** What was found, as the judge weighs it, and how many checks found nothing, could not look, or broke. */
export function FindingsTab(props: FindingsTabProps): ReactNode {
  const { detection, findings, checks, pages, selected, asked, onSelect, onChecks } = props;
  const { technicalChecks } = detection.modelResults;
  const found = new Set(findings.map(({ check }) => check.checkId));
  const looked = technicalChecks.some(({ status }) => status === 'PASS' || status === 'FAIL');
  return (
    <>
      {findings.length === 0 && (
        <div className="nothing-found">
          <p>
            {looked && detection.fraudSeverity === 'low' ? m.detection.noFindings : m.detection.nobodyLooked}
          </p>
          <p className="small">{m.detection.noFindingsText}</p>
        </div>
      )}
      <ol className="findings">
        {findings.map((finding) => (
          <FindingCard
            key={finding.check.checkId}
            finding={finding}
            description={checks.get(finding.check.checkId)}
            selected={selected}
            crops={selected && <BeforeAndAfter id={detection.detectionId} pages={pages} place={selected} />}
            asked={asked === finding.check.checkId}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <ul className="others">
        {OTHERS.map((status) => {
          const others = technicalChecks.filter(
            (check) => check.status === status && !found.has(check.checkId),
          ).length;
          return (
            <li key={status} className={status === 'ERROR' && others > 0 ? 'broken' : undefined}>
              <button type="button" className="quiet" onClick={onChecks}>
                {m.detection.summary[status](others)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
