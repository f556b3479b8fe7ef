import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { m } from '../messages/index.js';
import type { AuditSearch } from '../searches.js';
import { change, read } from './call.js';
import type {
  ApiKey,
  AuditEvents,
  CheckDescription,
  Corrections,
  Deliveries,
  DeliveryState,
  Detection,
  DueRecords,
  Features,
  FindingSentences,
  Hold,
  Invitation,
  InvitedTo,
  Kind,
  LinkGraph,
  Pages,
  Parse,
  People,
  RecordKind,
  Retention,
  Review,
  Rows,
  Rules,
  Session,
  SessionEntry,
  Strength,
  Verification,
  VerificationPictures,
  Waiting,
  Webhook,
  Word,
} from './types.js';
import { DELIVERIES_A_PAGE } from './types.js';

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

/** What each check says of itself, in the console's language. */
export const checksQuery = () =>
  queryOptions({
    queryKey: ['checks', m.language],
    queryFn: async ({ signal }) => {
      const { data } = await read<{ data: CheckDescription[] }>('/checks', {
        signal,
        inConsoleLanguage: true,
      });
      return new Map(data.map((check) => [check.checkId, check]));
    },
    staleTime: FOR_THIS_VISIT,
  });

/** What was found, in the console's language; in English the record's own summaries are it. */
export const sentencesQuery = (id: number) =>
  queryOptions({
    queryKey: ['sentences', m.language, id],
    queryFn: async ({ signal }) => {
      if (m.language === 'en') return new Map<string, FindingSentences['sentences']>();
      const { data } = await read<{ data: FindingSentences[] }>(`/detections/${id}/sentences`, {
        signal,
        inConsoleLanguage: true,
      });
      return new Map(data.map(({ checkId, sentences }) => [checkId, sentences]));
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

export const correctionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['corrections', id],
    queryFn: ({ signal }) => read<Corrections>(`/parses/${id}/corrections`, { signal }),
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

export const REVIEWS_KEY = ['review'] as const;

export const reviewQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, kind, id],
    queryFn: ({ signal }) => read<Review>(`/${FOLDER[kind]}/${id}/review`, { signal }),
  });

/** What an administrator sets for the work of people. */
export const rulesQuery = queryOptions({
  queryKey: ['rules'],
  queryFn: ({ signal }) => read<Rules>('/rules', { signal }),
});

/** Of every kind. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }) => (await read<{ data: Retention[] }>('/retention', { signal })).data,
});

export const DUE_KEY = ['due'] as const;

/** What would go by so many days. */
export const dueQuery = (kind: RecordKind, days: number) =>
  queryOptions({
    queryKey: [...DUE_KEY, kind, days],
    queryFn: ({ signal }) => read<DueRecords>(`/retention/${kind}/due?days=${days}`, { signal }),
  });

export const holdsQuery = queryOptions({
  queryKey: ['holds'],
  queryFn: async ({ signal }) => (await read<{ data: Hold[] }>('/holds', { signal })).data,
});

export const waitingQuery = queryOptions({
  queryKey: [...REVIEWS_KEY, 'waiting'],
  queryFn: ({ signal }) => read<Waiting>('/reviews', { signal }),
});

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

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await read<{ data: Webhook[] }>('/webhooks', { signal })).data,
});

// Below the key of all, so that what changes one makes both read anew.
export const webhookQuery = (id: number) =>
  queryOptions({
    queryKey: [...webhooksQuery.queryKey, id],
    queryFn: async ({ signal }) => (await read<{ webhook: Webhook }>(`/webhooks/${id}`, { signal })).webhook,
  });

export const deliveriesQuery = (id: number, state: DeliveryState | undefined, page: number) =>
  queryOptions({
    queryKey: [...webhooksQuery.queryKey, id, 'deliveries', state, page],
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({
        limit: String(DELIVERIES_A_PAGE),
        offset: String((page - 1) * DELIVERIES_A_PAGE),
        ...(state && { state }),
      });
      return read<Deliveries>(`/webhooks/${id}/deliveries?${parameters}`, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const PEOPLE_KEY = ['people'] as const;

export const peopleQuery = (page: number) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, page],
    queryFn: ({ signal }) => read<People>(`/people?page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) => (await read<{ data: Invitation[] }>('/invitations', { signal })).data,
});

export const invitedToQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      change<InvitedTo>('POST', '/invitations/look', { token }, { signal, anonymous: true }),
    staleTime: FOR_THIS_VISIT,
    retry: false,
  });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await read<{ data: SessionEntry[] }>('/sessions', { signal })).data,
});

export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: ({ signal }) => read<Features>('/sign-in', { signal, anonymous: true }),
  staleTime: FOR_THIS_VISIT,
});

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['audit', search],
    queryFn: ({ signal }) => {
      const parameters = Object.entries(search).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return read<AuditEvents>(`/audit?${new URLSearchParams(parameters)}`, { signal });
    },
    placeholderData: keepPreviousData,
  });
