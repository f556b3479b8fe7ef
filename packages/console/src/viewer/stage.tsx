import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from '../api/types.js';
import { centerOf, clampWidth, fittingWidth, type Size, scrollToCenter, widthForBox } from './geometry.js';

const ZOOM_STEP = 1.25;
/** Of a wheel turn of one pixel. */
const WHEEL_STEP = 1.0015;

/** What the toolbar and the keys do with a stage. */
export interface StageHandle {
  fit(): void;
  zoomBy(factor: number): void;
  showBox(box: Box): void;
}

export const larger = (stage: StageHandle | null): void => stage?.zoomBy(ZOOM_STEP);
export const smaller = (stage: StageHandle | null): void => stage?.zoomBy(1 / ZOOM_STEP);

interface StageProps {
  /** Height of the page by its width. */
  readonly aspect: number;
  /** Zoomed to when it changes; the whole page where there is none. */
  readonly target: Box | undefined;
  /** Changes when `target` is to be shown again, though it is the same. */
  readonly targetKey: string;
  readonly label: string;
  readonly describedBy?: string;
  readonly handle?: RefObject<StageHandle | null>;
  /** Width of the page on the screen, whenever it changes. */
  readonly onWidth?: (width: number) => void;
  /** Where it was scrolled to, for a stage beside it. */
  readonly onScroll?: (stage: HTMLElement) => void;
  readonly element?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A page that is moved and zoomed: a scrolled pane, so that arrows, wheel, touch and a screen reader's keys work by
 * themselves. Zooming sets the page's width; what lies over it is placed in percent and keeps its strokes.
 */
export function Stage({
  aspect,
  target,
  targetKey,
  label,
  describedBy,
  handle,
  onWidth,
  onScroll,
  element,
  children,
}: StageProps): ReactNode {
  const own = useRef<HTMLElement>(null);
  const pane = element ?? own;
  const page = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | undefined>(undefined);
  /** The point of the page, in fractions, that is to come to the middle once the new width is laid out. */
  const pending = useRef<{ x: number; y: number } | undefined>(undefined);
  const fitted = useRef(true);

  const paneSize = useCallback(
    (): Size => ({ width: pane.current?.clientWidth ?? 0, height: pane.current?.clientHeight ?? 0 }),
    [pane],
  );

  const middle = useCallback((): { x: number; y: number } => {
    if (!pane.current || !page.current) return { x: 0.5, y: 0.5 };
    const box = page.current.getBoundingClientRect();
    const outer = pane.current.getBoundingClientRect();
    return {
      x: (outer.left + outer.width / 2 - box.left) / box.width,
      y: (outer.top + outer.height / 2 - box.top) / box.height,
    };
  }, [pane]);

  const zoomTo = useCallback((next: number, center: { x: number; y: number }, isFit = false): void => {
    fitted.current = isFit;
    pending.current = center;
    // A new object each time would be another state; the same width still has to scroll.
    setWidth((before) => (before === next ? next + 0.001 : next));
  }, []);

  const fit = useCallback(
    () => zoomTo(fittingWidth(paneSize(), aspect), { x: 0.5, y: 0.5 }, true),
    [zoomTo, paneSize, aspect],
  );
  const showBox = useCallback(
    (box: Box) => zoomTo(widthForBox(box, paneSize(), aspect), centerOf(box)),
    [zoomTo, paneSize, aspect],
  );
  const zoomBy = useCallback(
    (factor: number, center = middle()) =>
      zoomTo(clampWidth((page.current?.clientWidth ?? 0) * factor, paneSize()), center),
    [zoomTo, middle, paneSize],
  );

  useImperativeHandle(handle, () => ({ fit, zoomBy, showBox }), [fit, zoomBy, showBox]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `targetKey` says when to go there again
  useLayoutEffect(() => {
    if (target) showBox(target);
    else fit();
  }, [targetKey, fit, showBox]);

  useLayoutEffect(() => {
    const center = pending.current;
    if (width === undefined || !center || !pane.current || !page.current) return;
    pending.current = undefined;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = page.current;
    pane.current.scrollTo({
      ...scrollToCenter(center, { width: offsetWidth, height: offsetHeight }, paneSize(), {
        left: offsetLeft,
        top: offsetTop,
      }),
      behavior: 'instant',
    });
    onWidth?.(offsetWidth);
  }, [width, paneSize, onWidth, pane]);

  // A pane that changes its size keeps the whole page whole.
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(() => fitted.current && fit());
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, [fit, pane]);

  // Not passive, since the browser would zoom the whole page.
  useEffect(() => {
    const { current } = pane;
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(WHEEL_STEP ** -event.deltaY);
    };
    current?.addEventListener('wheel', zoom, { passive: false });
    return () => current?.removeEventListener('wheel', zoom);
  }, [zoomBy, pane]);

  return (
    <section
      className="stage"
      ref={pane}
      // A region that is scrolled by keys has to take the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={startDragging}
      onScroll={onScroll && ((event) => onScroll(event.currentTarget))}
    >
      <div
        className="stage-page"
        ref={page}
        style={{
          width: width ?? 0,
          height: (width ?? 0) * aspect,
          visibility: width === undefined ? 'hidden' : 'visible',
        }}
      >
        {children}
      </div>
    </section>
  );
}

/** Moves the page with the mouse. Touch scrolls by itself; text and buttons keep their own ways. */
function startDragging(event: PointerEvent<HTMLElement>): void {
  const stage = event.currentTarget;
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  if ((event.target as Element).closest('button, input, .text-layer span, .word-layer [role=option]')) return;
  const from = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop };
  const move = (now: globalThis.PointerEvent): void =>
    stage.scrollTo({ left: from.x - now.clientX, top: from.y - now.clientY, behavior: 'instant' });
  const end = (): void => {
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', end);
    stage.removeEventListener('pointercancel', end);
    stage.classList.remove('dragged');
  };
  // A press on the scroll bar is the browser's.
  const box = stage.getBoundingClientRect();
  if (event.clientX - box.left > stage.clientWidth || event.clientY - box.top > stage.clientHeight) return;
  stage.setPointerCapture(event.pointerId);
  stage.classList.add('dragged');
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', end);
}
