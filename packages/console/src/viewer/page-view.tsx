import { type CSSProperties, type ReactNode, useRef } from 'react';
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

interface PageViewProps {
  /** The page as it is looked at; of two states the later one. */
  readonly later: State;
  /** What it is compared with; undefined where it stands alone. */
  readonly earlier: State | undefined;
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

/** A page, alone or with an earlier state of it: one over the other, or side by side, moved and zoomed as one. */
export function PageView({ earlier, ...props }: PageViewProps): ReactNode {
  return earlier && props.mode === 'side' ? (
    <SideBySide {...props} earlier={earlier} />
  ) : (
    <Overlaid {...props} earlier={earlier} />
  );
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
}: PageViewProps): ReactNode {
  return (
    <Stage {...stage} label={m.viewer.stage}>
      {earlier && <PagePicture {...earlier} shownWidth={shownWidth} />}
      <div
        className={earlier && `compare-later compare-${mode}`}
        style={earlier && laterStyle(mode, share, showsLater)}
      >
        <PagePicture {...later} shownWidth={shownWidth} />
      </div>
      {earlier && mode === 'slider' && share > 0 && share < 1 && (
        <div className="compare-edge" style={{ left: `${share * 100}%` }} />
      )}
      {children}
    </Stage>
  );
}

function laterStyle(mode: CompareMode, share: number, showsLater: boolean): CSSProperties | undefined {
  if (mode === 'slider') return { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` };
  return mode === 'blink' ? { visibility: showsLater ? 'visible' : 'hidden' } : undefined;
}

function SideBySide({
  earlier,
  later,
  shownWidth,
  onWidth,
  handle,
  children,
  ...stage
}: PageViewProps & { readonly earlier: State }): ReactNode {
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
