import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { AuditEvent } from '../store/account-types.js';
import type { RecordKind, Tag } from '../store/record-types.js';

/** What was erased because of one tag. Names nobody: the tag stands as a keyed hash. */
export interface ErasureStatement {
  readonly certificate: 'assay-erasure-1';
  /** External name. */
  readonly organization: string;
  /** HMAC-SHA-256 of the tag under a key of the organization, the same for the same tag; hexadecimal. */
  readonly subject: string;
  /** ISO 8601. */
  readonly erasedAt: string;
  readonly recordCount: number;
  readonly fileCount: number;
  readonly byteCount: number;
  readonly records: readonly {
    readonly kind: RecordKind;
    readonly id: number;
    readonly createdAt: string;
    readonly fileSha256: readonly string[];
  }[];
}

/** The statement with its digest, and the link of the audit log that holds that digest. */
export interface ErasureCertificate extends ErasureStatement {
  readonly sha256: string;
  readonly audit: Pick<AuditEvent, 'sequence' | 'previousSha256' | 'sha256'>;
}

/** SHA-256 of the statement as JSON, its keys in their order; hexadecimal. */
export const digestOf = (statement: ErasureStatement): string =>
  createHash('sha256').update(JSON.stringify(statement)).digest('hex');

const KEY_BYTES = 32;

/** Without the operator's secret nobody can try values out. */
export function subjectOf({ name, value }: Tag, secret: Uint8Array, salt: Uint8Array): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, salt, 'assay erasure subject 1', KEY_BYTES));
  return createHmac('sha256', key)
    .update(JSON.stringify([name, value]))
    .digest('hex');
}
