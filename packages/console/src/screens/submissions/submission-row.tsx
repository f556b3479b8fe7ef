import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checksQuery } from '../../api/queries.js';
import type { Row } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { BandMark } from '../../ui/band-mark.js';
import { Values } from '../../ui/values.js';
import { DocumentText } from '../../words/document-text.js';
import { documentTypeWords } from '../../words/document-type.js';
import { likelihood, percent, time } from '../../words/numbers.js';

const SHORT = 60;

/** Where a row leads. */
export const openLink = ({ kind, id }: Pick<Row, 'kind' | 'id'>) =>
  kind === 'detection'
    ? ({ to: '/detections/$id', params: { id }, search: {} } as const)
    : kind === 'parse'
      ? ({ to: '/parses/$id', params: { id }, search: {} } as const)
      : ({ to: '/verifications/$id', params: { id } } as const);

interface SubmissionRowProps {
  readonly row: Row;
  readonly current: boolean;
  readonly onFocus: () => void;
}

export function SubmissionRow({ row, current, onFocus }: SubmissionRowProps): ReactNode {
  const navigate = useNavigate();
  return (
    // The link in the row is what keys and readers use; a click beside it means it, too.
    <tr
      className={current ? 'current' : undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('a') && String(getSelection()) === '')
          void navigate(openLink(row));
      }}
    >
      <td className="number">{row.id}</td>
      <td>{m.kinds[row.kind]}</td>
      <td className="name">
        <Link {...openLink(row)} className="open" onFocus={onFocus}>
          <DocumentText text={row.name} longest={SHORT} />
        </Link>
        {row.tags.length > 0 && (
          <span className="tags">
            {row.tags.slice(0, 2).map(({ name, value }) => (
              <span key={name}>
                <DocumentText text={`${name}=${value}`} longest={30} />
              </span>
            ))}
          </span>
        )}
      </td>
      <td>
        {row.documentType ? documentTypeWords(row.documentType) : row.fileType.toUpperCase()}
        <span className="small"> {row.country}</span>
      </td>
      <td className="number">
        <Result row={row} />
      </td>
      <td className="strongest">
        <RowFinding row={row} />
      </td>
      <td>
        <State review={row.review} />
      </td>
      <td className="small">{time(row.at)}</td>
    </tr>
  );
}

/** How far people are with it; where they have nothing to do with it, nothing. */
function State({ review: { state, claim } }: Pick<Row, 'review'>): ReactNode {
  if (state === 'none') return null;
  return (
    <>
      {m.review.states[state]}
      {claim && (
        <span className="tags">
          <span>
            <DocumentText text={claim.by.name} longest={30} />
          </span>
        </span>
      )}
    </>
  );
}

function Result({ row }: { readonly row: Row }): ReactNode {
  if (row.likelihood !== undefined)
    return (
      <>
        {likelihood(row.likelihood)} {row.band && <BandMark band={row.band} />}
      </>
    );
  if (row.confidence !== undefined) return percent(row.confidence);
  if (row.verified === undefined) return null;
  return row.verified ? m.verification.verified : m.verification.notVerified;
}

/** The strongest finding in words, with both values; else who looked. */
export function RowFinding({ row }: { readonly row: Row }): ReactNode {
  const { data: checks } = useQuery(checksQuery());
  if (row.kind === 'parse') return <span>{m.submissions.read(percent(row.confidence ?? 0))}</span>;
  if (row.kind === 'verification') return row.verified ? m.submissions.verified : m.submissions.notVerified;
  const { strongest, looked } = row;
  return (
    <>
      {strongest ? (
        <span className="finding-line">
          {strongest.page !== undefined && (
            <span className="small">{m.submissions.pageShort(strongest.page)} </span>
          )}
          {strongest.before !== undefined || strongest.after !== undefined ? (
            <Values before={shortened(strongest.before)} after={shortened(strongest.after)} />
          ) : (
            (checks?.get(strongest.checkId)?.title ?? strongest.checkId)
          )}
          {strongest.more > 0 && <span className="small"> {m.submissions.more(strongest.more)}</span>}
        </span>
      ) : (
        looked && (
          <span className="small">
            {looked.found + looked.nothing === 0
              ? m.submissions.nobodyLooked(looked.notApplicable)
              : row.band === 'medium'
                ? m.submissions.undecided
                : m.submissions.nothingFound(looked.nothing)}
          </span>
        )
      )}
      {looked && looked.broken > 0 && (
        <span className="small warn"> {m.submissions.broken(looked.broken)}</span>
      )}
      {looked?.pagesLeftOut !== undefined && (
        <span className="small warn"> {m.submissions.pagesLeftOut(looked.pagesLeftOut)}</span>
      )}
    </>
  );
}

const shortened = (text: string | undefined): string | undefined =>
  text === undefined || text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
