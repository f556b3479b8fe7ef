import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { change } from '../api/call.js';
import type { Basis, Truth } from '../api/types.js';
import { INSIGHTS_KEY } from '../insights/queries.js';
import { m } from '../messages/index.js';
import { FailureLine, sentenceFor } from '../ui/failure.js';
import { labelsQuery } from './queries.js';

const MOST_NOTE = 4000;

interface LabelFormProps {
  readonly id: number;
  readonly onDone: () => void;
}

/** What the document turned out to be, how that is known, and a note. */
export function LabelForm({ id, onDone }: LabelFormProps): ReactNode {
  const client = useQueryClient();
  const [truth, setTruth] = useState<Truth | undefined>(undefined);
  const [basis, setBasis] = useState<Basis | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isKnown = truth !== 'unknown';
  const isEnough = truth !== undefined && (!isKnown || basis !== undefined);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!isEnough) return;
    const note = String(new FormData(event.currentTarget).get('note'));
    try {
      await change('PUT', `/detections/${id}/label`, { truth, ...(isKnown && { basis }), note });
      await client.invalidateQueries({ queryKey: labelsQuery(id).queryKey });
      await client.invalidateQueries({ queryKey: INSIGHTS_KEY });
      onDone();
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <form ref={form} className="fields" aria-label={m.labels.give} onSubmit={(event) => void send(event)}>
      <Choice
        name="truth"
        legend={m.labels.truth}
        words={m.labels.truths}
        chosen={truth}
        onChoose={setTruth}
      />
      {isKnown && (
        <Choice
          name="basis"
          legend={m.labels.basis}
          words={m.labels.bases}
          chosen={basis}
          onChoose={setBasis}
        />
      )}
      {isKnown && basis === 'own_judgement' && <p className="small">{m.labels.ownJudgement}</p>}
      <label>
        {m.labels.note}
        <textarea name="note" rows={2} maxLength={MOST_NOTE} />
      </label>
      <FailureLine text={failure} />
      <p className="row">
        <button type="submit" className="primary" disabled={!isEnough}>
          {m.labels.send}
        </button>
        <button type="button" onClick={onDone}>
          {m.keys.cancel}
        </button>
      </p>
    </form>
  );
}

interface ChoiceProps<Word extends string> {
  readonly name: string;
  readonly legend: string;
  readonly words: Readonly<Record<Word, string>>;
  readonly chosen: Word | undefined;
  readonly onChoose: (word: Word) => void;
}

function Choice<Word extends string>({
  name,
  legend,
  words,
  chosen,
  onChoose,
}: ChoiceProps<Word>): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {(Object.keys(words) as Word[]).map((word) => (
        <label key={word} className="row">
          <input type="radio" name={name} checked={chosen === word} onChange={() => onChoose(word)} />
          {words[word]}
        </label>
      ))}
    </fieldset>
  );
}
