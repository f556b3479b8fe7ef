import { type ReactNode, useState } from 'react';
import { m } from '../messages/index.js';

/** Copies a text, and says so to eyes and ears. */
export function CopyButton({
  text,
  label = m.copy.do,
}: {
  readonly text: string;
  readonly label?: string;
}): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{copied ? m.copy.done : label}</span>
    </button>
  );
}
