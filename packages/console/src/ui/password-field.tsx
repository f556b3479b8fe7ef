import { type ReactNode, useId, useState } from 'react';
import { m } from '../messages/index.js';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
}

export function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="row password">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-describedby={hint && `${id}-hint`}
          required
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? m.signIn.hide : m.signIn.show}
        </button>
      </span>
      {hint && (
        <span id={`${id}-hint`} className="small">
          {hint}
        </span>
      )}
    </div>
  );
}
