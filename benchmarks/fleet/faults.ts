/**
 * Faults of a real installation under load: what was acknowledged has to come true, once.
 *
 *   node scripts/run-source.mjs benchmarks/fleet/faults.ts KIND [COUNT [MINUTES]]
 *
 * Needs the build. KIND is one of
 *   fleet     COUNT rounds of `kill -9` of a random API process or worker host, on PostgreSQL and S3 (100)
 *   queue     the same of processes that admit and conclude by the queue alone, without HTTP and examination (100)
 *   embedded  COUNT rounds of `kill -9` of the one process of the embedded default (100)
 *   dead      COUNT times a host dies with its jobs: when they run elsewhere (3)
 *   paused    COUNT times a host is stopped for 60 seconds with its jobs, and goes on: records of each (3)
 *   outages   PostgreSQL shut down for 30 seconds, S3 answering 500 for 30 seconds, either one slow by 2 seconds
 * After MINUTES no further round is begun. Every sender sends again under its `Idempotency-Key` until it gets an
 * answer. Ends with 1 when an acknowledged submission has no end, a record is there twice or not at all, a stored file
 * is another one than was sent, or an answer is none that a sender can go by. On a machine that is too busy to start
 * a worker within 30 seconds, it ends early.
 */
import { deadHost, pausedHost } from './hosts.js';
import { killEmbedded, killFleet } from './kills.js';
import { outages } from './outages.js';
import { killQueue } from './queue-kills.js';

const [kind = '', count, minutes] = process.argv.slice(2);
const rounds = (usual: number) => ({
  rounds: Number(count ?? usual),
  endsAtMs: Date.now() + Number(minutes ?? Number.POSITIVE_INFINITY) * 60_000,
});

const FAULTS: Readonly<Record<string, () => Promise<boolean>>> = {
  fleet: () => killFleet(rounds(100)),
  queue: () => killQueue(rounds(100)),
  embedded: () => killEmbedded(rounds(100)),
  dead: () => deadHost(rounds(3)),
  paused: () => pausedHost(rounds(3)),
  outages: () => outages(),
};

const run = FAULTS[kind];
if (!run) {
  console.error(`Name one of ${Object.keys(FAULTS).join(', ')}.`);
  process.exit(1);
}
process.exit((await run()) ? 0 : 1);
