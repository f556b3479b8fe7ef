import type { components } from './generated/api.js';
import { pause } from './retry.js';
import type { Transport } from './transport.js';

/** A submission whose sender did not wait. */
export type Job = components['schemas']['Job'];

/** A job that has ended: `done` has a record, the others have none. */
export type EndedJob = Omit<Job, 'state' | 'recordId'> &
  (
    | { readonly state: 'done'; readonly recordId: number }
    | { readonly state: 'refused' | 'failed' | 'cancelled'; readonly recordId?: never }
  );

export interface WaitOptions {
  readonly signal?: AbortSignal;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;

/** Submissions that were accepted by `enqueue`. */
export class Jobs {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** @throws NotFoundError */
  async get(jobId: string, { signal }: WaitOptions = {}): Promise<Job> {
    const options = { params: { path: { jobId } }, ...(signal && { signal }) };
    const answer = await this.#transport.read((client) => client.GET('/v1/jobs/{jobId}', options));
    return answer.job;
  }

  /**
   * Asks, ever less often, until the job has ended: `done` names its record, `refused` says what was wrong,
   * `failed` and `cancelled` have none.
   */
  async wait(jobId: string, options: WaitOptions = {}): Promise<EndedJob> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)) {
      const job = await this.get(jobId, options);
      if (job.state !== 'queued' && job.state !== 'running') return job as EndedJob;
      await pause(pauseMs, options.signal);
    }
  }

  /** Takes a submission back that nobody has begun to examine. @throws AssayError with status 409 where somebody has */
  async cancel(jobId: string): Promise<void> {
    await this.#transport.read((client) =>
      client.DELETE('/v1/jobs/{jobId}', { params: { path: { jobId } } }),
    );
  }
}
