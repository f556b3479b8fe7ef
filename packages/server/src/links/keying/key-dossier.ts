import { type Dossier, type Fingerprint, KINDS } from '@assay/linking';
import type { KeyedDossier } from '../../store/link-types.js';
import type { LinkKeys } from '../keys/link-keys.js';
import { dossierOfBytes, dossierToBytes } from './dossier-bytes.js';
import { probesOf } from './probes.js';
import { seal, unseal } from './seal.js';
import { signSketch } from './sign-sketch.js';

/**
 * Most probes of one submission. A dossier has about 70; the bound keeps a document made to have many from
 * widening the index. Exact fingerprints come first: one probe each, and they say the most.
 */
export const MAX_PROBES = 256;

/** A dossier after the organization's key has been over it. */
export interface KeyedSubmission {
  /** For the store: what stays, then the faces, which have an end of their own. */
  readonly dossiers: readonly KeyedDossier[];
  /**
   * What earlier dossiers are compared with: vectors are sketches, faces are there only where they may be
   * kept.
   */
  readonly comparable: Dossier;
  /** By the fingerprints of `comparable`. */
  readonly probes: ReadonlyMap<Fingerprint, readonly number[]>;
  /** Those of the probes that are of a whole value, and never shared by chance. */
  readonly exactProbes: ReadonlySet<number>;
}

export interface KeyingOptions {
  /** When the sketches of faces are to be forgotten; without it no face is kept, nor compared. */
  readonly facesExpireAtMicros?: number;
}

/** Makes of a dossier what may be stored, and what it is to be found by. */
export function keyDossier(
  dossier: Dossier,
  keys: LinkKeys,
  { facesExpireAtMicros }: KeyingOptions = {},
): KeyedSubmission {
  const sketched = dossier.fingerprints
    .filter(({ kind }) => kind !== 'face' || facesExpireAtMicros !== undefined)
    .map((fingerprint) => sketchedOf(fingerprint, keys));
  const probes = new Map(
    withinBound(sketched.map((fingerprint) => [fingerprint, probesOf(fingerprint, keys)])),
  );
  const comparable = { ...dossier, fingerprints: sketched };
  const faces = sketched.filter(isFace);
  const others = sketched.filter((fingerprint) => !isFace(fingerprint));
  const keyed = (part: Dossier): Pick<KeyedDossier, 'probes' | 'sealed'> => ({
    probes: distinctAscending(part.fingerprints.flatMap((fingerprint) => probes.get(fingerprint) ?? [])),
    sealed: seal(dossierToBytes(part), keys),
  });
  const dossiers: KeyedDossier[] = [keyed({ ...dossier, fingerprints: others })];
  if (faces.length > 0 && facesExpireAtMicros !== undefined) {
    const part = keyed({ documentClass: undefined, fingerprints: faces, stated: [] });
    dossiers.push({ ...part, expiresAtMicros: facesExpireAtMicros });
  }
  const exactProbes = new Set([...probes].flatMap(([fingerprint, own]) => (isExact(fingerprint) ? own : [])));
  return { dossiers, comparable, probes, exactProbes };
}

/**
 * Opens what the store kept of one submission: its parts joined again.
 * @throws UnreadableDossierError
 */
export function openDossier(sealed: readonly Uint8Array[], keys: LinkKeys): Dossier {
  const parts = sealed.map((part) => dossierOfBytes(unseal(part, keys)));
  const habits = parts.find((part) => part.habits)?.habits;
  return {
    documentClass: parts.find(({ documentClass }) => documentClass !== undefined)?.documentClass,
    fingerprints: parts.flatMap(({ fingerprints }) => fingerprints),
    stated: parts.flatMap(({ stated }) => stated),
    ...(habits && { habits }),
  };
}

const isFace = ({ kind }: Fingerprint): boolean => kind === 'face';
const isExact = ({ kind }: Fingerprint): boolean => KINDS[kind].probing.form === 'exact';

const sketchedOf = (fingerprint: Fingerprint, keys: LinkKeys): Fingerprint =>
  fingerprint.value.form === 'vector'
    ? {
        ...fingerprint,
        value: { form: 'bits', bits: signSketch(fingerprint.value.numbers, keys, fingerprint.kind) },
      }
    : fingerprint;

type Probed = readonly [Fingerprint, readonly number[]];

function withinBound(probed: readonly Probed[]): Probed[] {
  const exact = probed.filter(([fingerprint]) => isExact(fingerprint));
  const others = probed.filter(([fingerprint]) => !isExact(fingerprint));
  let left = MAX_PROBES;
  return [...exact, ...others].filter(([, { length }]) => {
    left -= length;
    return left >= 0;
  });
}

const distinctAscending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);
