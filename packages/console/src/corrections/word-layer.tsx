import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import type { Box, Word } from '../api/types.js';
import { m } from '../messages/index.js';
import { boxStyle, centerOf } from '../viewer/geometry.js';

interface WordLayerProps {
  readonly page: number;
  readonly words: readonly Word[];
  readonly picked: readonly number[];
  readonly element: RefObject<HTMLDivElement | null>;
  readonly onPick: (picked: readonly number[]) => void;
  /** Back to where the words are needed. */
  readonly onDone: () => void;
}

/** The words of a page, to be pointed at: by pointer, or with the arrows and the space bar. */
export function WordLayer({ page, words, picked, element, onPick, onDone }: WordLayerProps): ReactNode {
  const [at, setAt] = useState(0);
  const name = useId();
  const toggle = (index: number): void =>
    onPick(
      picked.includes(index)
        ? picked.filter((one) => one !== index)
        : [...picked, index].sort((one, other) => one - other),
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextWord(words, at, event.key);
    if (next !== undefined) setAt(next);
    else if (event.key === ' ') toggle(at);
    else if (event.key === 'Enter' || event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="word-layer"
      ref={element}
      role="listbox"
      aria-multiselectable="true"
      aria-label={m.corrections.words(page)}
      aria-activedescendant={words.length > 0 ? `${name}-${at}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {words.map(({ text, boundingBox }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active one
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place in the list
          key={index}
          id={`${name}-${index}`}
          role="option"
          aria-selected={picked.includes(index)}
          className={index === at ? 'active' : undefined}
          style={boxStyle(boundingBox)}
          // The field keeps the focus: what was taken is saved by Enter.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={() => {
            setAt(index);
            toggle(index);
          }}
        >
          <span className="hidden">{text}</span>
        </div>
      ))}
    </div>
  );
}

/** Which word an arrow leads to: in the order of reading, or the nearest in a line above or below. */
function nextWord(words: readonly Word[], at: number, key: string): number | undefined {
  if (key === 'ArrowRight') return Math.min(words.length - 1, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return words.length - 1;
  const from = words[at]?.boundingBox;
  if (!from || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const down = key === 'ArrowDown';
  const isBeyond = (box: Box): boolean => (down ? box.y1 >= from.y2 : box.y2 <= from.y1);
  const distance = ({ boundingBox }: Word): number =>
    // A line further is further than the whole width.
    2 * Math.abs(centerOf(boundingBox).y - centerOf(from).y) * WIDTHS_A_PAGE +
    Math.abs(centerOf(boundingBox).x - centerOf(from).x);
  const beyond = words.filter(({ boundingBox }) => isBeyond(boundingBox));
  const [nearest] = beyond.sort((one, other) => distance(one) - distance(other));
  return nearest ? words.indexOf(nearest) : at;
}
/** A page has at most so many lines. */
const WIDTHS_A_PAGE = 100;

/** What words together print, in their order, and where: within the page. */
export function wordsTogether(
  words: readonly Word[],
  picked: readonly number[],
): { readonly text: string; readonly boundingBox: Box } | undefined {
  const those = picked.flatMap((index) => words[index] ?? []);
  if (those.length === 0) return undefined;
  const boxes = those.map(({ boundingBox }) => boundingBox);
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return {
    text: those.map(({ text }) => text.trim()).join(' '),
    boundingBox: {
      x1: within(Math.min(...boxes.map(({ x1 }) => x1))),
      y1: within(Math.min(...boxes.map(({ y1 }) => y1))),
      x2: within(Math.max(...boxes.map(({ x2 }) => x2))),
      y2: within(Math.max(...boxes.map(({ y2 }) => y2))),
    },
  };
}
