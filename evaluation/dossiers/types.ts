import type { Dossier } from '@assay/linking';

/** What was taken of one file. */
export interface TakenDossier {
  readonly file: string;
  readonly dossier: Dossier;
  /** As stored, before encryption. */
  readonly sizeBytes: number;
  /** Fingerprinters that broke over it. */
  readonly broken: readonly string[];
  readonly cpuMs: number;
}
