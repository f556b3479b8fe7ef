import type { FastifyRequest } from 'fastify';
import { AssayError } from '../errors.js';
import type { AnalysisQueue } from '../jobs/types.js';
import type { Settings } from '../settings.js';

export interface AdmissionDeps {
  readonly queue: Pick<AnalysisQueue, 'isFull' | 'isFullFor'>;
  /** Bytes that are left where uploads are kept. */
  readonly freeBytes: () => Promise<number>;
  /** Whether the organization has used up what it may in a month. */
  readonly isQuotaSpent: (organizationId: number) => Promise<boolean>;
  readonly limits: Pick<Settings, 'uploadLimit' | 'organizationLimit' | 'leastFreeBytes'>;
}

/** A submission of which nothing but its headers was read. */
export interface Arrival {
  readonly organizationId: number;
  /** Whether its sender waits for the record. */
  readonly waits: boolean;
  /** As declared; 0 where nothing is. */
  readonly bodyBytes: number;
}

export const arrivalOf = ({ headers }: FastifyRequest, organizationId: number, waits: boolean): Arrival => ({
  organizationId,
  waits,
  bodyBytes: Number(headers['content-length'] ?? 0),
});

/**
 * Decides, before the body of a submission is read, whether it is taken at all; counts those on their way, and
 * lets a stop wait for them.
 */
export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #ofOrganization = new Map<number, number>();
  #count = 0;
  #uploads = 0;
  #stopping = false;
  #whenEmpty: (() => void)[] = [];

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Submissions whose bodies are being received. For /metrics. */
  get uploads(): number {
    return this.#uploads;
  }

  /**
   * @param task is given what to call once the body was received
   * @throws AssayError SHUTTING_DOWN once {@link stop} was called, QUEUE_FULL, UPLOADS_FULL, ORGANIZATION_BUSY,
   * DISK_LOW or QUOTA_SPENT
   */
  async run<Result>(arrival: Arrival, task: (received: () => void) => Promise<Result>): Promise<Result> {
    this.#refuse(arrival);
    // Counted before anything is waited for: those that come at once are not all let in.
    this.#enter(arrival);
    let isReceiving = true;
    const received = (): void => {
      if (isReceiving) this.#uploads -= 1;
      isReceiving = false;
    };
    try {
      const freeBytes = await this.#deps.freeBytes();
      if (freeBytes - arrival.bodyBytes < this.#deps.limits.leastFreeBytes)
        throw new AssayError('DISK_LOW', { freeBytes });
      if (await this.#deps.isQuotaSpent(arrival.organizationId)) throw new AssayError('QUOTA_SPENT');
      return await task(received);
    } finally {
      received();
      this.#leave(arrival);
    }
  }

  /** Takes no more; resolves when the ones on their way have ended. */
  stop(): Promise<void> {
    this.#stopping = true;
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#whenEmpty.push(resolve));
  }

  #refuse({ organizationId, waits }: Arrival): void {
    const { queue, limits } = this.#deps;
    if (this.#stopping) throw new AssayError('SHUTTING_DOWN');
    if (waits ? queue.isFull : queue.isFullFor(organizationId)) throw new AssayError('QUEUE_FULL');
    if ((this.#ofOrganization.get(organizationId) ?? 0) >= limits.organizationLimit)
      throw new AssayError('ORGANIZATION_BUSY');
    if (this.#uploads >= limits.uploadLimit) throw new AssayError('UPLOADS_FULL');
  }

  #enter({ organizationId }: Arrival): void {
    this.#count += 1;
    this.#uploads += 1;
    this.#ofOrganization.set(organizationId, (this.#ofOrganization.get(organizationId) ?? 0) + 1);
  }

  #leave({ organizationId }: Arrival): void {
    this.#count -= 1;
    const others = (this.#ofOrganization.get(organizationId) ?? 1) - 1;
    if (others > 0) this.#ofOrganization.set(organizationId, others);
    else this.#ofOrganization.delete(organizationId);
    if (this.#count === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }
}
