import type { VerdictPolicy } from '@assay/forensics';
import type { ApiKey } from '../../access/types.js';
import type {
  Detection,
  DetectionQuery,
  IdempotencyClaim,
  IdempotentAnswer,
  NewApiKey,
  Organization,
  Parsing,
  ParsingQuery,
  RecordKind,
  RecordPage,
  RecordStore,
  StoredFile,
  Verification,
  VerificationQuery,
} from '../types.js';
import { detectionInsert, detectionOfRow } from './detection-row.js';
import { IdLease } from './id-lease.js';
import { parsingInsert, parsingOfRow } from './parsing-row.js';
import type { Reads, Writes } from './protocol.js';
import type { StoreThread } from './thread.js';
import { verificationInsert, verificationOfRow } from './verification-row.js';

/** {@link RecordStore} over one SQLite file. Made by `openSqliteStore`. */
export class SqliteStore implements RecordStore {
  readonly #writer: StoreThread<Writes>;
  readonly #readers: readonly StoreThread<Reads>[];
  readonly #ids: Readonly<Record<RecordKind, IdLease>>;

  constructor(writer: StoreThread<Writes>, readers: readonly StoreThread<Reads>[]) {
    this.#writer = writer;
    this.#readers = readers;
    const leaseOf = (kind: RecordKind): IdLease => new IdLease((count) => writer.call('leaseIds', kind, count));
    this.#ids = { detection: leaseOf('detection'), parse: leaseOf('parse'), verification: leaseOf('verification') };
  }

  /** The reader with the fewest requests waiting. */
  get #reader(): StoreThread<Reads> {
    return this.#readers.reduce((least, reader) => (reader.waitingCount < least.waitingCount ? reader : least));
  }

  reserveId(kind: RecordKind): Promise<number> {
    return this.#ids[kind].next();
  }

  async insertDetection(detection: Detection, idempotency?: IdempotencyClaim): Promise<void> {
    await this.#writer.call('insertRecord', detectionInsert(detection), idempotency);
  }

  async findDetection(organizationId: number, detectionId: number): Promise<Detection | undefined> {
    const row = await this.#reader.call('findRecord', 'detection', organizationId, detectionId);
    return row && detectionOfRow(row);
  }

  async listDetections(organizationId: number, query: DetectionQuery): Promise<RecordPage<Detection>> {
    const { totalCount, rows } = await this.#reader.call('listRecords', 'detection', organizationId, query);
    return { totalCount, records: rows.map(detectionOfRow) };
  }

  async insertParsing(parsing: Parsing, idempotency?: IdempotencyClaim): Promise<void> {
    await this.#writer.call('insertRecord', parsingInsert(parsing), idempotency);
  }

  async findParsing(organizationId: number, parseId: number): Promise<Parsing | undefined> {
    const row = await this.#reader.call('findRecord', 'parse', organizationId, parseId);
    return row && parsingOfRow(row);
  }

  async listParsings(organizationId: number, query: ParsingQuery): Promise<RecordPage<Parsing>> {
    const { totalCount, rows } = await this.#reader.call('listRecords', 'parse', organizationId, query);
    return { totalCount, records: rows.map(parsingOfRow) };
  }

  async insertVerification(verification: Verification, idempotency?: IdempotencyClaim): Promise<void> {
    await this.#writer.call('insertRecord', verificationInsert(verification), idempotency);
  }

  async findVerification(organizationId: number, verificationId: number): Promise<Verification | undefined> {
    const row = await this.#reader.call('findRecord', 'verification', organizationId, verificationId);
    return row && verificationOfRow(row);
  }

  async listVerifications(organizationId: number, query: VerificationQuery): Promise<RecordPage<Verification>> {
    const { totalCount, rows } = await this.#reader.call('listRecords', 'verification', organizationId, query);
    return { totalCount, records: rows.map(verificationOfRow) };
  }

  findFile(organizationId: number, storedName: string): Promise<StoredFile | undefined> {
    return this.#reader.call('findFile', organizationId, storedName);
  }

  async existingFileNames(storedNames: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.#reader.call('existingFileNames', storedNames));
  }

  findIdempotent(organizationId: number, key: string, nowMicros: number): Promise<IdempotentAnswer | undefined> {
    return this.#reader.call('findIdempotent', organizationId, key, nowMicros);
  }

  async organizationByName(name: string): Promise<number> {
    // Almost always there already, and then no reason to wait for the writer.
    return (await this.#reader.call('findOrganization', name)) ?? (await this.#writer.call('organizationByName', name));
  }

  listOrganizations(): Promise<readonly Organization[]> {
    return this.#reader.call('listOrganizations');
  }

  organizationPolicy(organizationId: number): Promise<VerdictPolicy | undefined> {
    return this.#reader.call('organizationPolicy', organizationId);
  }

  async setOrganizationPolicy(organizationId: number, policy: VerdictPolicy | undefined): Promise<void> {
    await this.#writer.call('setOrganizationPolicy', organizationId, policy);
  }

  countApiKeys(): Promise<number> {
    return this.#reader.call('countApiKeys');
  }

  insertApiKey(key: NewApiKey): Promise<ApiKey> {
    return this.#writer.call('insertApiKey', key);
  }

  findApiKey(keySha256: Uint8Array): Promise<ApiKey | undefined> {
    return this.#reader.call('findApiKey', keySha256);
  }

  listApiKeys(organizationId: number): Promise<readonly ApiKey[]> {
    return this.#reader.call('listApiKeys', organizationId);
  }

  renameApiKey(organizationId: number, id: number, name: string): Promise<boolean> {
    return this.#writer.call('renameApiKey', organizationId, id, name);
  }

  deleteApiKey(organizationId: number, id: number): Promise<boolean> {
    return this.#writer.call('deleteApiKey', organizationId, id);
  }

  async ping(): Promise<void> {
    await Promise.all([this.#writer.call('ping'), ...this.#readers.map((reader) => reader.call('ping'))]);
  }

  async close(): Promise<void> {
    await Promise.all(this.#readers.map((reader) => reader.close()));
    await this.#writer.close();
  }
}
