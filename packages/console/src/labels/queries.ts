import { queryOptions } from '@tanstack/react-query';
import { read } from '../api/call.js';
import type { Labels } from '../api/types.js';

export const labelsQuery = (id: number) =>
  queryOptions({
    queryKey: ['labels', id],
    queryFn: async ({ signal }) => (await read<Labels>(`/detections/${id}/labels`, { signal })).data,
  });
