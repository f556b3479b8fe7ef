import {
  AccessError,
  AssayError,
  BusyError,
  InvalidRequestError,
  type Issue,
  NotFoundError,
  UnreachableError,
} from '@assay/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../messages/index.js';

/** The page that stands in for a screen that cannot be shown. */
export function FailurePage({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
}): ReactNode {
  const { title, text } = wordsFor(error);
  return (
    <main id="content" className="state-page" tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      {error instanceof AssayError && error.requestId && (
        <p className="small">{m.failures.requestId(error.requestId)}</p>
      )}
      <p className="row">
        {onRetry && !(error instanceof NotFoundError) && (
          <button type="button" onClick={onRetry}>
            {m.failures.retry}
          </button>
        )}
        <Link to="/submissions">{m.failures.toSubmissions}</Link>
      </p>
    </main>
  );
}

/** The page of an address that leads nowhere. */
export const NotHerePage = (): ReactNode => (
  <FailurePage
    error={new NotFoundError({ status: 404, message: m.failures.notFoundText, requestId: null })}
  />
);

/** The sentence of what did not work, read out as it comes; nothing while there is none. */
export function FailureLine({ text }: { readonly text: string | undefined }): ReactNode {
  return (
    text && (
      <p role="alert" className="warn">
        {text}
      </p>
    )
  );
}

/** One sentence on a request that failed, for a place within a screen. */
export const sentenceFor = (error: unknown): string => wordsFor(error).text;

/** What a route that the server does not have means: its version and that of these pages differ. */
export const otherVersion = ({ requestId }: AssayError): AssayError =>
  new AssayError({ status: 404, message: m.failures.otherVersion, requestId });

function wordsFor(error: unknown): { readonly title: string; readonly text: string } {
  const { failures } = m;
  if (error instanceof NotFoundError) return { title: failures.notFound, text: failures.notFoundText };
  if (error instanceof AccessError) return { title: failures.forbidden, text: failures.forbiddenText };
  if (error instanceof UnreachableError) return { title: failures.title, text: failures.unreachable };
  if (error instanceof BusyError) return { title: failures.title, text: failures.busy };
  if (error instanceof InvalidRequestError && error.detail.length > 0)
    return { title: failures.title, text: error.detail.map(sentenceOf).join(' · ') };
  if (error instanceof AssayError) return { title: failures.title, text: error.message };
  return { title: failures.title, text: failures.unexpected };
}

/** What is wrong with a field, by the field's own name. */
const sentenceOf = ({ loc, msg }: Issue): string => `${loc.slice(1).join('.')}: ${msg}`;
