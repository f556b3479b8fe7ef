import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import type { Performed, WorkDepth, WorkQueue } from '../work-types.js';
import { Database, type Queries } from './database.js';
import { type PatientPool, patientPool } from './patient-pool.js';

const TASK = 'conclude';
/** Of graphile-worker's priorities, smallest first: senders wait for those below, batches stand from here on. */
const BATCH_PRIORITY = 10_000;
/** An organization that has more is as far behind as this. */
const MOST_COUNTED = 9_999;
/** A job is tried again by our rules, not by graphile-worker's. */
const MOST_ATTEMPTS = 30_000;
/** Where no notice comes, as behind a pooler that lends connections for one transaction. */
const POLL_MS = 500;
/** Rows and jobs are of one transaction; a row without one for so long lost it to a host that was late. */
const WITHOUT_MICROS = 60_000_000;
const RESCUED_AT_ONCE = 1000;
const CLOSE_TIME_LIMIT_MS = 2000;
/** For LISTEN, and for what all takers ask in between. */
const FURTHER_CONNECTIONS = 3;
const MOST_CONNECTIONS = 12;

/**
 * Lets a job be taken, in the transaction that inserts its row: neither exists alone. Its priority is the virtual
 * time of its organization, the number of its jobs that have not ended: a flood queues behind itself.
 */
export async function addWork(
  queries: Queries,
  { jobId, organizationId, waits }: { jobId: string; organizationId: number; waits: boolean },
): Promise<void> {
  await queries.run(
    `SELECT graphile_worker.add_job($1, json_build_object('jobId', $2::text), job_key => $2,
       max_attempts => $3, priority => $4 + (SELECT count(*)::integer FROM
         (SELECT FROM analysis_job WHERE organization_id = $5 AND state IN ('queued', 'running') AND job_id <> $2
          LIMIT $6) unended))`,
    [TASK, jobId, MOST_ATTEMPTS, waits ? 0 : BATCH_PRIORITY, organizationId, MOST_COUNTED],
  );
}

/** Brings graphile-worker's schema up to date. */
export const migrateWork = (database: Database): Promise<void> =>
  runMigrations({ pgPool: database.pool, logger: loggerFor(() => undefined) });

export interface PostgresWorkOptions {
  readonly url: string;
  /** Told what graphile-worker calls an error. */
  readonly onFault: (error: unknown) => void;
}

/** {@link WorkQueue} by graphile-worker, on the database that holds the rows. */
export class PostgresWorkQueue implements WorkQueue {
  readonly #options: PostgresWorkOptions;
  readonly #database: Database;
  readonly #patient: PatientPool;
  #runner: Runner | undefined;

  /** @param concurrency of {@link start}; 0 where it is never called */
  constructor(options: PostgresWorkOptions, concurrency: number) {
    this.#options = options;
    const connections = Math.min(concurrency + FURTHER_CONNECTIONS, MOST_CONNECTIONS);
    this.#database = new Database({ url: options.url, connections });
    this.#patient = patientPool(this.#database.pool);
  }

  async start(perform: (jobId: string) => Promise<Performed>, concurrency: number): Promise<void> {
    this.#runner = await run({
      pgPool: this.#patient.pool,
      concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: loggerFor(this.#options.onFault),
      taskList: {
        [TASK]: async (payload, { addJob, job }) => {
          const { jobId } = payload as { jobId: string };
          const performed = await perform(jobId);
          // This one is locked, and gone in a moment: under its key a new one is made.
          if (performed)
            await addJob(TASK, payload, {
              jobKey: jobId,
              priority: job.priority,
              maxAttempts: MOST_ATTEMPTS,
              runAt: new Date(Date.now() + performed.againMs),
            });
        },
      },
    });
  }

  async stop(): Promise<void> {
    const runner = this.#runner;
    this.#runner = undefined;
    await runner?.stop();
  }

  async rescue(nowMicros: number, silenceMicros: number): Promise<number> {
    const [unlocked] = (await this.#database.get<[number]>(
      `WITH gone AS (
         SELECT DISTINCT work.locked_by FROM graphile_worker.jobs work JOIN analysis_job job ON job.job_id = work.key
         WHERE job.state = 'queued' AND work.locked_at < to_timestamp($1::float8 / 1000000))
       SELECT count(graphile_worker.force_unlock_workers(ARRAY[locked_by])) FROM gone`,
      [nowMicros - silenceMicros],
    ))!;
    const lost = await this.#database.all<[string, number]>(
      `SELECT job_id, organization_id FROM analysis_job job
       WHERE state = 'queued' AND created_at_micros < $1
         AND NOT EXISTS (SELECT FROM graphile_worker.jobs work WHERE work.key = job.job_id)
       ORDER BY created_at_micros LIMIT $2`,
      [nowMicros - WITHOUT_MICROS, RESCUED_AT_ONCE],
    );
    for (const [jobId, organizationId] of lost)
      await addWork(this.#database, { jobId, organizationId, waits: false });
    return unlocked + lost.length;
  }

  async endedAmong(jobIds: readonly string[]): Promise<readonly string[]> {
    const unended = await this.#database.all<[string]>(
      `SELECT job_id FROM analysis_job WHERE job_id = ANY($1::text[]) AND state IN ('queued', 'running')`,
      [jobIds],
    );
    const open = new Set(unended.map(([jobId]) => jobId));
    return jobIds.filter((jobId) => !open.has(jobId));
  }

  async depth(): Promise<WorkDepth> {
    const [waiting, oldest] = (await this.#database.get<[number, number | null]>(
      `SELECT count(*), min(created_at_micros) FROM analysis_job WHERE state = 'queued'`,
    ))!;
    return { waiting, oldestAtMicros: oldest ?? undefined };
  }

  async waitingOf(organizationIds: readonly number[], most: number): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#database.all<[number, number]>(
      `SELECT id, (SELECT count(*) FROM (
         SELECT FROM analysis_job WHERE organization_id = id AND state = 'queued' LIMIT $2) waiting)
       FROM unnest($1::integer[]) id`,
      [organizationIds, most],
    );
    return new Map(rows);
  }

  async takeDuty(name: string, nowMicros: number, eachMicros: number): Promise<boolean> {
    const sql = `INSERT INTO duty VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET due_at_micros = excluded.due_at_micros WHERE duty.due_at_micros <= $3`;
    return (await this.#database.run(sql, [name, nowMicros + eachMicros, nowMicros])) > 0;
  }

  async claimFolder(folderId: string): Promise<string> {
    await this.#database.run('INSERT INTO data_folder VALUES (1, $1) ON CONFLICT DO NOTHING', [folderId]);
    return (await this.#database.get<[string]>('SELECT folder_id FROM data_folder'))![0];
  }

  async close(): Promise<void> {
    // Jobs that run on would be waited for: they are not ours any more.
    void this.stop().catch(() => undefined);
    const timeLimit = sleep(CLOSE_TIME_LIMIT_MS, undefined, { ref: false });
    // A job that ended just now is yet to be taken out.
    await Promise.race([this.#patient.answered(), timeLimit]);
    await Promise.race([this.#database.close(), timeLimit]);
  }
}

/** graphile-worker's own lines would name jobs and what they threw: errors alone are told on. */
const loggerFor = (onFault: (error: unknown) => void): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') onFault(meta?.error ?? new Error(message));
  });
