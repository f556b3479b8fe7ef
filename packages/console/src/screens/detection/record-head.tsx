import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Detection } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { documentTypeWords } from '../../words/document-type.js';
import { fileSize, time } from '../../words/numbers.js';
import { lastList } from '../submissions/last-list.js';

const HASH_SHOWN = 8;

/** Which document this is. */
export function RecordHead({ detection }: { readonly detection: Detection }): ReactNode {
  const { documentType, country, pageCount, fileSize: size, timestampISO, sha256, tags } = detection;
  return (
    <header className="record-head">
      <Link {...lastList()}>‹ {m.detection.back}</Link>
      <h1>
        <span className="small">{detection.detectionId}</span>{' '}
        <DocumentText text={detection.fileName} longest={80} />
      </h1>
      <ul className="facts">
        <li>{documentType ? documentTypeWords(documentType) : detection.fileType.toUpperCase()}</li>
        <li>{country}</li>
        <li>{m.detection.pages(pageCount)}</li>
        <li>{fileSize(size)}</li>
        <li>{time(timestampISO)}</li>
        {tags.slice(0, 3).map(({ name, value }) => (
          <li key={name}>
            <DocumentText text={`${name} ${value}`} longest={40} />
          </li>
        ))}
        <li title={sha256}>
          SHA-256 <code>{sha256.slice(0, HASH_SHOWN)}…</code>
        </li>
      </ul>
    </header>
  );
}
