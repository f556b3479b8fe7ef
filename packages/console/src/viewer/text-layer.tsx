import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsQuery } from '../api/queries.js';
import type { Kind } from '../api/types.js';
import { m } from '../messages/index.js';
import { boxStyle } from './geometry.js';

/** The share of a word's box that its letters take in height. */
const LETTER_HEIGHT = 0.82;

interface TextLayerProps {
  readonly kind: Kind;
  readonly id: number;
  readonly page: number;
  /** Height of the page on the screen. */
  readonly shownHeight: number;
}

/** The words of the file's text layer over the picture: to be selected, copied, read aloud. */
export function TextLayer({ kind, id, page, shownHeight }: TextLayerProps): ReactNode {
  const { data: words } = useQuery(wordsQuery(kind, id, page));
  return (
    <section className="text-layer" aria-label={m.viewer.textList}>
      {words?.map(({ text, boundingBox }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place in the list
          key={index}
          dir="auto"
          style={{
            ...boxStyle(boundingBox),
            fontSize: (boundingBox.y2 - boundingBox.y1) * shownHeight * LETTER_HEIGHT,
          }}
        >
          {text}{' '}
        </span>
      ))}
    </section>
  );
}
