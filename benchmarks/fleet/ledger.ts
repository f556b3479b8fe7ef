import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { KEY } from './serving.js';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
/** Behind the signature and the header's chunk. */
const AFTER_HEADER = 33;
/** Cut short: it is refused by whoever decodes it. */
const UNDECODABLE_BYTES = 20;

/** A picture that no other one equals. */
export function pictureOf(text: string): Buffer {
  const chunk = Buffer.from(`tEXtComment\0${text}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([PNG.subarray(0, AFTER_HEADER), length, chunk, check, PNG.subarray(AFTER_HEADER)]);
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface Job {
  readonly jobId: string;
  readonly state: string;
  readonly kind: string;
  readonly recordId?: number;
  readonly failure?: string;
  readonly attempt: number;
  readonly endedAt?: string;
}
interface Listed {
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  readonly files: readonly { readonly url: string; readonly category: string }[];
  readonly detectionId?: number;
  readonly parseId?: number;
}

const KINDS = {
  detection: { model: 'document', idOf: (record: Listed) => record.detectionId },
  parse: { model: 'light', idOf: (record: Listed) => record.parseId },
} as const;
type Kind = keyof typeof KINDS;

/** A submission, and what its sender was told of it. */
export interface Sent {
  readonly kind: Kind;
  readonly sha256: string;
  readonly isDecodable: boolean;
  /** 202. */
  jobId?: string;
  /** 200. */
  recordId?: number;
  /** 422. */
  isRefused?: boolean;
}

const headers = { 'x-api-key': KEY };
const OVER: ReadonlySet<string> = new Set(['done', 'refused', 'failed', 'cancelled']);
/** Between two tries of one submission. */
const PAUSE_MS = 250;

/** What was sent, what was answered, and whether all of it came true. */
export class Ledger {
  readonly #sent = new Map<string, Sent>();
  /** Answers by status, and those that nobody should get. */
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];

  /** Notes a submission that is sent by other ways than HTTP. */
  note(key: string, sent: Sent): void {
    this.#sent.set(key, sent);
  }

  get sentCount(): number {
    return this.#sent.size;
  }

  get acknowledgedCount(): number {
    return [...this.#sent.values()].filter((sent) => sent.jobId ?? sent.recordId ?? sent.isRefused).length;
  }

  /**
   * Sends one submission, again under its key while it gets no answer or is told to come again.
   * @param address of whoever is asked next
   * @param decodableShare of pictures; the others are refused
   * @param waits whether the sender waits for the record
   */
  async send(
    address: () => string,
    isOver: () => boolean,
    decodableShare = 0.9,
    waits = Math.random() < 0.4,
  ): Promise<void> {
    const key = randomUUID();
    const kind: Kind = decodableShare === 1 || Math.random() < 0.7 ? 'detection' : 'parse';
    const isDecodable = Math.random() < decodableShare;
    const picture = pictureOf(key);
    const bytes = isDecodable ? picture : picture.subarray(0, UNDECODABLE_BYTES);
    const sent: Sent = { kind, sha256: sha256Of(bytes), isDecodable };
    this.#sent.set(key, sent);
    while (!(await this.#try(address(), key, sent, bytes, waits)) && !isOver()) await sleep(PAUSE_MS);
  }

  /** @returns whether there was an answer to go by */
  async #try(
    baseUrl: string,
    key: string,
    sent: Sent,
    bytes: Uint8Array<ArrayBuffer> | Buffer,
    waits: boolean,
  ): Promise<boolean> {
    const form = new FormData();
    form.append('model', KINDS[sent.kind].model);
    form.append('tags', JSON.stringify({ sent: key }));
    form.append('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
    let response: Response;
    let body: { job?: Job; result?: Listed };
    try {
      response = await fetch(`${baseUrl}/v1/${sent.kind}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key, ...(!waits && { prefer: 'respond-async' }) },
        body: form,
      });
      body = (await response.json()) as typeof body;
    } catch {
      return false;
    }
    const { status } = response;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 202 && body.job) sent.jobId = body.job.jobId;
    else if (status === 200)
      sent.recordId = KINDS[sent.kind].idOf(body.result ?? (body as Listed)) ?? Number.NaN;
    else if (status === 422 && !sent.isDecodable) sent.isRefused = true;
    else if ((status === 503 || status === 429) && response.headers.has('retry-after')) return false;
    else this.faults.push(`${key}: answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
    return true;
  }

  /**
   * Waits until every job has ended, then holds all that was said against what is there.
   * @returns lines that say what was found
   */
  async audit(baseUrl: string, settlingMs: number): Promise<string[]> {
    const end = Date.now() + settlingMs;
    let jobs = await allOf<Job>(baseUrl, 'jobs');
    while (Date.now() < end && jobs.some(({ state }) => !OVER.has(state))) {
      await sleep(1000);
      jobs = await allOf<Job>(baseUrl, 'jobs');
    }
    const kinds = Object.keys(KINDS) as Kind[];
    const records = await Promise.all(kinds.map((kind) => this.#recordsOf(baseUrl, kind)));
    return this.hold(jobs, records.flat());
  }

  /** Holds what was said against what is there. @returns lines that say what was found */
  hold(jobs: readonly Job[], records: readonly RecordThere[]): string[] {
    const made = new Map<string, number[]>();
    let files = 0;
    for (const { key, id, files: hashes } of records) {
      made.set(key, [...(made.get(key) ?? []), id]);
      files += hashes.length;
      if (hashes.length === 0 || hashes.some((hash) => hash !== this.#sent.get(key)?.sha256))
        this.faults.push(`${key}: a file is not whole`);
    }
    const doneCount = jobs.filter(({ state }) => state === 'done').length;
    if (doneCount !== records.length) this.faults.push(`${records.length} records of ${doneCount} jobs`);
    const byJobId = new Map(jobs.map((job) => [job.jobId, job]));
    for (const [key, sent] of this.#sent)
      this.faults.push(
        ...faultsOf(sent, byJobId.get(sent.jobId ?? ''), made.get(key) ?? []).map(
          (fault) => `${key}: ${fault}`,
        ),
      );
    const byState = new Map<string, number>();
    for (const { state, failure } of jobs) {
      const name = failure === undefined ? state : `${state} (${failure})`;
      byState.set(name, (byState.get(name) ?? 0) + 1);
    }
    return [
      `${this.sentCount} sent, ${this.acknowledgedCount} acknowledged, ${records.length} records, ${files} files whole`,
      `answers: ${[...this.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      `jobs: ${[...byState].map(([state, count]) => `${state}: ${count}`).join(', ')}`,
      ...this.faults.map((fault) => `FAULT ${fault}`),
    ];
  }

  async #recordsOf(baseUrl: string, kind: Kind): Promise<RecordThere[]> {
    const hashOf = async ({ url }: { url: string }): Promise<string> => {
      const response = await fetch(`${baseUrl}${new URL(url).pathname}`, { headers });
      return response.status === 200 ? sha256Of(Buffer.from(await response.arrayBuffer())) : '';
    };
    const found: RecordThere[] = [];
    // One after the other: a thousand connections at once would be another test.
    for (const record of await allOf<Listed>(baseUrl, kind))
      found.push({
        key: record.tags.find(({ name }) => name === 'sent')?.value ?? '',
        id: KINDS[kind].idOf(record) ?? Number.NaN,
        files: await Promise.all(
          record.files.filter(({ category }) => category === 'original_file').map(hashOf),
        ),
      });
    return found;
  }
}

