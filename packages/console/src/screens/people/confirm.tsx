import { type ReactNode, useState } from 'react';
import { m } from '../../messages/index.js';
import { Dialog } from '../../ui/dialog.js';
import { sentenceFor } from '../../ui/failure.js';

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
      {failure && (
        <p role="alert" className="warn">
          {failure}
        </p>
      )}
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
