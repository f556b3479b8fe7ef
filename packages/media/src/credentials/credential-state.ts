import { items, type Json, member, textOf } from './store-json.js';
import type { ContentCredentials } from './types.js';

/** What a validator reports of one manifest (C2PA 2.2, 15.2). */
interface Statuses {
  readonly success: readonly Status[];
  readonly failure: readonly Status[];
}
interface Status {
  readonly code: string;
  readonly url: string | undefined;
}

type Judged = Pick<ContentCredentials, 'state' | 'failures' | 'ingredientFailures'>;

/**
 * A hash or a signature over what is there now does not hold (C2PA 2.2, 15.2.3): the file, the claim, an
 * assertion, or a manifest for which the active one vouches by hash.
 */
const CHANGED = new Set([
  'claimSignature.mismatch',
  'hashedURI.mismatch',
  'assertion.hashedURI.mismatch',
  'assertion.dataHash.mismatch',
  'assertion.bmffHash.mismatch',
  'assertion.boxesHash.mismatch',
  'assertion.collectionHash.mismatch',
  'assertion.collectionHash.incorrectFileCount',
  'ingredient.hashedURI.mismatch',
  'ingredient.manifest.mismatch',
  'ingredient.claimSignature.mismatch',
]);

/**
 * No hash covers the file: the manifest has none, or one that cannot be computed (C2PA 2.2, 15.2.3). Such a
 * manifest fits any file. The library of today refuses to read most of them.
 */
const UNBOUND = new Set([
  'claim.hardBindings.missing',
  'assertion.dataHash.malformed',
  'assertion.bmffHash.malformed',
  'assertion.boxesHash.malformed',
  'assertion.collectionHash.malformed',
]);
const BINDING_HOLDS = /^assertion\.(?:data|bmff|boxes|collection)Hash\.match$/;

/**
 * Says nothing against the manifest: only that the signer is in no list, or what identity (CAWG) is claimed
 * beside the signature.
 */
const isOfTrustOnly = (code: string): boolean =>
  code === 'signingCredential.untrusted' || code.startsWith('cawg.');

/**
 * The state of a file by the codes of its active manifest. An ingredient's failures are not the file's, but
 * keep it from being valid.
 */
export function judgeStore(store: Json): Judged {
  const results = member(store, 'validation_results');
  const active = statusesOf(member(results, 'activeManifest'));
  const ofIngredients = items(member(results, 'ingredientDeltas'), MAX_INGREDIENT_RESULTS).flatMap(
    (delta) => statusesOf(member(delta, 'validationDeltas')).failure,
  );
  const ingredientFailures = codes(ofIngredients).filter((code) => !isOfTrustOnly(code));
  return {
    state: stateOf(active, ingredientFailures),
    failures: codes(active.failure),
    ...(ingredientFailures.length > 0 && { ingredientFailures }),
  };
}

function stateOf(
  { success, failure }: Statuses,
  ingredientFailures: readonly string[],
): ContentCredentials['state'] {
  const succeeded = (code: string): boolean => success.some((status) => status.code === code);
  if (failure.some((status) => CHANGED.has(status.code) && !isOfPlaceOnly(status, success)))
    return 'tampered';
  if (!succeeded('claimSignature.validated') || isUnbound({ success, failure })) return 'unreadable';
  const breaksRule = failure.some(({ code }) => !isOfTrustOnly(code)) || ingredientFailures.length > 0;
  if (breaksRule || !succeeded('claimSignature.insideValidity')) return 'declared';
  return succeeded('signingCredential.trusted') && failure.length === 0 ? 'trusted' : 'valid';
}

const isUnbound = ({ success, failure }: Statuses): boolean =>
  failure.some(({ code }) => UNBOUND.has(code)) && !success.some(({ code }) => BINDING_HOLDS.test(code));

/**
 * The library reports a mismatch, too, where the hash itself holds and only more was left out of it than the
 * manifest's own place, as Truepic's cameras did in 2023: a rule of the form is broken, and nothing that was
 * hashed was changed.
 */
const isOfPlaceOnly = ({ code, url }: Status, success: readonly Status[]): boolean =>
  code === 'assertion.dataHash.mismatch' &&
  success.some((status) => status.code === 'assertion.dataHash.match' && status.url === url);

/**
 * A manifest of thousands of broken actions repeats one code as often: what decides is told early and by few.
 */
const MAX_STATUSES = 20_000;
const MAX_INGREDIENT_RESULTS = 500;
const MAX_CODES = 50;

const CODE = /^[\w.-]{1,100}$/;

const statusesOf = (results: Json | undefined): Statuses => ({
  success: statuses(member(results, 'success')),
  failure: statuses(member(results, 'failure')),
});

function statuses(list: Json | undefined): Status[] {
  return items(list, MAX_STATUSES).map((status) => ({
    code: textOf(member(status, 'code')) ?? 'general.error',
    url: wholeText(member(status, 'url')),
  }));
}

const wholeText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const codes = (of: readonly Status[]): string[] =>
  [...new Set(of.map(({ code }) => (CODE.test(code) ? code : 'general.error')))].slice(0, MAX_CODES);
