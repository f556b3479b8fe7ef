import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  calibrationQuery,
  checkFiguresQuery,
  peopleFiguresQuery,
  readingFiguresQuery,
  volumesQuery,
} from '../../insights/queries.js';
import { m } from '../../messages/index.js';
import type { InsightsSearch } from '../../searches.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { BandsSection } from './bands-section.js';
import { CalibrationSection } from './calibration-section.js';
import { ChecksSection } from './checks-section.js';
import { Filters } from './filters.js';
import { PeopleSection } from './people-section.js';
import { ReadingSection } from './reading-section.js';
import { VolumesSection } from './volumes-section.js';
import { WhatIfSection } from './what-if-section.js';
import '../../ui/table.css';
import './insights.css';

/** How right the checks are on the documents of this organization, and how people decide. */
export function InsightsScreen(): ReactNode {
  useTitle(m.insights.title);
  const search = useSearch({ from: '/inside/insights' });
  const navigate = useNavigate();
  const volumes = useQuery(volumesQuery(search));
  const people = useQuery(peopleFiguresQuery(search));
  const checks = useQuery(checkFiguresQuery(search));
  const calibration = useQuery(calibrationQuery(search));
  const reading = useQuery(readingFiguresQuery(search));
  const failed = [volumes, people, checks, calibration, reading].find(({ error, data }) => error && !data);
  if (failed) return <FailurePage error={failed.error} onRetry={() => void failed.refetch()} />;
  const set = (next: InsightsSearch): void =>
    void navigate({ to: '/insights', search: next, replace: true, resetScroll: false });
  return (
    <main id="content" className="table-screen insights" tabIndex={-1}>
      <h1>{m.insights.title}</h1>
      <p className="small">{m.insights.text}</p>
      <Filters search={search} types={volumes.data?.types ?? []} onSearch={set} />
      {volumes.data && people.data && checks.data && calibration.data && reading.data ? (
        <>
          <div className="insight-pair">
            <VolumesSection volumes={volumes.data} />
            <BandsSection bands={volumes.data.bands} />
          </div>
          <PeopleSection people={people.data} />
          <ChecksSection
            figures={checks.data.data}
            calibration={calibration.data}
            countsOwn={search.labels === 'all'}
            onCountOwn={(own) => {
              const { labels: _, ...rest } = search;
              set(own ? { ...rest, labels: 'all' } : rest);
            }}
          />
          <CalibrationSection calibration={calibration.data} />
          <ReadingSection figures={reading.data.data} />
          <WhatIfSection key={JSON.stringify(calibration.data.bounds)} calibration={calibration.data} />
        </>
      ) : (
        <Loading />
      )}
    </main>
  );
}
