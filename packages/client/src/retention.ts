import type { components, paths } from './generated/api.js';
import type { Transport } from './transport.js';

/** What keeps a record, or all with a tag, from being deleted. */
export type Hold = components['schemas']['Hold'];
/** For how many days records of a kind are kept. */
export type Retention = components['schemas']['Retention'];

/** What a number of days would delete. */
export type DueRecords =
  paths['/v1/retention/{kind}/due']['get']['responses'][200]['content']['application/json'];

type NewHold = paths['/v1/holds']['post']['requestBody']['content']['application/json'];

/** Legal holds, and how long records are kept; for keys with `retention:manage`. */
export class Retentions {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** On a `record` or on a `tag`. Sent again after a lost answer it may be placed twice: both keep. @throws NotFoundError */
  async placeHold(body: NewHold): Promise<Hold> {
    return (await this.#transport.read((client) => client.POST('/v1/holds', { body }))).hold;
  }

  /** All of the organization, the oldest first. */
  async holds(): Promise<Hold[]> {
    return (await this.#transport.read((client) => client.GET('/v1/holds'))).data;
  }

  /** @throws NotFoundError */
  async liftHold(holdId: number): Promise<void> {
    await this.#transport.read((client) =>
      client.DELETE('/v1/holds/{holdId}', { params: { path: { holdId } } }),
    );
  }

  /** Of every kind. */
  async get(): Promise<Retention[]> {
    return (await this.#transport.read((client) => client.GET('/v1/retention'))).data;
  }

  /** How many records would be deleted if they were kept for so many days; without `days`, for those that apply now. */
  async due(kind: Retention['kind'], days?: number): Promise<DueRecords> {
    const params = { path: { kind }, query: days === undefined ? {} : { days } };
    return this.#transport.read((client) => client.GET('/v1/retention/{kind}/due', { params }));
  }

  /** Records of the kind that are older are deleted within the hour; 0 keeps them. */
  async set(kind: Retention['kind'], days: number): Promise<Retention[]> {
    const params = { path: { kind } };
    return (
      await this.#transport.read((client) => client.PUT('/v1/retention/{kind}', { params, body: { days } }))
    ).data;
  }

  /** The server's number applies to the kind again. */
  async takeBack(kind: Retention['kind']): Promise<void> {
    const params = { path: { kind } };
    await this.#transport.read((client) => client.DELETE('/v1/retention/{kind}', { params }));
  }
}
