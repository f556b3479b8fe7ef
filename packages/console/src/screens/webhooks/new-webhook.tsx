import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { EVENT_TYPES, type WebhookWithSecret } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';
import { SecretOnce } from './secret-once.js';

interface NewWebhookProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function NewWebhook({ onMade, onClose }: NewWebhookProps): ReactNode {
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const made = await change<WebhookWithSecret>('POST', '/webhooks', {
        url: form.get('url'),
        description: form.get('description'),
        types: form.getAll('type'),
      });
      setSecret(made.secret);
      onMade();
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  if (secret !== undefined)
    return <SecretOnce secret={secret} note={m.webhooks.verifyWithIt} onClose={onClose} />;
  return (
    <form className="card fields" onSubmit={(event) => void make(event)}>
      <label>
        {m.webhooks.address}
        <input name="url" type="url" required maxLength={2048} placeholder="https://" />
      </label>
      <p className="small">{m.webhooks.hosts}</p>
      <label>
        {m.webhooks.description}
        <input name="description" maxLength={200} />
      </label>
      <fieldset className="event-types">
        <legend>{m.webhooks.events}</legend>
        {EVENT_TYPES.map((type) => (
          <label key={type} className="row">
            <input type="checkbox" name="type" value={type} defaultChecked />
            <code>{type}</code>
          </label>
        ))}
      </fieldset>
      <FailureLine text={failure} />
      <p className="row">
        <button type="submit" className="primary">
          {m.keys.create}
        </button>
        <button type="button" onClick={onClose}>
          {m.keys.cancel}
        </button>
      </p>
    </form>
  );
}
