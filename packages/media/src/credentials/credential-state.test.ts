import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeStore } from './credential-state.js';
import { manifestsOf } from './manifests.js';
import type { Json } from './store-json.js';

const SIGNED = ['claimSignature.validated', 'claimSignature.insideValidity'];

/** What the library reports, by codes alone. */
const store = (
  success: readonly string[],
  failure: readonly string[] = [],
  ofIngredients: readonly string[] = [],
): Json => ({
  validation_results: {
    activeManifest: { success: success.map(status), informational: [], failure: failure.map(status) },
    ...(ofIngredients.length > 0 && {
      ingredientDeltas: [
        {
          ingredientAssertionURI: 'self#jumbf=x',
          validationDeltas: { success: [], failure: ofIngredients.map(status) },
        },
      ],
    }),
  },
});
const status = (code: string): Json => ({
  code,
  url: code.startsWith('assertion.dataHash') ? 'self#jumbf=hash' : 'self#jumbf=other',
});

describe('the state follows from the codes', () => {
  test.each([
    ['trusted', [...SIGNED, 'signingCredential.trusted'], []],
    ['valid', SIGNED, ['signingCredential.untrusted']],
    ['valid', SIGNED, ['signingCredential.untrusted', 'cawg.ica.did_unavailable']],
    [
      'declared',
      SIGNED,
      ['signingCredential.untrusted', 'signingCredential.expired', 'assertion.action.malformed'],
    ],
    ['declared', ['claimSignature.validated'], ['signingCredential.untrusted']],
    ['declared', [...SIGNED, 'signingCredential.trusted'], ['signingCredential.ocsp.revoked']],
    ['tampered', [...SIGNED, 'signingCredential.trusted'], ['assertion.dataHash.mismatch']],
    ['tampered', [], ['claimSignature.mismatch', 'signingCredential.untrusted']],
    ['tampered', SIGNED, ['assertion.hashedURI.mismatch']],
    ['tampered', SIGNED, ['ingredient.manifest.mismatch']],
    ['unreadable', [...SIGNED, 'signingCredential.trusted'], ['claim.hardBindings.missing']],
    ['unreadable', SIGNED, ['signingCredential.untrusted', 'assertion.dataHash.malformed']],
    ['declared', [...SIGNED, 'assertion.boxesHash.match'], ['assertion.dataHash.malformed']],
    ['tampered', SIGNED, ['claim.hardBindings.missing', 'assertion.hashedURI.mismatch']],
    ['unreadable', [], ['claim.hardBindings.missing', 'claimSignature.missing']],
    ['unreadable', [], ['claimSignature.missing']],
    ['unreadable', [], ['algorithm.unsupported']],
    ['unreadable', [], []],
  ])('%s: %j but %j', (state, success, failure) => {
    expect(judgeStore(store(success, failure)).state).toBe(state);
  });
});

test('a hash that holds over less than it may cover breaks a rule, and nothing was changed', () => {
  expect(
    judgeStore(store([...SIGNED, 'assertion.dataHash.match'], ['assertion.dataHash.mismatch'])).state,
  ).toBe('declared');
});

test('what fails in an ingredient is not laid to the file, but keeps it from being valid', () => {
  const trusted = [...SIGNED, 'signingCredential.trusted'];
  expect(judgeStore(store(trusted, [], ['signingCredential.untrusted']))).toEqual({
    state: 'trusted',
    failures: [],
  });
  expect(judgeStore(store(trusted, [], ['signingCredential.untrusted', 'claimSignature.mismatch']))).toEqual({
    state: 'declared',
    failures: [],
    ingredientFailures: ['claimSignature.mismatch'],
  });
});

test('codes are told once each, and none that is no code', () => {
  expect(
    judgeStore(store(SIGNED, ['general.error', 'general.error', 'a sentence\nof two lines'])).failures,
  ).toEqual(['general.error']);
});

test('whatever JSON comes, nothing is thrown, and only what was signed is valid', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const json = { active_manifest: 'x', manifests: value, validation_results: value } as Json;
      expect(['unreadable', 'tampered']).toContain(judgeStore(json).state);
      expect(manifestsOf({ active_manifest: 'x', manifests: { x: value } } as Json)).toHaveLength(1);
    }),
  );
});

test('what is kept of a manifest is bounded', () => {
  const actions = Array.from({ length: 5000 }, () => ({ action: 'c2pa.edited'.padEnd(5000, 'x') }));
  const assertions = Array.from({ length: 3000 }, () => ({ label: 'c2pa.actions', data: { actions } }));
  const ingredients = Array.from({ length: 5000 }, () => ({ title: 'a\u0000b' }));
  const [manifest] = manifestsOf({
    active_manifest: 'x',
    manifests: { x: { assertions, ingredients } },
  } as unknown as Json);
  expect([
    manifest?.actions.length,
    manifest?.ingredients.length,
    manifest?.actions[0]?.action.length,
  ]).toEqual([200, 100, 300]);
  expect(manifest?.ingredients[0]?.title).toBe('a b');
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`m${index}`, {}]));
  const kept = manifestsOf({ active_manifest: 'm499', manifests: many });
  expect([kept.length, kept[0]?.isActive]).toEqual([64, true]);
});
