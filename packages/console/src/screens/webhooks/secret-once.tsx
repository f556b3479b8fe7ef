import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';

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
      <CodeLine text={secret} testId="secret" />
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
