import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '../messages/index.js';
import { FailureLine } from '../ui/failure.js';
import type { Correcting, FieldDraft } from './use-correcting.js';

/** As the server takes them. */
const MOST_CHARACTERS = 1000;

interface CorrectionFormProps {
  readonly path: string;
  readonly draft: FieldDraft;
  readonly correcting: Correcting;
  /** To the words of the page, from the keyboard. */
  readonly onPoint: () => void;
  /** After something was said of the field: on to the next one. */
  readonly onSaid: () => void;
  readonly onClose: () => void;
}

/** What a field is, or that it is not on the document. */
export function CorrectionForm(props: CorrectionFormProps): ReactNode {
  const { path, draft, correcting, onPoint, onSaid, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const kind = correcting.kindOf(path);
  // Before anybody presses the next key.
  useLayoutEffect(() => input.current?.select(), []);

  const isEnough = draft.text.trim() !== '';
  const say = async (said: Promise<boolean>): Promise<void> => {
    if (await said) onSaid();
    else input.current?.focus();
  };
  const close = (): void => {
    correcting.keep(path, undefined);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <form
      className="correction-form"
      aria-label={m.corrections.correct(path)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) void say(correcting.save(path, draft));
      }}
    >
      <label>
        {m.corrections.is}
        <input
          ref={input}
          name="is"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={MOST_CHARACTERS}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          aria-describedby={hint}
          value={draft.text}
          onChange={({ target }) => correcting.keep(path, { ...draft, text: target.value })}
        />
      </label>
      <p id={hint} className="small">
        {m.corrections.forms[kind]}{' '}
        {draft.place ? m.corrections.pointedAt(draft.place.page) : m.corrections.point}
      </p>
      <FailureLine text={correcting.failureOf(path)} />
      <p className="row">
        <button type="submit" className="primary" disabled={!isEnough}>
          {m.corrections.save} <kbd>Enter</kbd>
        </button>
        <button type="button" onClick={() => void say(correcting.sayAbsent(path))}>
          {m.corrections.absent}
        </button>
        <button type="button" onClick={onPoint}>
          {m.corrections.toWords}
        </button>
        {correcting.correctionOf(path) && (
          <button type="button" onClick={() => void say(correcting.takeBack(path))}>
            {m.corrections.takeBack}
          </button>
        )}
        <button type="button" onClick={close}>
          {m.keys.cancel} <kbd>Esc</kbd>
        </button>
      </p>
    </form>
  );
}
