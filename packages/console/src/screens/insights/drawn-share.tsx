import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { sessionQuery } from '../../api/queries.js';
import { INSIGHTS_KEY } from '../../insights/queries.js';
import { m } from '../../messages/index.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

/** Where an administrator says how much of what the checks clear is drawn at random. @param percent that is drawn now */
export function DrawnShare({ percent }: { readonly percent: number }): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | undefined>(undefined);
  if (!session?.permissions.includes('rules')) return null;
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const next = Number(new FormData(event.currentTarget).get('percent'));
    try {
      await change('PUT', '/rules/drawn', { percent: next });
      setFailure(undefined);
      await client.invalidateQueries({ queryKey: INSIGHTS_KEY });
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <form className="fields" onSubmit={(event) => void send(event)}>
      <label>
        {m.insights.drawnShare}
        <input name="percent" type="number" min={0} max={100} step={0.1} required defaultValue={percent} />
      </label>
      <FailureLine text={failure} />
      <p>
        <button type="submit">{m.insights.setShare}</button>
      </p>
    </form>
  );
}
