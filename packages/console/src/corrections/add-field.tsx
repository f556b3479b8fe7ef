import { type ReactNode, useState } from 'react';
import { m } from '../messages/index.js';

interface AddFieldProps {
  readonly paths: readonly string[];
  readonly onAdd: (path: string) => void;
}

/** A field that documents of this type have, and that was not read. */
export function AddField({ paths, onAdd }: AddFieldProps): ReactNode {
  const [chosen, choose] = useState('');
  const path = paths.includes(chosen) ? chosen : paths[0];
  if (path === undefined) return null;
  return (
    <form
      className="add-field row"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(path);
      }}
    >
      <label>
        {m.corrections.add}{' '}
        <select value={path} onChange={({ target }) => choose(target.value)}>
          {paths.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="submit">{m.corrections.addThis}</button>
    </form>
  );
}
