import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { change } from '../../api/call.js';
import { DUE_KEY, dueQuery, retentionQuery } from '../../api/queries.js';
import type { Retention } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

/** A hundred years, as the server has it. */
const MOST_DAYS = 36_500;

/** One kind: for how many days it is kept, and what other days would delete before anybody sets them. */
export function KindRow({ retention }: { readonly retention: Retention }): ReactNode {
  const { kind, days, isOwn } = retention;
  const client = useQueryClient();
  const [text, setText] = useState(String(days));
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState<'days' | 'back' | undefined>(undefined);
  const tried = wholeDays(useDeferredValue(text));
  const { data: due } = useQuery({ ...dueQuery(kind, tried ?? 0), enabled: tried !== undefined });

  const send = async (next: number | undefined): Promise<void> => {
    await (next === undefined
      ? change('DELETE', `/retention/${kind}`)
      : change('PUT', `/retention/${kind}`, { days: next }));
    const kinds = await client.fetchQuery(retentionQuery);
    setText(String(kinds.find((one) => one.kind === kind)?.days ?? ''));
    setFailure(undefined);
    await client.invalidateQueries({ queryKey: DUE_KEY });
  };
  const tell = (error: unknown): void => setFailure(sentenceFor(error));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // What goes does not come back: whoever deletes is told how much, and asked.
    if (due && due.days === wholeDays(text) && due.records === 0) send(due.days).catch(tell);
    else setAsked('days');
  };
  const name = m.retention.kinds[kind];
  const inputId = `days-${kind}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {days === 0 ? m.retention.forGood : m.retention.days(days)}
        <span className="small"> {isOwn ? m.retention.own : m.retention.ofServer}</span>
      </td>
      <td>
        <form className="row" aria-label={m.retention.setOf(name)} onSubmit={onSubmit}>
          <label htmlFor={inputId} className="hidden">
            {m.retention.daysOf(name)}
          </label>
          <input
            id={inputId}
            type="number"
            min={0}
            max={MOST_DAYS}
            step={1}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" disabled={wholeDays(text) === undefined || (isOwn && Number(text) === days)}>
            {m.rules.keep}
          </button>
          {isOwn && (
            <button type="button" className="quiet" onClick={() => setAsked('back')}>
              {m.retention.takeBack}
            </button>
          )}
        </form>
        <p className="small" role="status">
          {due && due.days === tried && m.retention.due(due)}
        </p>
        <FailureLine text={failure} />
        {asked === 'back' && (
          <Confirm
            title={m.retention.sureBack(name)}
            text={m.retention.backText}
            submit={m.retention.takeBack}
            onSubmit={() => send(undefined).then(() => setAsked(undefined))}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'days' && due && (
          <Confirm
            title={m.retention.sure(name, due.days)}
            text={m.retention.due(due)}
            submit={m.rules.keep}
            onSubmit={() => send(due.days).then(() => setAsked(undefined))}
            onClose={() => setAsked(undefined)}
          />
        )}
      </td>
    </tr>
  );
}

function wholeDays(text: string): number | undefined {
  const days = Number(text);
  return text.trim() !== '' && Number.isInteger(days) && days >= 0 && days <= MOST_DAYS ? days : undefined;
}
