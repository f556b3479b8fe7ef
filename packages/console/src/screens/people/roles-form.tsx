import { type FormEvent, type ReactNode, useState } from 'react';
import { ROLES, type Role } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Dialog } from '../../ui/dialog.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

interface RolesFormProps {
  readonly title: string;
  readonly roles: readonly Role[];
  readonly submit: string;
  readonly onSubmit: (roles: readonly Role[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Which roles, each with what it may do. */
export function RolesForm({ title, roles, submit, onSubmit, onClose }: RolesFormProps): ReactNode {
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('role');
    const next = ROLES.filter((role) => chosen.includes(role));
    if (next.length === 0) setFailure(m.people.oneRole);
    else onSubmit(next).catch((error: unknown) => setFailure(sentenceFor(error)));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="fields" onSubmit={send}>
        <fieldset>
          <legend className="hidden">{m.people.roles}</legend>
          {ROLES.map((role) => (
            <p key={role}>
              <label className="row">
                <input type="checkbox" name="role" value={role} defaultChecked={roles.includes(role)} />
                {m.roles[role]}
                <span className="small">{m.roleTexts[role]}</span>
              </label>
            </p>
          ))}
        </fieldset>
        <FailureLine text={failure} />
        <p className="row">
          <button type="button" onClick={onClose}>
            {m.keys.cancel}
          </button>
          <button type="submit" className="primary">
            {submit}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
