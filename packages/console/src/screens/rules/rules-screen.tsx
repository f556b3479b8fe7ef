import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { rulesQuery } from '../../api/queries.js';
import { BANDS, KINDS, type Rules, SECOND_PERSON } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { FailureLine, FailurePage, sentenceFor } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import '../../ui/table.css';

/** What of an organization waits for a person, and which decisions a second one takes, too. */
export function RulesScreen(): ReactNode {
  useTitle(m.rules.title);
  const { data: rules, error, refetch } = useQuery(rulesQuery);
  if (error && !rules) return <FailurePage error={error} onRetry={() => void refetch()} />;
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <h1>{m.rules.title}</h1>
      <p className="small">{m.rules.text}</p>
      {rules ? <RulesForm rules={rules} /> : <Loading />}
    </main>
  );
}

function RulesForm({ rules }: { readonly rules: Rules }): ReactNode {
  const client = useQueryClient();
  const [said, setSaid] = useState<{ readonly kept?: true; readonly failure?: string }>({});
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const next: Rules = {
      secondPerson: SECOND_PERSON.find((one) => one === chosen.get('second')) ?? 'never',
      waitingKinds: KINDS.filter((one) => chosen.getAll('kind').includes(one)),
      waitingBands: BANDS.filter((one) => chosen.getAll('band').includes(one)),
    };
    try {
      client.setQueryData(rulesQuery.queryKey, await change<Rules>('PUT', '/rules/reviews', next));
      setSaid({ kept: true });
    } catch (error) {
      setSaid({ failure: sentenceFor(error) });
    }
  };
  return (
    <form className="fields rules" onSubmit={(event) => void send(event)} onChange={() => setSaid({})}>
      <fieldset>
        <legend>{m.rules.second}</legend>
        {SECOND_PERSON.map((one) => (
          <label className="row" key={one}>
            <input type="radio" name="second" value={one} defaultChecked={rules.secondPerson === one} />
            {m.rules.seconds[one]}
          </label>
        ))}
        <p className="small">{m.rules.secondText}</p>
      </fieldset>
      <fieldset>
        <legend>{m.rules.kinds}</legend>
        {KINDS.map((one) => (
          <label className="row" key={one}>
            <input
              type="checkbox"
              name="kind"
              value={one}
              defaultChecked={rules.waitingKinds.includes(one)}
            />
            {m.rules.kindsOf[one]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{m.rules.bands}</legend>
        {BANDS.map((one) => (
          <label className="row" key={one}>
            <input
              type="checkbox"
              name="band"
              value={one}
              defaultChecked={rules.waitingBands.includes(one)}
            />
            {m.bands[one]}
          </label>
        ))}
        <p className="small">{m.rules.waitingText}</p>
      </fieldset>
      <FailureLine text={said.failure} />
      <p className="row">
        <button type="submit" className="primary">
          {m.rules.keep}
        </button>
        <span role="status">{said.kept && m.rules.kept}</span>
      </p>
    </form>
  );
}
