import type { components, paths } from './generated/api.js';
import type { Transport } from './transport.js';

type Described = components['schemas']['Event'];
type Data = Described['data'];
type With<Names extends keyof Data> = Data & Required<Pick<Data, Names>>;
type Kind = 'detection' | 'parse' | 'verification' | 'analysis';

/** What is there of `data`, by the event's type; the server's page of the API has the same table. */
type DataOf = {
  'detection.completed': With<
    'detectionId' | 'likelihood' | 'fraudSeverity' | 'classification' | Made | 'url'
  >;
  'parse.completed': With<'parseId' | 'documentType' | 'confidence' | Made | 'url'>;
  'verification.completed': With<'verificationId' | 'verified' | Made | 'url'>;
  'analysis.completed': With<'analysisId' | 'likelihood' | 'fraudSeverity' | 'classification' | Made>;
  /** With the id of its kind of record. */
  'review.decided': With<'decision' | 'isAgainst' | 'url'>;
  'parse.corrected': With<'parseId' | 'change' | 'url'>;
  'detection.labelled': With<'detectionId' | 'truth' | 'url'>;
  'record.deleted': With<'kind' | 'recordId'>;
  'webhook.disabled': With<'webhookId' | 'reason' | 'url'>;
} & { [Type in `${Kind}.${'refused' | 'cancelled'}`]: With<'jobId' | 'url'> } & {
  [Type in `${Kind}.failed`]: With<'jobId' | 'failure' | 'url'>;
};
type Made = 'model' | 'modelVersion' | 'jobId';

/** Something that happened to a submission: its `type` decides what `data` holds. */
export type AssayEvent = {
  [Type in Described['type']]: Omit<Described, 'type' | 'data'> & {
    readonly type: Type;
    readonly data: DataOf[Type];
  };
}[Described['type']];

type Query = NonNullable<paths['/v1/events']['get']['parameters']['query']>;

export interface EventFilters {
  /** The `cursor` of the last event that was dealt with; from the oldest that is kept on without it. */
  readonly after?: string;
  /** Only those. */
  readonly types?: readonly AssayEvent['type'][];
}

/** As many as the API answers with at most. */
const EVENTS_A_PAGE = 1000;

/** What happened to submissions. */
export class Events {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Every event behind `after` up to now, oldest first. Keep the `cursor` of each once it was dealt with, and
   * give the last one the next time: none is missed, and none comes twice.
   */
  async *list({ after, types = [] }: EventFilters = {}): AsyncGenerator<AssayEvent, void, undefined> {
    for (let cursor = after; ; ) {
      const query: Query = {
        limit: EVENTS_A_PAGE,
        type: [...types],
        ...(cursor !== undefined && { after: cursor }),
      };
      const { data, next, hasMore } = await this.#transport.read((client) =>
        client.GET('/v1/events', { params: { query } }),
      );
      yield* data as AssayEvent[];
      if (!hasMore) return;
      cursor = next;
    }
  }
}
