import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '../api/call.js';
import type { Calibration, CheckFigures, FieldFigures, PeopleFigures, Volumes } from '../api/types.js';
import type { InsightsSearch } from '../searches.js';

/** Where the address says nothing. */
export const USUAL_DAYS = 90;

export const INSIGHTS_KEY = ['insights'] as const;

const figures = <Figures>(of: string, search: InsightsSearch) =>
  queryOptions({
    queryKey: [...INSIGHTS_KEY, of, search],
    queryFn: ({ signal }) => {
      const parameters = Object.entries({ days: USUAL_DAYS, ...search }).map(
        ([name, value]): [string, string] => [name, String(value)],
      );
      return read<Figures>(`/insights/${of}?${new URLSearchParams(parameters)}`, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Figures of records alone do not ask which labels count. */
const ofRecords = ({ labels: _, ...search }: InsightsSearch): InsightsSearch => search;

export const volumesQuery = (search: InsightsSearch) => figures<Volumes>('volumes', ofRecords(search));
export const peopleFiguresQuery = (search: InsightsSearch) =>
  figures<PeopleFigures>('people', ofRecords(search));
export const readingFiguresQuery = (search: InsightsSearch) =>
  figures<{ data: FieldFigures[] }>('reading', ofRecords(search));
export const checkFiguresQuery = (search: InsightsSearch) =>
  figures<{ data: CheckFigures[] }>('checks', search);
export const calibrationQuery = (search: InsightsSearch) => figures<Calibration>('calibration', search);
