import type { ReactNode } from 'react';
import { m } from '../../messages/index.js';

interface ToolbarProps {
  readonly page: number;
  readonly pages: number;
  /** Of the size at which the page's picture has its own pixels. */
  readonly percent: number;
  readonly canCompare: boolean;
  readonly whyNot: string;
  readonly comparing: boolean;
  readonly heat: boolean;
  readonly text: boolean;
  readonly hasText: boolean;
  readonly marks: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
  readonly onCompare: () => void;
  readonly onHeat: () => void;
  readonly onText: () => void;
  readonly onMarks: () => void;
}

export function Toolbar(props: ToolbarProps): ReactNode {
  const { page, pages } = props;
  return (
    <div className="toolbar" role="toolbar" aria-label={m.detection.document}>
      <span className="group">
        <button
          type="button"
          aria-label={m.viewer.previousPage}
          disabled={page <= 1}
          onClick={() => props.onPage(page - 1)}
        >
          ‹
        </button>
        <span className="label">{m.viewer.page(page, pages)}</span>
        <button
          type="button"
          aria-label={m.viewer.nextPage}
          disabled={page >= pages}
          onClick={() => props.onPage(page + 1)}
        >
          ›
        </button>
      </span>
      <span className="group">
        <button type="button" aria-label={m.viewer.zoomOut} onClick={props.onZoomOut}>
          −
        </button>
        <span className="label percent">{m.viewer.percent(props.percent)}</span>
        <button type="button" aria-label={m.viewer.zoomIn} onClick={props.onZoomIn}>
          +
        </button>
        <button type="button" onClick={props.onFit}>
          {m.viewer.fit} <kbd>z</kbd>
        </button>
      </span>
      <span className="group">
        <button
          type="button"
          aria-pressed={props.comparing}
          aria-disabled={!props.canCompare}
          title={props.canCompare ? undefined : props.whyNot}
          onClick={() => props.canCompare && props.onCompare()}
        >
          {m.viewer.compare} <kbd>c</kbd>
          {!props.canCompare && <span className="hidden"> {props.whyNot}</span>}
        </button>
        <button type="button" aria-pressed={props.heat} onClick={props.onHeat}>
          {m.viewer.heat} <kbd>h</kbd>
        </button>
        <button
          type="button"
          aria-pressed={props.text && props.hasText}
          aria-disabled={!props.hasText}
          title={props.hasText ? undefined : m.viewer.noText}
          onClick={() => props.hasText && props.onText()}
        >
          {m.viewer.text} <kbd>t</kbd>
        </button>
        <button type="button" aria-pressed={props.marks} onClick={props.onMarks}>
          {m.viewer.marks} <kbd>m</kbd>
        </button>
      </span>
    </div>
  );
}
