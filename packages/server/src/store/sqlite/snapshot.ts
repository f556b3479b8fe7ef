import { Connection } from './connection.js';
import { migrate } from './migrate.js';

/** Stored names handed over at once. */
const BATCH = 1000;

/** Writes the database as it is at one moment to a new file, while others read and write it. */
export function snapshotDatabase(path: string, target: string): void {
  const connection = new Connection(path);
  try {
    connection.run('VACUUM INTO ?', [target]);
  } finally {
    connection.close();
  }
}

/** A database file that no server has open: a snapshot. */
export class Snapshot {
  readonly #connection: Connection;

  constructor(path: string) {
    this.#connection = new Connection(path);
  }

  /** @throws StoreError DATABASE_TOO_NEW when a newer Assay wrote it */
  migrate(): void {
    migrate(this.#connection);
  }

  /** What SQLite finds wrong with the file; empty when it is whole. */
  problems(): readonly string[] {
    const lines = this.#connection.all<[string]>('PRAGMA integrity_check(20)').map(([line]) => line);
    return lines.filter((line) => line !== 'ok');
  }

  /** Names of all stored files, in batches. */
  *storedNames(): Generator<readonly string[]> {
    const sql = 'SELECT stored_name FROM stored_file WHERE stored_name > ? ORDER BY stored_name LIMIT ?';
    for (let last = ''; ; ) {
      const names = this.#connection.all<[string]>(sql, [last, BATCH]).map(([name]) => name);
      if (names.length === 0) return;
      yield names;
      last = names[names.length - 1] as string;
    }
  }

  /** Those of the names whose file may be missing: pages that are drawn when they are first asked for. */
  drawnWhenAsked(storedNames: readonly string[]): ReadonlySet<string> {
    const sql = `SELECT f.stored_name FROM json_each(?) wanted CROSS JOIN stored_file f ON f.stored_name = wanted.value
      JOIN detection_content c ON f.record_kind = 'detection' AND c.detection_id = f.record_id, json_each(c.files) file
      WHERE file.value ->> 'storedName' = f.stored_name AND file.value -> 'marks' IS NOT NULL`;
    const rows = this.#connection.all<[string]>(sql, [JSON.stringify(storedNames)]);
    return new Set(rows.map(([name]) => name));
  }

  /** Jobs that have not ended, with what they were asked. */
  waitingJobs(): readonly { readonly jobId: string; readonly request: string }[] {
    return this.#connection
      .all<[string, string]>(
        `SELECT job_id, request FROM analysis_job WHERE state IN ('queued', 'running') ORDER BY rowid`,
      )
      .map(([jobId, request]) => ({ jobId, request }));
  }

  dropJobs(jobIds: readonly string[]): void {
    for (const jobId of jobIds) this.#connection.run('DELETE FROM analysis_job WHERE job_id = ?', [jobId]);
  }

  /** Everything is in the file itself afterwards, none of it in one beside it. */
  close(): void {
    this.#connection.execute('PRAGMA journal_mode = DELETE');
    this.#connection.close();
  }
}
