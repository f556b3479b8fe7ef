import { type ReactNode, useState } from 'react';
import { m } from '../messages/index.js';
import { Dialog } from './dialog.js';
import { FailureLine, sentenceFor } from './failure.js';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once more, and says why where it did not work. */
export function Confirm({ title, text, submit, onSubmit, onClose }: ConfirmProps): ReactNode {
  const [failure, setFailure] = useState<string | undefined>(undefined);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <FailureLine text={failure} />
      <p className="row">
        <button type="button" onClick={onClose}>
          {m.keys.cancel}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => void onSubmit().catch((error: unknown) => setFailure(sentenceFor(error)))}
        >
          {submit}
        </button>
      </p>
    </Dialog>
  );
}
