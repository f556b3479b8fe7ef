import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { sessionQuery } from '../api/queries.js';
import type { Label } from '../api/types.js';
import { m } from '../messages/index.js';
import { time } from '../words/numbers.js';
import { LabelForm } from './label-form.js';
import { labelsQuery } from './queries.js';

/** What the document turned out to be, and how that is known; a form for those who may say so. */
export function LabelPanel({ id }: { readonly id: number }): ReactNode {
  const { data: labels } = useQuery(labelsQuery(id));
  const { data: session } = useQuery(sessionQuery);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const last = labels?.at(-1);
  const close = (): void => {
    setOpen(false);
    panel.current?.focus();
  };
  return (
    <section ref={panel} className="labels" aria-label={m.labels.title} tabIndex={-1}>
      <h3>{m.labels.title}</h3>
      <p className="small">{m.labels.text}</p>
      {labels && !last && <p className="small">{m.labels.none}</p>}
      <ol>
        {labels?.map((label) => (
          <Entry key={label.labelId} label={label} counts={label === last} />
        ))}
      </ol>
      {session?.permissions.includes('records:label') &&
        (isOpen ? (
          <LabelForm id={id} onDone={close} />
        ) : (
          <p>
            <button type="button" onClick={() => setOpen(true)}>
              {last ? m.labels.giveAnother : m.labels.give}
            </button>
          </p>
        ))}
    </section>
  );
}

function Entry({ label, counts }: { readonly label: Label; readonly counts: boolean }): ReactNode {
  const { at, by, credential, truth, basis, note } = label;
  return (
    <li className={counts ? undefined : 'superseded'}>
      <p className="row">
        <strong>{m.labels.truths[truth]}</strong>
        <span className="small">
          {by ? (
            <bdi>{by.name}</bdi>
          ) : (
            <>
              {m.labels.program} <span className="api-name">{credential}</span>
            </>
          )}
          , <time dateTime={at}>{time(at)}</time>
        </span>
        <span className="small">{counts ? m.labels.counts : m.review.superseded}</span>
      </p>
      {basis && (
        <p>
          {m.labels.basis}: {m.labels.bases[basis]}
        </p>
      )}
      {note && (
        <p className="prose document-text" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
