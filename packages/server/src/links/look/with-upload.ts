import type { Dossier, Fingerprint } from '@assay/linking';

/**
 * A dossier that knows its upload at least: the server hashes each on its way in, so that the same file is
 * found again even where the worker came to no end with the rest.
 */
export function withUpload(dossier: Dossier | undefined, sha256: string): Dossier {
  const upload: Fingerprint = { kind: 'file', part: 'upload', value: { form: 'exact', text: sha256 } };
  const { fingerprints, ...rest } = dossier ?? { documentClass: undefined, fingerprints: [], stated: [] };
  const isKnown = fingerprints.some(
    ({ kind, value }) => kind === 'file' && value.form === 'exact' && value.text === sha256,
  );
  return { ...rest, fingerprints: isKnown ? fingerprints : [upload, ...fingerprints] };
}
