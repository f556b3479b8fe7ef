import type { components, paths } from './generated/api.js';
import type { Transport } from './transport.js';

/** Something that happened to a submission. */
export type AssayEvent = components['schemas']['Event'];

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
      yield* data;
      if (!hasMore) return;
      cursor = next;
    }
  }
}
