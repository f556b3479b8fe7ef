import type { ContentCredentials } from '@assay/media';
import type { Evidence } from '../../check.js';
import { type Observation, quoted } from '../../observation.js';
import { isUneditedCapture } from './actions.js';
import { MEASURE } from './measure.js';

/** What a state means for the file, said with the name of who signed. */
export function observationOf(credentials: ContentCredentials): Observation {
  const { state, failures, manifests } = credentials;
  const by = signedBy(credentials);
  switch (state) {
    case 'trusted':
      return isUneditedCapture(manifests)
        ? said(MEASURE.trustedCapture, {
            code: 'CREDENTIALS_TRUSTED',
            summary: `Content credentials${by}, who is in the trust list, say that a camera took this picture; nothing was changed after it was signed, and no edit is listed.`,
          })
        : said(MEASURE.told, {
            code: 'CREDENTIALS_TRUSTED',
            summary: `Content credentials${by}, who is in the trust list, hold: nothing was changed after they were signed. They are not those of a camera alone.`,
          });
    case 'valid':
      return said(MEASURE.told, {
        code: 'CREDENTIALS_VALID',
        summary: `Content credentials${by} hold: nothing was changed after they were signed. The signer is in no trust list known here, so that anybody may have signed.`,
      });
    case 'declared':
      return said(MEASURE.told, {
        code: 'CREDENTIALS_DECLARED',
        summary: `Content credentials${by} fit the file, but they cannot be relied on: ${reasonsOf(credentials)}. What they say is the file’s own word.`,
      });
    case 'tampered':
      return failures.some((code) => CONTENT_CODES.has(code)) &&
        !failures.some((code) => CREDENTIAL_CODES.has(code))
        ? said(MEASURE.contentChanged, {
            code: 'CREDENTIALS_TAMPERED',
            summary: `The file was changed after its content credentials${by} were signed (${namesOf(failures)}). A program that only writes a tag does that, too.`,
          })
        : said(MEASURE.credentialsChanged, {
            code: 'CREDENTIALS_TAMPERED',
            summary: `The content credentials${by} were changed after they were signed (${namesOf(failures)}).`,
          });
    case 'unreadable':
      return said(MEASURE.trace, {
        code: 'CREDENTIALS_UNREADABLE',
        summary:
          'The file carries content credentials that cannot be read or verified, or that no hash in them binds to it.',
      });
    case 'elsewhere':
      return said(MEASURE.told, {
        code: 'CREDENTIALS_ELSEWHERE',
        summary: `The file names an address where its content credentials are said to lie${addressOf(credentials)}; it was not fetched.`,
      });
    case 'removed':
      return said(MEASURE.trace, {
        code: 'CREDENTIALS_REMOVED',
        summary:
          'The file’s XMP says that content credentials lie in the file, and there are none: they were removed, as platforms and many programs do.',
      });
  }
}

const said = (measure: number, { code, summary }: Pick<Evidence, 'code' | 'summary'>): Observation => ({
  measure,
  evidence: { code, kind: 'validation', summary },
});

/** The bytes of the file are not those that were hashed. */
const CONTENT_CODES = new Set([
  'assertion.dataHash.mismatch',
  'assertion.bmffHash.mismatch',
  'assertion.boxesHash.mismatch',
  'assertion.collectionHash.mismatch',
  'assertion.collectionHash.incorrectFileCount',
]);

/** What was signed is not what stands there. */
const CREDENTIAL_CODES = new Set([
  'claimSignature.mismatch',
  'hashedURI.mismatch',
  'assertion.hashedURI.mismatch',
  'ingredient.hashedURI.mismatch',
  'ingredient.manifest.mismatch',
  'ingredient.claimSignature.mismatch',
]);

/** In words, of the failures that people meet. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['signingCredential.expired', 'the signer’s certificate has expired'],
  ['claimSignature.outsideValidity', 'the signer’s certificate was not valid when they were signed'],
  ['signingCredential.ocsp.revoked', 'the signer’s certificate was revoked'],
  ['signingCredential.invalid', 'the signer’s certificate is not one for content credentials'],
];

function reasonsOf({ failures, ingredientFailures = [] }: ContentCredentials): string {
  const known = REASONS.flatMap(([code, reason]) => (failures.includes(code) ? [reason] : []));
  if (known.length > 0) return known.join(', ');
  const rules = failures.filter((code) => code !== 'signingCredential.untrusted');
  if (rules.length > 0) return `a rule of the standard is broken (${namesOf(rules)})`;
  return ingredientFailures.length > 0
    ? `those of something that went into the file do not hold (${namesOf(ingredientFailures)})`
    : 'the time of signing is unknown';
}

const NAMED_CODES = 3;
const namesOf = (codes: readonly string[]): string =>
  codes
    .filter((code) => code !== 'signingCredential.untrusted')
    .slice(0, NAMED_CODES)
    .join(', ');

function signedBy({ manifests: [active] }: ContentCredentials): string {
  if (!active) return '';
  const program = active.claimGenerator === undefined ? '' : ` with ${quoted(active.claimGenerator)}`;
  const date = active.signedOn === undefined ? '' : ` on ${active.signedOn.slice(0, 10)}`;
  return active.signer === undefined ? `${program}${date}` : ` by ${quoted(active.signer)}${program}${date}`;
}

const addressOf = ({ remoteUrl }: ContentCredentials): string =>
  remoteUrl === undefined ? '' : ` (${quoted(remoteUrl)})`;
