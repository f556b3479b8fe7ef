import type { Connection } from '../connection.js';

/** Probes are below 2^48. */
const PROBE_BYTES = 6;

/** As a dossier's row keeps its probes. */
export function packProbes(probes: readonly number[]): Uint8Array {
  const packed = Buffer.alloc(probes.length * PROBE_BYTES);
  for (const [index, probe] of probes.entries()) packed.writeUIntLE(probe, index * PROBE_BYTES, PROBE_BYTES);
  return packed;
}

export function unpackProbes(packed: Uint8Array): number[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  return Array.from({ length: bytes.length / PROBE_BYTES }, (_, index) =>
    bytes.readUIntLE(index * PROBE_BYTES, PROBE_BYTES),
  );
}

/** At most `limit` submissions of the organization that have the probe, newest first, as their sequences. */
export function newestWithProbe(
  connection: Connection,
  organizationId: number,
  probe: number,
  limit: number,
): number[] {
  const sql =
    'SELECT sequence FROM dossier_probe WHERE organization_id = ? AND probe = ? ORDER BY sequence DESC LIMIT ?';
  return connection.all<[number]>(sql, [organizationId, probe, limit]).map(([sequence]) => sequence);
}

/** How many submissions of the organization have the probe; `atMost` stands for that many and more. */
export function countWithProbe(
  connection: Connection,
  organizationId: number,
  probe: number,
  atMost: number,
): number {
  const sql =
    'SELECT count(*) FROM (SELECT 1 FROM dossier_probe WHERE organization_id = ? AND probe = ? LIMIT ?)';
  return connection.get<[number]>(sql, [organizationId, probe, atMost])![0];
}

/** How many of the submissions of these sequences have the probe. */
export function countAmong(
  connection: Connection,
  organizationId: number,
  probe: number,
  sequences: readonly number[],
): number {
  const sql = `SELECT count(*) FROM json_each(?) wanted
    CROSS JOIN dossier_probe p ON p.organization_id = ? AND p.probe = ? AND p.sequence = wanted.value`;
  return connection.get<[number]>(sql, [JSON.stringify(sequences), organizationId, probe])![0];
}

export function insertProbes(
  connection: Connection,
  organizationId: number,
  sequence: number,
  probes: Iterable<number>,
): void {
  for (const probe of probes) {
    // Two parts of one submission may have a probe in common.
    const sql = 'INSERT OR IGNORE INTO dossier_probe (organization_id, probe, sequence) VALUES (?, ?, ?)';
    connection.run(sql, [organizationId, probe, sequence]);
  }
}

export function deleteProbes(
  connection: Connection,
  organizationId: number,
  sequence: number,
  probes: Iterable<number>,
): void {
  for (const probe of probes) {
    const sql = 'DELETE FROM dossier_probe WHERE organization_id = ? AND probe = ? AND sequence = ?';
    connection.run(sql, [organizationId, probe, sequence]);
  }
}
