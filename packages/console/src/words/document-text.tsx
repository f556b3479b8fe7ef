import type { ReactNode } from 'react';

/** Longer texts are cut in lists: a document may say megabytes. */
const LONGEST_SHOWN = 200;

/**
 * Text that a document, its name or its sender wrote: isolated, so that its direction marks end with it, and cut
 * where it is long. Never markup.
 */
export function DocumentText({
  text,
  longest = LONGEST_SHOWN,
  isEnglish = false,
}: {
  readonly text: string;
  readonly longest?: number;
  /** A record's own words around it, whatever the console speaks. */
  readonly isEnglish?: boolean;
}): ReactNode {
  return (
    <bdi className="document-text" lang={isEnglish ? 'en' : undefined}>
      {cut(text, longest)}
    </bdi>
  );
}

/** At most so many characters, by whole code points; an ellipsis says that there was more. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = longest - 1;
  return `${text.slice(0, HIGH_SURROGATE.test(text.charAt(end - 1)) ? end - 1 : end)}…`;
}

/** The first half of a character beyond the first 65,536. */
const HIGH_SURROGATE = /[\ud800-\udbff]/;
