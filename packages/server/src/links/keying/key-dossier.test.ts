import type { Dossier, Fingerprint } from '@assay/linking';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFingerprint, dossiers, exactFingerprint, sampleKeys } from '../testing/sample-dossiers.js';
import { evidenceValueOf } from './evidence-value.js';
import { keyDossier, MAX_PROBES, openDossier } from './key-dossier.js';
import { probesOf } from './probes.js';

const keys = sampleKeys(1);
const face: Fingerprint = {
  kind: 'face',
  part: 'portrait',
  value: { form: 'vector', numbers: Float32Array.from({ length: 192 }, Math.sin) },
};
const dossierOf = (...fingerprints: Fingerprint[]): Dossier => ({
  documentClass: 'identity/passport',
  fingerprints,
  stated: [],
});

test('what is kept opens to what is compared; probes ascend without repeats, and each is of a fingerprint', () => {
  fc.assert(
    fc.property(dossiers, (dossier) => {
      const { dossiers: kept, comparable, probes } = keyDossier(dossier, keys);
      expect(
        openDossier(
          kept.map(({ sealed }) => sealed),
          keys,
        ),
      ).toEqual(comparable);
      expect(comparable).toEqual(dossier);
      expect(kept).toHaveLength(1);
      const all = [...probes.values()].flat();
      expect(kept[0]?.probes).toEqual([...new Set(all)].sort((a, b) => a - b));
    }),
    { numRuns: 30 },
  );
});

test('two organizations keep nothing alike of the same dossier', () => {
  const dossier = dossierOf(
    exactFingerprint('a'.repeat(64)),
    bitsFingerprint(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)),
  );
  const [ours, others] = [keys, sampleKeys(2)].map((one) => keyDossier(dossier, one).dossiers[0]!);
  expect(ours!.probes.filter((probe) => others!.probes.includes(probe))).toEqual([]);
  expect(evidenceValueOf(dossier.fingerprints[0]!, keys)).not.toBe(
    evidenceValueOf(dossier.fingerprints[0]!, sampleKeys(2)),
  );
  expect(() => openDossier([ours!.sealed], sampleKeys(2))).toThrow();
});

test('probes of whole values are told from those that are shared by chance', () => {
  const account = exactFingerprint('123456789', 'identifier');
  const { probes, exactProbes } = keyDossier(
    dossierOf(bitsFingerprint(new Uint8Array(8)), exactFingerprint('a'), account),
    keys,
  );
  const exact = [...probes].flatMap(([{ value }, own]) => (value.form === 'exact' ? own : []));
  expect(exact).toHaveLength(2);
  expect(exactProbes).toEqual(new Set(exact));
});

test('a face is left out unless it has an end; with one it is a part of its own, as a sketch', () => {
  const dossier = dossierOf(exactFingerprint('a'), face);
  const without = keyDossier(dossier, keys);
  expect(without.comparable.fingerprints).toEqual([exactFingerprint('a')]);
  expect(without.dossiers).toHaveLength(1);

  const { dossiers: kept, comparable } = keyDossier(dossier, keys, { facesExpireAtMicros: 5 });
  expect(kept.map(({ expiresAtMicros }) => expiresAtMicros)).toEqual([undefined, 5]);
  expect(kept[0]?.probes).toEqual(without.dossiers[0]?.probes);
  const sketch = comparable.fingerprints[1]!;
  expect(kept[1]?.probes).toEqual(probesOf(sketch, keys).sort((a, b) => a - b));
  expect(sketch).toMatchObject({ kind: 'face', part: 'portrait', value: { form: 'bits' } });
  expect(
    openDossier(
      kept.map(({ sealed }) => sealed),
      keys,
    ),
  ).toEqual(comparable);
  expect(openDossier([kept[0]!.sealed], keys).fingerprints).toEqual([exactFingerprint('a')]);
});

test('a document made to have very many fingerprints widens the index by no more than the bound, and the exact ones come first', () => {
  const pages = Array.from({ length: 200 }, (_, page) =>
    bitsFingerprint(Uint8Array.from({ length: 8 }, (_byte, index) => page * 31 + index)),
  );
  const { dossiers: kept, probes } = keyDossier(dossierOf(...pages, exactFingerprint('last')), keys);
  expect(kept[0]?.probes.length).toBeLessThanOrEqual(MAX_PROBES);
  expect([...probes.keys()]).toContainEqual(exactFingerprint('last'));
});

test('evidence values are HMACs in hexadecimal: equal for equal values of one kind, whatever else a fingerprint says', () => {
  const fingerprint = exactFingerprint('4', 'identifier');
  const value = evidenceValueOf(fingerprint, keys);
  expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(evidenceValueOf({ ...fingerprint, part: 'routingNumber', page: 2 }, keys)).toBe(value);
  for (const other of [exactFingerprint('4', 'camera'), exactFingerprint('5', 'identifier')])
    expect(evidenceValueOf(other, keys)).not.toBe(value);
  expect(() => evidenceValueOf(face, keys)).toThrow(TypeError);
});
