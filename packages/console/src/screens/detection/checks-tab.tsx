import type { TechnicalCheck } from '@assay/client';
import { type ReactNode, useState } from 'react';
import type { Arithmetic, CheckDescription, Detection } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { weight } from '../../words/numbers.js';
import { HowThisErrs, LONGEST_DETAILS } from './how-this-errs.js';

const GROUPS = ['FAIL', 'PASS', 'NOT_APPLICABLE', 'ERROR'] as const;

interface ChecksTabProps {
  readonly detection: Detection;
  readonly checks: ReadonlyMap<string, CheckDescription>;
  readonly arithmetic: Arithmetic | undefined;
  /** Id of a check of which somebody asked how it errs. */
  readonly asked: string | undefined;
}

/** All checks, by what they found; one whose finding counts found something, also below its own bound: those that found nothing, had nothing to look at or broke included. */
export function ChecksTab({ detection, checks, arithmetic, asked }: ChecksTabProps): ReactNode {
  const [filter, setFilter] = useState('');
  const found = new Set(detection.findings.map(({ checkId }) => checkId));
  const terms = new Map(arithmetic?.terms.map((term) => [term.checkId, term]));
  const wanted = (check: TechnicalCheck): boolean =>
    `${check.checkId} ${checks.get(check.checkId)?.title ?? ''} ${check.details}`
      .toLowerCase()
      .includes(filter.toLowerCase());
  return (
    <>
      <input
        type="search"
        className="filter"
        aria-label={m.detection.filterChecks}
        placeholder={m.detection.filterChecks}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {GROUPS.map((status) => {
        const group = detection.modelResults.technicalChecks.filter(
          (check) => (found.has(check.checkId) ? 'FAIL' : check.status) === status,
        );
        const shown = group.filter(wanted);
        return (
          <section key={status} className={`check-group status-${status}`}>
            <h3>
              {m.statuses[status]} <span className="small">{group.length}</span>
            </h3>
            <ul>
              {shown.map((check) => {
                const term = terms.get(check.checkId);
                return (
                  <li key={check.checkId} data-check={check.checkId}>
                    <p className="row">
                      <strong>{checks.get(check.checkId)?.title ?? check.checkId}</strong>
                      <span className="spacer" />
                      {term && term.logLikelihoodRatio !== 0 && (
                        <span className="check-weight" title={m.detection.weight}>
                          {weight(term.logLikelihoodRatio)}
                        </span>
                      )}
                    </p>
                    {m.language === 'en' && (
                      <p className="small">
                        <DocumentText text={check.details} longest={LONGEST_DETAILS} />
                      </p>
                    )}
                    <HowThisErrs
                      check={check}
                      term={term}
                      description={checks.get(check.checkId)}
                      asked={asked === check.checkId}
                    />
                    <p className="api-name">
                      {check.checkId} {check.version} · {check.status}
                    </p>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}
