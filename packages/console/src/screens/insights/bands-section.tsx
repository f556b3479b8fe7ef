import type { ReactNode } from 'react';
import { BANDS, type Volumes } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { BandMark } from '../../ui/band-mark.js';
import { number, percent } from '../../words/numbers.js';
import { FigureTable } from './figure-table.js';

/** The bars stand in the table that says what they say. */
export function BandsSection({ bands }: { readonly bands: Volumes['bands'] }): ReactNode {
  const all = bands.high + bands.medium + bands.low;
  return (
    <section className="card" aria-label={m.insights.bands}>
      <h2>{m.insights.bands}</h2>
      <p className="small">{m.insights.bandsOf(number(all))}</p>
      <FigureTable
        caption={m.insights.bands}
        columns={[m.insights.band, m.insights.detections, m.insights.share]}
        rows={BANDS.map((band) => [
          <span key={band} className="row">
            <BandMark band={band} /> {m.bands[band]}
          </span>,
          number(bands[band]),
          all === 0 ? '' : <BandBar key={band} share={bands[band] / all} />,
        ])}
      />
    </section>
  );
}

function BandBar({ share }: { readonly share: number }): ReactNode {
  return (
    <span className="row">
      <svg className="chart band-bar" viewBox="0 0 100 10" aria-hidden="true" preserveAspectRatio="none">
        <rect className="bar" x="0" y="0" width={share * 100} height="10" />
      </svg>
      {percent(share)}
    </span>
  );
}
