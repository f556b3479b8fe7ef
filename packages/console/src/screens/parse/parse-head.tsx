import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Parse } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { DocumentText } from '../../words/document-text.js';
import { documentTypeWords } from '../../words/document-type.js';
import { percent, time } from '../../words/numbers.js';
import { lastList } from '../submissions/last-list.js';

export function ParseHead({ record }: { readonly record: Parse }): ReactNode {
  const { partsUnread, pagesUnread } = record;
  return (
    <header className="record-head">
      <Link {...lastList()}>‹ {m.detection.back}</Link>
      <h1>
        <span className="small">{record.parseId}</span> <DocumentText text={record.fileName} longest={80} />
      </h1>
      <ul className="facts">
        <li>
          {record.documentClass
            ? documentTypeWords(record.documentClass)
            : documentTypeWords(record.documentType)}
        </li>
        <li>{record.country}</li>
        <li>{m.parse.mean(percent(record.confidence))}</li>
        <li>
          {record.model} {record.modelVersion}
        </li>
        <li>{time(record.timestampISO)}</li>
        {partsUnread.length > 0 && <li className="warn">{m.parse.unread(partsUnread.join(', '))}</li>}
        {pagesUnread > 0 && <li className="warn">{m.parse.pagesUnread(pagesUnread)}</li>}
      </ul>
    </header>
  );
}
