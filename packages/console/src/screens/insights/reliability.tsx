import type { ReactNode } from 'react';
import type { Calibration } from '../../api/types.js';
import { m } from '../../messages/index.js';

const SIZE = 240;
const MARGIN = 28;
const AREA = SIZE - MARGIN - 8;
const TICKS = [0, 50, 100] as const;
const RADIUS = 5;

const x = (share: number): number => MARGIN + share * AREA;
const y = (share: number): number => 8 + (1 - share) * AREA;

/** Stated to the right, what turned out upwards: on the line is as stated. Hollow where there are too few for a verdict. */
export function Reliability({ bins }: { readonly bins: Calibration['bins'] }): ReactNode {
  return (
    <svg
      className="chart reliability"
      viewBox={`0 0 ${SIZE} ${SIZE + 12}`}
      role="img"
      aria-label={m.insights.chart(bins.length)}
    >
      <line className="axis" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(0)} />
      <line className="axis" x1={x(0)} y1={y(0)} x2={x(0)} y2={y(1)} />
      <line className="ideal" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
      {TICKS.map((tick) => (
        <g key={tick}>
          <text x={x(tick / 100)} y={y(0) + 14} textAnchor="middle">
            {tick}
          </text>
          <text x={MARGIN - 4} y={y(tick / 100) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={y(0) + 26} textAnchor="middle">
        {m.insights.stated}
      </text>
      {bins.map(({ from, stated, manipulated, verdict }) => {
        const at = x(stated ?? from);
        return (
          <g key={from}>
            <line className="whisker" x1={at} x2={at} y1={y(manipulated.low)} y2={y(manipulated.high)} />
            <circle
              className={verdict === null ? 'dot hollow' : 'dot'}
              cx={at}
              cy={y(manipulated.count / manipulated.total)}
              r={RADIUS}
            />
          </g>
        );
      })}
    </svg>
  );
}
