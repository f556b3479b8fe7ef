import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { FIRST_KEY_PERMISSIONS, KEY_PERMISSIONS } from '../../frame/permissions.js';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

const DAYS = [30, 90, 365] as const;
const DAYS_AT_FIRST = 90;
const DAY_MS = 86_400_000;

interface NewKeyProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

export function NewKey({ onMade, onClose }: NewKeyProps): ReactNode {
  const [key, setKey] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Number(form.get('days'));
    const networks = String(form.get('networks')).split(/\s+/).filter(Boolean);
    try {
      const made = await change<{ key: string }>('POST', '/keys', {
        name: form.get('name'),
        permissions: form.getAll('permission'),
        ...(days > 0 && { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() }),
        ...(networks.length > 0 && { allowedNetworks: networks }),
        ...(form.has('test') && { isTest: true }),
      });
      setFailure(undefined);
      setKey(made.key);
      onMade();
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  if (key !== undefined)
    return (
      <div className="card fields" role="status">
        <CodeLine text={key} testId="key" />
        <p>
          <strong>{m.keys.shownOnce}</strong>
        </p>
        <CodeLine text={curlLine} />
        <p>
          <button type="button" onClick={onClose}>
            {m.keys.done}
          </button>
        </p>
      </div>
    );
  return (
    <form className="card fields" onSubmit={(event) => void make(event)}>
      <label>
        {m.keys.name}
        <input name="name" required maxLength={100} />
      </label>
      <fieldset className="permissions">
        <legend>{m.keys.may}</legend>
        {Object.entries(KEY_PERMISSIONS).map(([about, permissions]) => (
          <div key={about} className="row">
            <span className="about">{m.keys.permissions[about]}</span>
            {permissions.map((permission) => (
              <label key={permission}>
                <input
                  type="checkbox"
                  name="permission"
                  value={permission}
                  defaultChecked={FIRST_KEY_PERMISSIONS.includes(permission)}
                />
                {m.keys.actions[permission.split(':')[1] ?? '']}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <label>
        {m.keys.endsAfter}
        <select name="days" defaultValue={DAYS_AT_FIRST}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {m.keys.days(days)}
            </option>
          ))}
          <option value={0}>{m.keys.noEnd}</option>
        </select>
      </label>
      <label>
        {m.keys.networks}
        <textarea name="networks" rows={2} placeholder={m.keys.networksHint} />
      </label>
      <label className="row">
        <input type="checkbox" name="test" />
        {m.keys.isTest}
      </label>
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

const curlLine = `curl -H "x-api-key: $ASSAY_API_KEY" -F model=document -F file=@statement.pdf ${location.origin}/v1/detection`;
