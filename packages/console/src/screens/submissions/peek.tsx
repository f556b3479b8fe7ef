import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Row } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { picturePath } from '../../viewer/page-picture.js';
import { usePicture } from '../../viewer/pictures.js';
import { DocumentText } from '../../words/document-text.js';
import { openLink, RowFinding } from './submission-row.js';

/** The record's page and its strongest finding, without leaving the list. */
export function Peek({ row, onClose }: { readonly row: Row; readonly onClose: () => void }): ReactNode {
  const page = row.strongest?.page ?? 1;
  const { url } = usePicture(
    row.kind === 'verification'
      ? `/verifications/${row.id}/id.webp?side=800`
      : picturePath(row.kind, row.id, page, 800),
  );
  return (
    <aside className="peek" aria-label={m.submissions.peek}>
      <p className="row">
        <strong>
          <DocumentText text={row.name} longest={60} />
        </strong>
        <span className="spacer" />
        <button type="button" className="quiet" aria-label={m.why.close} onClick={onClose}>
          ×
        </button>
      </p>
      <p>
        <RowFinding row={row} />
      </p>
      {url && <img src={url} alt={m.viewer.picture(page)} />}
      <p>
        <Link {...openLink(row)}>{m.submissions.openRecord}</Link>
      </p>
    </aside>
  );
}
