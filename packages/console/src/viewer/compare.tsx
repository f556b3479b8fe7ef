import { type ReactNode, useRef } from 'react';
import type { Box, Kind } from '../api/types.js';
import { m } from '../messages/index.js';
import type { CompareMode } from './compare-modes.js';
import { PagePicture } from './page-picture.js';
import { Stage, type StageHandle } from './stage.js';

/** One of the two states that are held beside each other: a page of a record, perhaps of an earlier save. */
export interface State {
  readonly kind: Kind;
  readonly id: number;
  readonly page: number;
  readonly revision?: number | undefined;
  readonly label: string;
}

interface CompareProps {
  readonly earlier: State;
  readonly later: State;
  readonly mode: CompareMode;
  /** How much of the later state is shown, from 0 to 1: of the slider its left part. */
  readonly share: number;
  /** While blinking: whether the later one is shown. */
  readonly showsLater: boolean;
  readonly aspect: number;
  readonly target: Box | undefined;
  readonly targetKey: string;
  readonly handle: React.RefObject<StageHandle | null>;
  readonly shownWidth: number;
  readonly onWidth: (width: number) => void;
  readonly children?: ReactNode;
}

/** Two states of a page: one over the other, or side by side, moved and zoomed as one. */
export function Compare(props: CompareProps): ReactNode {
  return props.mode === 'side' ? <SideBySide {...props} /> : <Overlaid {...props} />;
}

function Overlaid({
  earlier,
  later,
  mode,
  share,
  showsLater,
  shownWidth,
  children,
  ...stage
}: CompareProps): ReactNode {
  return (
    <Stage {...stage} label={m.viewer.stage}>
      <PagePicture {...earlier} shownWidth={shownWidth} />
      <div
        className={`compare-later compare-${mode}`}
        style={
          mode === 'slider'
            ? { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }
            : mode === 'blink'
              ? { visibility: showsLater ? 'visible' : 'hidden' }
              : undefined
        }
      >
        <PagePicture {...later} shownWidth={shownWidth} />
      </div>
      {mode === 'slider' && share > 0 && share < 1 && (
        <div className="compare-edge" style={{ left: `${share * 100}%` }} />
      )}
      {children}
    </Stage>
  );
}

function SideBySide({
  earlier,
  later,
  shownWidth,
  onWidth,
  handle,
  children,
  ...stage
}: CompareProps): ReactNode {
  const left = useRef<HTMLElement>(null);
  const right = useRef<HTMLElement>(null);
  const other = useRef<StageHandle>(null);
  const both = useRef<StageHandle>(null);
  const follow = (from: HTMLElement, to: HTMLElement | null): void => {
    if (!to || (to.scrollLeft === from.scrollLeft && to.scrollTop === from.scrollTop)) return;
    to.scrollTo({ left: from.scrollLeft, top: from.scrollTop, behavior: 'instant' });
  };
  handle.current = {
    fit: () => {
      both.current?.fit();
      other.current?.fit();
    },
    zoomBy: (factor) => {
      both.current?.zoomBy(factor);
      other.current?.zoomBy(factor);
    },
    showBox: (box) => {
      both.current?.showBox(box);
      other.current?.showBox(box);
    },
  };
  return (
    <div className="side-by-side">
      <figure>
        <Stage
          {...stage}
          label={earlier.label}
          handle={both}
          element={left}
          onWidth={onWidth}
          onScroll={(from) => follow(from, right.current)}
        >
          <PagePicture {...earlier} shownWidth={shownWidth} />
        </Stage>
        <figcaption>{earlier.label}</figcaption>
      </figure>
      <figure>
        <Stage
          {...stage}
          label={later.label}
          handle={other}
          element={right}
          onScroll={(from) => follow(from, left.current)}
        >
          <PagePicture {...later} shownWidth={shownWidth} />
          {children}
        </Stage>
        <figcaption>{later.label}</figcaption>
      </figure>
    </div>
  );
}
