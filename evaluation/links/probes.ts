import type { Fingerprint } from '@assay/linking';
import { deriveLinkKeys, type KeyedSubmission, keyDossier, type LinkKeys } from '@assay/server';

const SECRET_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Keys of an organization that does not exist, by a seed: each draws other bits and directions. @param seed
 * 0..255
 */
export const keysOfSeed = (seed: number): LinkKeys =>
  deriveLinkKeys(new Uint8Array(SECRET_BYTES).fill(seed), 1, new Uint8Array(SALT_BYTES).fill(seed));

/** Keyed as the server keys it; faces are kept. */
export const keyed = (dossier: Parameters<typeof keyDossier>[0], keys: LinkKeys): KeyedSubmission =>
  keyDossier(dossier, keys, { facesExpireAtMicros: Number.MAX_SAFE_INTEGER });

/** Submissions so far, by probe. */
export class ProbeIndex {
  readonly #files = new Map<number, Set<string>>();

  add(file: string, { probes }: KeyedSubmission): void {
    for (const probe of [...probes.values()].flat())
      this.#files.set(probe, (this.#files.get(probe) ?? new Set()).add(file));
  }

  /** Those that share a probe with the submission. */
  candidatesOf({ probes }: KeyedSubmission): Set<string> {
    return new Set([...probes.values()].flat().flatMap((probe) => [...(this.#files.get(probe) ?? [])]));
  }

  /** How many have the value of a fingerprint whose values are equal or not. */
  countOf(fingerprint: Fingerprint, { probes }: KeyedSubmission): number {
    const [probe] = probes.get(fingerprint) ?? [];
    return (probe !== undefined && this.#files.get(probe)?.size) || 0;
  }
}
