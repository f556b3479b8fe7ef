import type { ReactNode } from 'react';
import type { Volumes } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { date, number } from '../../words/numbers.js';
import { FoldedTable } from './figure-table.js';

/** More bars than that are too narrow to be told apart. */
const MOST_BARS = 92;
const WIDTH = 600;
const HEIGHT = 120;
const GAP = 0.2;

type Bar = Volumes['days'][number];
const sumOf = ({ detection, parse, verification }: Bar): number => detection + parse + verification;

/** Weeks that end with the last day, the first one perhaps shorter. */
function byWeek(days: readonly Bar[]): readonly Bar[] {
  const short = days.length % 7;
  const starts = [...(short ? [0] : []), ...days.flatMap((_, index) => (index % 7 === short ? [index] : []))];
  return starts
    .filter((start, index) => index === 0 || start !== starts[index - 1])
    .map((start, index, all) =>
      days.slice(start, all[index + 1] ?? days.length).reduce((sum, one) => ({
        day: sum.day,
        detection: sum.detection + one.detection,
        parse: sum.parse + one.parse,
        verification: sum.verification + one.verification,
      })),
    );
}

export function VolumesSection({ volumes }: { readonly volumes: Volumes }): ReactNode {
  const isByWeek = volumes.days.length > MOST_BARS;
  const bars = isByWeek ? byWeek(volumes.days) : volumes.days;
  const title = isByWeek ? m.insights.volumesByWeek : m.insights.volumes;
  const most = Math.max(...bars.map(sumOf));
  const all = bars.reduce((sum, bar) => sum + sumOf(bar), 0);
  const step = WIDTH / bars.length;
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      {all === 0 ? (
        <p className="small">{m.insights.nothing}</p>
      ) : (
        <>
          <svg
            className="chart"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={`${title}: ${m.insights.volumesOf(number(all), number(most))}`}
          >
            {bars.map((bar, index) => {
              const height = (sumOf(bar) / most) * HEIGHT;
              return (
                <rect
                  key={bar.day}
                  className="bar"
                  x={(index + GAP / 2) * step}
                  y={HEIGHT - height}
                  width={step * (1 - GAP)}
                  height={height}
                />
              );
            })}
            <line className="axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          </svg>
          <p className="small chart-ends">
            <span>{date(volumes.from)}</span>
            <span>{m.insights.volumesOf(number(all), number(most))}</span>
            <span>{date(volumes.to)}</span>
          </p>
          <FoldedTable
            caption={title}
            columns={[
              isByWeek ? m.insights.week : m.insights.day,
              m.kinds.detection,
              m.kinds.parse,
              m.kinds.verification,
              m.insights.all,
            ]}
            rows={bars.map((bar) => [
              date(bar.day),
              number(bar.detection),
              number(bar.parse),
              number(bar.verification),
              number(sumOf(bar)),
            ])}
          />
        </>
      )}
    </section>
  );
}
