import type { ReactNode } from 'react';
import type { Revision } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { COMPARE_MODES, type CompareMode } from '../../viewer/compare-modes.js';
import { percent } from '../../words/numbers.js';

interface CompareBarProps {
  readonly mode: CompareMode;
  readonly page: number;
  readonly revisions: readonly Revision[];
  readonly earlier: number;
  readonly share: number;
  readonly showsLater: boolean;
  readonly onMode: (mode: CompareMode) => void;
  readonly onEarlier: (save: number) => void;
  readonly onShare: (share: number) => void;
  readonly onBlink: () => void;
  readonly onClose: () => void;
}

/** Which saves are compared, and how. Everything works without dragging (WCAG 2.5.7). */
export function CompareBar(props: CompareBarProps): ReactNode {
  const { mode, page, revisions, earlier, share, showsLater } = props;
  const saves = revisions.length;
  return (
    <div className="compare-bar">
      <label>
        {m.compare.earlier}
        <select value={earlier} onChange={({ target }) => props.onEarlier(Number(target.value))}>
          {revisions.slice(0, -1).map(({ index }) => (
            <option key={index} value={index}>
              {m.compare.save(index, saves)}
              {revisions.some((next) => next.index === index + 1 && next.pagesChanged.includes(page))
                ? ' *'
                : ''}
            </option>
          ))}
        </select>
      </label>
      <span className="small">
        {m.compare.later} {m.compare.save(saves, saves)}
      </span>
      <fieldset className="modes">
        <legend className="hidden">{m.compare.mode}</legend>
        {COMPARE_MODES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="compare-mode"
              checked={mode === one}
              onChange={() => props.onMode(one)}
            />
            {m.compare.modes[one]}
          </label>
        ))}
      </fieldset>
      {mode === 'slider' && (
        <label className="row">
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={share}
            aria-label={m.compare.slider}
            onChange={({ target }) => props.onShare(Number(target.value))}
          />
          {percent(share)}
        </label>
      )}
      {mode === 'blink' && (
        <>
          <button type="button" onClick={props.onBlink}>
            {m.compare.blinkNow}
          </button>
          <span className="small" aria-live="polite">
            {m.compare.shows(m.compare.save(showsLater ? saves : earlier, saves))}
          </span>
        </>
      )}
      {mode === 'difference' && <span className="small">{m.compare.equalIsBlack}</span>}
      <span className="spacer" />
      <button type="button" className="quiet" onClick={props.onClose}>
        {m.compare.close}
      </button>
    </div>
  );
}
