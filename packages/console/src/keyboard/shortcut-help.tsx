import type { ReactNode } from 'react';
import { m } from '../messages/index.js';
import { Dialog } from '../ui/dialog.js';
import { activeShortcuts, shortcutsEnabled } from './shortcuts.js';

/** Lists what works on the screen it is opened from: made from the registry, so that it cannot be out of date. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog title={m.shortcuts.title} onClose={onClose}>
      {!shortcutsEnabled() && <p>{m.shortcuts.off}</p>}
      <dl className="shortcuts">
        {activeShortcuts().map(({ keys, label }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === ' ' ? 'space' : key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{m.shortcuts.close}</button>
      </form>
    </Dialog>
  );
}
