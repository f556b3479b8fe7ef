import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';
import { CopyButton } from '../../ui/copy-button.js';

/** A secret that is shown this once. */
export function SecretOnce({
  secret,
  note,
  onClose,
}: {
  readonly secret: string;
  readonly note: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <div className="card fields" role="status">
      <p className="code-line">
        <code data-testid="secret">{secret}</code>
        <CopyButton text={secret} />
      </p>
      <p>
        <strong>{m.keys.shownOnce}</strong> {note}
      </p>
      <p>
        <button type="button" onClick={onClose}>
          {m.keys.done}
        </button>
      </p>
    </div>
  );
}
