import { type FormEvent, type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { RECORD_KINDS } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

interface NewHoldProps {
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** On one record, or on every record with a tag, later ones too. */
export function NewHold({ onPlaced, onClose }: NewHoldProps): ReactNode {
  const [isOnTag, setOnTag] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const place = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const on = isOnTag
      ? { tag: { name: form.get('name'), value: form.get('value') } }
      : { record: { kind: form.get('kind'), recordId: Number(form.get('recordId')) } };
    try {
      await change('POST', '/holds', { ...on, reason: form.get('reason') });
      onPlaced();
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <form className="card fields" aria-label={m.retention.place} onSubmit={(event) => void place(event)}>
      <fieldset>
        <legend>{m.retention.on}</legend>
        {[false, true].map((onTag) => (
          <label className="row" key={String(onTag)}>
            <input type="radio" name="on" checked={isOnTag === onTag} onChange={() => setOnTag(onTag)} />
            {onTag ? m.retention.onTag : m.retention.onRecord}
          </label>
        ))}
      </fieldset>
      {isOnTag ? (
        <>
          <label>
            {m.retention.tagName}
            <input name="name" required maxLength={128} placeholder="customerId" />
          </label>
          <label>
            {m.retention.tagValue}
            <input name="value" maxLength={2048} />
          </label>
        </>
      ) : (
        <>
          <label>
            {m.retention.kind}
            <select name="kind">
              {RECORD_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {m.retention.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {m.retention.recordNumber}
            <input name="recordId" type="number" min={1} step={1} required />
          </label>
        </>
      )}
      <label>
        {m.retention.reason}
        <input name="reason" required maxLength={200} />
      </label>
      <p className="small">{m.retention.reasonText}</p>
      <FailureLine text={failure} />
      <p className="row">
        <button type="submit" className="primary">
          {m.retention.place}
        </button>
        <button type="button" onClick={onClose}>
          {m.keys.cancel}
        </button>
      </p>
    </form>
  );
}
