import type { KeyboardEvent, ReactNode, SVGProps } from 'react';
import { axisOf, type Bar, checkOf, logOddsOf, TICKS_PERCENT } from '../../findings/waterfall.js';
import { m } from '../../messages/index.js';
import { number } from '../../words/numbers.js';

const WIDTH = 420;
const ROW_HEIGHT = 44;
const AXIS_HEIGHT = 22;
const NAME_HEIGHT = 18;
const BAR_HEIGHT = 12;
const RESULT_WIDTH = 86;
/** A step of no length is still seen. */
const LEAST_BAR = 2;

interface WaterfallProps {
  readonly bars: readonly Bar[];
  readonly nameOf: (bar: Bar) => string;
  readonly resultOf: (bar: Bar) => string;
  readonly onCheck: (checkId: string) => void;
}

/** The steps on the log-odds axis, since there the parts add up; likelihoods are its labels. */
export function Waterfall({ bars, nameOf, resultOf, onCheck }: WaterfallProps): ReactNode {
  const axis = axisOf(bars);
  const plot = WIDTH - RESULT_WIDTH;
  const x = (logOdds: number): number => ((logOdds - axis.from) / (axis.to - axis.from)) * plot;
  const height = AXIS_HEIGHT + bars.length * ROW_HEIGHT;
  return (
    // Its bars are buttons; what it shows is told by the table.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in an SVG
    <svg className="waterfall" viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={m.why.axis}>
      {TICKS_PERCENT.map((percent) => (
        <g key={percent}>
          <line
            className="tick"
            x1={x(logOddsOf(percent))}
            x2={x(logOddsOf(percent))}
            y1={AXIS_HEIGHT}
            y2={height}
          />
          <text className="tick-label" x={x(logOddsOf(percent))} y={AXIS_HEIGHT - 8} textAnchor="middle">
            {number(percent)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const top = AXIS_HEIGHT + index * ROW_HEIGHT;
        const middle = top + NAME_HEIGHT + BAR_HEIGHT / 2;
        const [left, right] = [x(Math.min(bar.from, bar.to)), x(Math.max(bar.from, bar.to))];
        const next = index < bars.length - 1;
        return (
          <g
            key={`${bar.step.kind} ${bar.step.group ?? ''}`}
            className={`bar bar-${kindOf(bar)}`}
            {...buttonTo(checkOf(bar), `${nameOf(bar)} ${resultOf(bar)}`, onCheck)}
          >
            <rect className="bar-ground" y={top} width={WIDTH} height={ROW_HEIGHT} />
            <text x={2} y={top + 13} className="bar-name">
              {nameOf(bar)}
            </text>
            {bar.step.kind === 'prior' ? (
              <circle cx={x(bar.to)} cy={middle} r={5} />
            ) : (
              <rect
                className="bar-length"
                x={left}
                y={top + NAME_HEIGHT}
                width={Math.max(LEAST_BAR, right - left)}
                height={BAR_HEIGHT}
                rx={2}
              />
            )}
            {next && (
              <line className="joint" x1={x(bar.to)} x2={x(bar.to)} y1={middle} y2={middle + ROW_HEIGHT} />
            )}
            <text x={WIDTH - 2} y={middle + 4} textAnchor="end" className="bar-result">
              {resultOf(bar)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What makes a step lead to the check that made it; nothing where no check did. */
function buttonTo(
  checkId: string | undefined,
  label: string,
  onCheck: (checkId: string) => void,
): SVGProps<SVGGElement> {
  if (checkId === undefined) return {};
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: () => onCheck(checkId),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onCheck(checkId);
    },
  };
}

function kindOf({ step, from, to }: Bar): string {
  if (step.kind !== 'group') return step.kind === 'prior' ? 'prior' : 'bound';
  return to >= from ? 'raises' : 'lowers';
}