/** A record as it is found in the end. */
export interface RecordThere {
  /** That it was sent under. */
  readonly key: string;
  readonly id: number;
  /** SHA-256 of the stored bytes of its uploads. */
  readonly files: readonly string[];
}

/** What is wrong with what became of a submission. @param made ids of its records */
function faultsOf(sent: Sent, job: Job | undefined, made: readonly number[]): string[] {
  const faults: string[] = [];
  if (sent.jobId !== undefined && !job) faults.push('its job is gone');
  if (job && !OVER.has(job.state)) faults.push(`${job.state} still`);
  // A document that two hosts died with is answered so; here chance killed both.
  if (job?.state === 'failed' && job.failure !== 'worker_lost') faults.push(`failed (${job.failure})`);
  if (job?.state === 'refused' && sent.isDecodable) faults.push('refused, though it is whole');
  if (job?.state === 'done' && made.length === 0) faults.push('done without a record');
  if (made.length > 1) faults.push(`${made.length} records`);
  for (const named of [sent.recordId, job?.recordId])
    if (named !== undefined && made[0] !== named)
      faults.push(`record ${named} was named, and there is ${made.join()}`);
  return faults;
}

/** All entries of a list, newest first. */
export async function allOf<Entry>(baseUrl: string, list: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const response = await fetch(`${baseUrl}/v1/${list}?limit=100&offset=${entries.length}`, { headers });
    const { data } = (await response.json()) as { data: Entry[] };
    entries.push(...data);
    if (data.length === 0) return entries;
  }
}
