import type { ReactNode } from 'react';
import { m } from '../messages/index.js';
import { PasswordField } from './password-field.js';

/** Who somebody is that is new here, and the password that they choose: `name`, `email`, `password`. */
export function PersonFields(): ReactNode {
  return (
    <>
      <label>
        {m.setup.name}
        <input name="name" autoComplete="name" required maxLength={100} />
      </label>
      <label>
        {m.setup.email}
        <input name="email" type="email" autoComplete="username" required maxLength={254} />
      </label>
      <PasswordField
        name="password"
        label={m.setup.password}
        autoComplete="new-password"
        hint={m.setup.passwordHint}
      />
    </>
  );
}
