/**
 * Rounds of `kill -9` of a real server under load, on the embedded database: what was accepted has to end, once.
 *
 *   node scripts/run-source.mjs benchmarks/jobs/kill-rounds.ts [ROUNDS=100]
 *
 * Needs the build. Each round sends submissions of all four kinds, some of whose senders wait, and kills the
 * server at a random moment. After the last one the server is left to finish, and the script holds what it
 * was told against what is there. Ends with 1 when an accepted submission has no end, a record is there twice,
 * or a stored file differs from its hash.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const KEY = 'a-key-for-the-rounds-of-40-characters-00';
const SERVE = fileURLToPath(new URL('../../packages/server/src/testing/serve.mjs', import.meta.url));
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
/** Longest time from the restart after the last round until everything has ended. */
const SETTLING_MS = 180_000;

interface Served {
  readonly child: ChildProcess;
  readonly baseUrl: string;
}

interface Job {
  readonly jobId: string;
  readonly state: string;
  readonly kind: string;
  readonly recordId?: number;
  readonly failure?: string;
}

async function serve(dataDirectory: string): Promise<Served> {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_DATA_DIR: dataDirectory,
      ASSAY_WORKERS: '2',
      ASSAY_RATE_LIMIT: 'off',
      ASSAY_BOOTSTRAP_API_KEY: KEY,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const baseUrl = /listens on (\S+)\s/.exec(output)?.[1];
    if (baseUrl !== undefined) {
      child.stdout.resume();
      return { child, baseUrl };
    }
  }
  throw new Error('the server ended before it listened');
}

function form(kind: string): FormData {
  const sent = new FormData();
  const file = (name: string): void => sent.append(name, new Blob([PNG]), 'picture.png');
  if (kind === 'verification') for (const name of ['idFile', 'selfieFile']) file(name);
  else {
    sent.append('model', { detection: 'document', parse: 'light', analysis: 'document-model' }[kind] ?? '');
    file('file');
  }
  return sent;
}

const KINDS = ['detection', 'parse', 'verification', 'analysis'];
const headers = { 'x-api-key': KEY };

/** Key to what its sender was told: a job's id, or a record's. */
const accepted = new Map<string, { kind: string; jobId?: string; recordId?: number }>();
let sentCount = 0;

async function send({ baseUrl }: Served): Promise<void> {
  const kind = KINDS[Math.floor(Math.random() * KINDS.length)] as string;
  const waits = Math.random() < 0.3;
  const key = randomUUID();
  sentCount += 1;
  const response = await fetch(`${baseUrl}/v1/${kind}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key, ...(!waits && { prefer: 'respond-async' }) },
    body: form(kind),
  });
  const body = (await response.json()) as { job?: Job; result?: Record<string, number> } & Record<
    string,
    number
  >;
  if (response.status === 202 && body.job) accepted.set(key, { kind, jobId: body.job.jobId });
  if (response.status === 200) {
    const record = (body.result ?? body) as Record<string, number>;
    const recordId =
      record[
        {
          detection: 'detectionId',
          parse: 'parseId',
          verification: 'verificationId',
          analysis: 'analysisId',
        }[kind] as string
      ];
    accepted.set(key, { kind, ...(recordId !== undefined && { recordId }) });
  }
}

async function allJobs({ baseUrl }: Served): Promise<Job[]> {
  const jobs: Job[] = [];
  for (let offset = 0; ; offset += 100) {
    const page = (await (
      await fetch(`${baseUrl}/v1/jobs?limit=100&offset=${offset}`, { headers })
    ).json()) as {
      data: Job[];
    };
    jobs.push(...page.data);
    if (page.data.length < 100) return jobs;
  }
}

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 100);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'assay-rounds-'));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const server = await serve(dataDirectory);
      const until = Date.now() + 300 + Math.random() * 2500;
      const kill = sleep(until - Date.now()).then(() => server.child.kill('SIGKILL'));
      const exit = once(server.child, 'exit');
      const sender = async (): Promise<void> => {
        while (Date.now() < until) await send(server).catch(() => undefined);
      };
      await Promise.all([kill, sender(), sender(), sender()]);
      await exit;
      console.log(`round ${round}: ${accepted.size} accepted of ${sentCount} sent`);
    }
    const server = await serve(dataDirectory);
    const end = Date.now() + SETTLING_MS;
    let jobs = await allJobs(server);
    while (Date.now() < end && jobs.some(({ state }) => state === 'queued' || state === 'running')) {
      await sleep(1000);
      jobs = await allJobs(server);
    }
    const faults: string[] = [];
    const byState = new Map<string, number>();
    for (const { state, failure } of jobs) {
      const name = failure === undefined ? state : `${state} (${failure})`;
      byState.set(name, (byState.get(name) ?? 0) + 1);
    }
    const byId = new Map(jobs.map((job) => [job.jobId, job]));
    for (const [key, { jobId, recordId, kind }] of accepted) {
      const job = jobId === undefined ? undefined : byId.get(jobId);
      if (jobId !== undefined && !job) faults.push(`${key}: its job is gone`);
      if (job && (job.state === 'queued' || job.state === 'running'))
        faults.push(`${key}: ${job.state} still`);
      const made = recordId ?? job?.recordId;
      if (made !== undefined && jobs.filter((one) => one.kind === kind && one.recordId === made).length !== 1)
        faults.push(`${key}: record ${kind} ${made} is not there once`);
    }
    let files = 0;
    for (const kind of KINDS) {
      let records = 0;
      for (let offset = 0; ; offset += 100) {
        const url = `${server.baseUrl}/v1/${kind}?limit=100&offset=${offset}`;
        const page = (await (await fetch(url, { headers })).json()) as {
          data: { files?: { url: string; fileName?: string; category?: string }[]; sha256?: string }[];
        };
        records += page.data.length;
        for (const { files: named = [] } of page.data)
          for (const { url: address } of named) {
            const response = await fetch(address, { headers });
            const bytes = Buffer.from(await response.arrayBuffer());
            files += 1;
            const isWhole = response.status === 200 && (bytes.equals(PNG) || /heat/.test(address));
            if (!isWhole)
              faults.push(
                `${address}: ${response.status}, ${createHash('sha256').update(bytes).digest('hex')}`,
              );
          }
        if (page.data.length < 100) break;
      }
      const done = jobs.filter((job) => job.kind === kind && job.state === 'done').length;
      if (records !== done) faults.push(`${kind}: ${records} records of ${done} jobs`);
    }
    console.log(`${rounds} rounds: ${sentCount} sent, ${accepted.size} accepted, ${files} files whole`);
    for (const [state, count] of byState) console.log(`  ${state}: ${count}`);
    for (const fault of faults) console.log(`  FAULT ${fault}`);
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

await main();
