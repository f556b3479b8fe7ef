import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';
import { BandMark } from '../../ui/band-mark.js';
import { DocumentText } from '../../words/document-text.js';
import { fileSize, likelihood, percent } from '../../words/numbers.js';
import { openLink } from '../submissions/submission-row.js';
import type { Upload } from './use-uploads.js';

export function UploadRow({
  upload,
  onCancel,
}: {
  readonly upload: Upload;
  readonly onCancel: () => void;
}): ReactNode {
  const { name, size, state } = upload;
  return (
    <li className={`upload upload-${state.step}`}>
      <span className="upload-name">
        <DocumentText text={name} longest={60} />
      </span>
      <span className="small">{fileSize(size)}</span>
      <span className="upload-state">
        <UploadState upload={upload} />
      </span>
      {['waiting', 'sending', 'examining', 'retrying'].includes(state.step) && (
        <button type="button" className="quiet" onClick={onCancel}>
          {m.tryIt.cancel}
        </button>
      )}
    </li>
  );
}

function UploadState({ upload: { kind, state } }: { readonly upload: Upload }): ReactNode {
  switch (state.step) {
    case 'sending':
      return (
        <>
          <progress value={state.share} max={1} aria-label={m.tryIt.sending(percent(state.share))} />{' '}
          {m.tryIt.sending(percent(state.share))}
        </>
      );
    case 'waiting':
      return m.tryIt.waiting;
    case 'examining':
      return (
        <>
          <progress aria-label={m.tryIt.examining} /> {m.tryIt.examining}
        </>
      );
    case 'retrying':
      return m.tryIt.retrying(state.seconds);
    case 'cancelled':
      return m.tryIt.cancelled;
    case 'failed':
      return (
        <span className="warn" role="alert">
          <DocumentText text={state.sentence} longest={400} />
        </span>
      );
    case 'done':
      return (
        <>
          {state.answer.likelihood === undefined ? m.tryIt.done : likelihood(state.answer.likelihood)}{' '}
          {state.answer.band && (
            <>
              <BandMark band={state.answer.band} /> {m.bands[state.answer.band]}
            </>
          )}{' '}
          <Link {...openLink({ kind, id: state.answer.id })}>{m.tryIt.open}</Link>
        </>
      );
  }
}
