import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.js';

/** Something to be copied as it is: a key, a link, a command. */
export function CodeLine({ text, testId }: { readonly text: string; readonly testId?: string }): ReactNode {
  return (
    <p className="code-line">
      <code data-testid={testId}>{text}</code>
      <CopyButton text={text} />
    </p>
  );
}
