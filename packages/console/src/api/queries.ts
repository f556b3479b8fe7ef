import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from './call.js';
import type {
  ApiKey,
  CheckDescription,
  Detection,
  Kind,
  LinkGraph,
  Pages,
  Parse,
  Rows,
  Session,
  Strength,
  Verification,
  VerificationPictures,
  Word,
} from './types.js';

/** What the screens ask for, each with the key under which its answer is kept. */

const FOR_THIS_VISIT = Number.POSITIVE_INFINITY;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => read<Session>('/session', { signal, anonymous: true }),
  staleTime: FOR_THIS_VISIT,
  retry: false,
});

export const submissionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['submissions', search],
    queryFn: ({ signal }) => read<Rows>(`/submissions${search}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const checksQuery = queryOptions({
  queryKey: ['checks'],
  queryFn: async ({ signal }) => {
    const { data } = await read<{ data: CheckDescription[] }>('/checks', { signal });
    return new Map(data.map((check) => [check.checkId, check]));
  },
  staleTime: FOR_THIS_VISIT,
});

// A record never changes, so what was read once stays good.
export const detectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['detection', id],
    queryFn: ({ signal }) => read<Detection>(`/detections/${id}`, { signal }),
    staleTime: FOR_THIS_VISIT,
  });

export const parseQuery = (id: number) =>
  queryOptions({
    queryKey: ['parse', id],
    queryFn: ({ signal }) => read<Parse>(`/parses/${id}`, { signal }),
    staleTime: FOR_THIS_VISIT,
  });

export const verificationQuery = (id: number) =>
  queryOptions({
    queryKey: ['verification', id],
    queryFn: ({ signal }) => read<Verification>(`/verifications/${id}`, { signal }),
    staleTime: FOR_THIS_VISIT,
  });

/** Where a record of a kind stands in addresses. */
export const FOLDER: Readonly<Record<Kind, string>> = {
  detection: 'detections',
  parse: 'parses',
  verification: 'verifications',
};

export const pagesQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ['pages', kind, id],
    queryFn: ({ signal }) => read<Pages>(`/${FOLDER[kind]}/${id}/pages`, { signal }),
    staleTime: FOR_THIS_VISIT,
  });

/** Pixels of the pictures in which the places of faces are given. */
export const verificationPagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['pages', 'verification', id],
    queryFn: ({ signal }) => read<VerificationPictures>(`/verifications/${id}/pages`, { signal }),
    staleTime: FOR_THIS_VISIT,
  });

export const wordsQuery = (kind: Kind, id: number, page: number) =>
  queryOptions({
    queryKey: ['words', kind, id, page],
    queryFn: async ({ signal }) =>
      (await read<{ words: Word[] }>(`/${FOLDER[kind]}/${id}/pages/${page}/text`, { signal })).words,
    staleTime: FOR_THIS_VISIT,
  });

export const linksQuery = (id: number, hops: number, strength: Strength) =>
  queryOptions({
    queryKey: ['links', id, hops, strength],
    queryFn: ({ signal }) =>
      read<LinkGraph>(`/detections/${id}/links?hops=${hops}&strength=${strength}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async ({ signal }) => (await read<{ data: ApiKey[] }>('/keys', { signal })).data,
});
