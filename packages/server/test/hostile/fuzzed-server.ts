import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../src/http/logging.js';
import { startServer } from '../../src/server.js';
import { readSettings } from '../../src/settings.js';
import type { AnalysisIncident } from '../../src/workers/index.js';

const KEY = 'hostile-inputs-test-key-0123456789';

/** Short, so that a document that hangs does not use up the test's time. */
export const DOCUMENT_TIME_LIMIT_S = 3;
/**
 * A pair's worker may have to load its networks first, half a second of processor time, and two pictures of
 * 59 megapixels take 3 (2026-11-22).
 */
export const PAIR_TIME_LIMIT_S = 10;
export const WORKERS = 2;
/**
 * A job may take three times its limit (re-runs without what died) and the start of as many workers, each
 * seconds of processor time that other tests share.
 */
const longestAnswerMs = (timeLimitS: number): number => 3 * timeLimitS * 1000 + 60_000;

export interface Answer {
  readonly status: number;
  readonly tookMs: number;
  readonly body: string;
}

/** A real server with its real pool, in a folder of its own. */
export interface FuzzedServer {
  /**
   * POST /v1/detection. @throws when there is no answer although all runs that a job may have must be over
   */
  post(name: string, bytes: Uint8Array): Promise<Answer>;
  /** POST /v1/verification with the bytes as both files. @throws as {@link post} */
  postPair(name: string, bytes: Uint8Array): Promise<Answer>;
  /** Whether it says of itself that it is ready to work. */
  isReady(): Promise<boolean>;
  /** Lines that were logged as errors: our faults, since a document's own are warnings at most. */
  readonly errorLines: readonly string[];
  /** Workers that ended before their time and checks that broke, counted by what happened. */
  readonly incidents: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export async function startFuzzedServer(timeLimitS: number): Promise<FuzzedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-'));
  const errorLines: string[] = [];
  const incidents = new Map<string, number>();
  const logger = createLogger('warn', {
    write(line: string) {
      const entry = JSON.parse(line) as { level: number; incident?: AnalysisIncident };
      if (entry.incident)
        incidents.set(incidentName(entry.incident), (incidents.get(incidentName(entry.incident)) ?? 0) + 1);
      else if (entry.level >= 50) errorLines.push(line);
    },
  });
  const settings = readSettings({
    PORT: '0',
    ASSAY_DATA_DIR: folder,
    ASSAY_BOOTSTRAP_API_KEY: KEY,
    ASSAY_RATE_LIMIT: 'off',
    ASSAY_WORKERS: String(WORKERS),
    ASSAY_ANALYSIS_TIME_LIMIT_S: String(timeLimitS),
  });
  const server = await startServer(settings, { logger });
  const send = async (path: string, form: FormData): Promise<Answer> => {
    const startedMs = performance.now();
    const response = await fetch(`${server.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': KEY },
      body: form,
      signal: AbortSignal.timeout(longestAnswerMs(timeLimitS)),
    });
    const body = await response.text();
    return { status: response.status, tookMs: performance.now() - startedMs, body };
  };
  const fileOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);
  return {
    post(name, bytes) {
      const form = new FormData();
      form.set('model', 'document');
      form.set('file', fileOf(bytes), name);
      return send('/v1/detection', form);
    },
    postPair(name, bytes) {
      const form = new FormData();
      form.set('idFile', fileOf(bytes), name);
      form.set('selfieFile', fileOf(bytes), name);
      return send('/v1/verification', form);
    },
    isReady: async () => (await fetch(`${server.baseUrl}/readyz`)).ok,
    errorLines,
    incidents,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function incidentName(incident: AnalysisIncident): string {
  switch (incident.kind) {
    case 'worker-died':
      return `worker died (${incident.cause}, ${incident.stage})`;
    case 'check-broken':
      return `check broke (${incident.checkId}, ${incident.trace.name}, ${incident.trace.frames[0] ?? ''})`;
    case 'fingerprinting-broken':
      return `fingerprinting broke (${incident.fingerprinter}, ${incident.trace.name}, ${incident.trace.frames[0] ?? ''})`;
    case 'reading-broken':
      return `reading broke (${incident.part}, ${incident.trace.name}, ${incident.trace.frames[0] ?? ''})`;
    case 'comparison-broken':
      return `comparison broke (${incident.trace.name}, ${incident.trace.frames[0] ?? ''})`;
    case 'decoder-threw':
      return `decoder threw (${incident.trace.name}, ${incident.trace.frames[0] ?? ''})`;
    case 'worker-not-started':
      return 'worker not started';
  }
}

/** Keeps an input that was answered wrongly, for whoever mends it. @returns where */
export function keepInput(name: string, bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'assay-hostile-input-')), name);
  writeFileSync(path, bytes);
  return path;
}
