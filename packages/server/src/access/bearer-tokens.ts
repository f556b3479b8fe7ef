import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { AssayError } from '../errors.js';
import { isSafeUrl } from '../setting-parsers.js';
import type { OidcSettings } from '../settings.js';
import type { RecordStore } from '../store/types.js';
import { type Caller, PERMISSIONS, type Permission, type RefusalReason } from './types.js';

/**
 * Signatures with a private key only: `none` and the HMAC family, whose key could be the public one, are not
 * here.
 */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** How far the clocks of the provider and of this machine may differ. */
const CLOCK_TOLERANCE_S = 5;
const PROVIDER_TIME_LIMIT_MS = 5000;
/** What an access token may call itself (RFC 9068, section 4; many providers say `JWT`, some nothing). */
const TOKEN_TYPES: ReadonlySet<string> = new Set(['jwt', 'at+jwt', 'application/at+jwt']);
/** A token that is good for longer is none that a service should take: it could not be taken back. */
const LONGEST_LIFETIME_S = 24 * 3600;
/** What the provider says of itself is asked for again after this long. */
const DISCOVERY_KEPT_MS = 24 * 3600 * 1000;
/** A provider that could not be reached is asked again after this long, however many tokens come. */
const FAILURE_KEPT_MS = 10_000;
/** The organization of the operator's first keys: a token stands for it only where the operator says so. */
const OWN_ORGANIZATION = 'default';
/** Hexadecimal digits of a subject's digest: 64 bits. */
const SUBJECT_DIGITS = 16;
/** Longest organization name taken from a token. */
const MAX_ORGANIZATION_CHARACTERS = 255;

/** Checks bearer tokens of one identity provider. @returns undefined for a token that is not valid, or why it lets nobody in */
export type TokenVerifier = (token: string) => Promise<Caller | RefusalReason | undefined>;

/** A failure to reach the provider or to read what it answers says nothing about the token. */
const isProviderFault = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

function permissionsOf(claims: JWTPayload): ReadonlySet<Permission> {
  const scope = typeof claims.scope === 'string' ? claims.scope.split(' ') : [];
  const list = Array.isArray(claims.permissions) ? claims.permissions : [];
  const granted = new Set<unknown>([...scope, ...list]);
  return new Set(PERMISSIONS.filter((permission) => granted.has(permission)));
}

/**
 * OpenID Connect Discovery 1.0, section 4: the document names its keys and must name the issuer that was
 * asked.
 */
async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(PROVIDER_TIME_LIMIT_MS),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (document.issuer !== issuer) throw new Error('discovery names another issuer');
  if (typeof document.jwks_uri !== 'string') throw new Error('discovery names no jwks_uri');
  if (!isSafeUrl(document.jwks_uri)) throw new Error('discovery names a jwks_uri without TLS');
  // Keeps the keys, and asks again, at most every 30 s, when a token names a key that it has not seen:
  // rotation.
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: PROVIDER_TIME_LIMIT_MS });
}

/** Whether a text can be an access token at all: the provider is not asked for what cannot. */
function mayBeToken(token: string): boolean {
  try {
    const { typ } = decodeProtectedHeader(token);
    decodeJwt(token);
    return typ === undefined || TOKEN_TYPES.has(typ.toLowerCase());
  } catch {
    return false;
  }
}

const isOrganizationName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length > 0 &&
  name.length <= MAX_ORGANIZATION_CHARACTERS &&
  name === name.trim() &&
  !/[\p{Cc}\p{Surrogate}]/u.test(name);

/** Who a token was made for, told apart without a name: people and programs have limits and lines of their own. */
function credentialOf({ iss, sub }: JWTPayload): string {
  const digest = createHash('sha256').update(JSON.stringify([iss, sub]));
  return sub === undefined ? 'token' : `token:${digest.digest('hex').slice(0, SUBJECT_DIGITS)}`;
}

/**
 * A verifier of JWT access tokens: signature by the provider's keys, `iss`, `aud`, `exp`, `nbf`, and the
 * organization in its claim, which the operator has made. The provider is asked on first use, again each day, and ten seconds after a failure.
 * The verifier throws AssayError IDENTITY_PROVIDER_UNAVAILABLE when the provider's keys cannot be had.
 */
export function createTokenVerifier(
  oidc: OidcSettings,
  store: Pick<RecordStore, 'findOrganization'>,
): TokenVerifier {
  let discovered: { readonly keys: Promise<JWTVerifyGetKey>; keptUntilMs: number } | undefined;

  const keys = (): Promise<JWTVerifyGetKey> => {
    if (discovered && Date.now() < discovered.keptUntilMs) return discovered.keys;
    const asked = {
      keptUntilMs: Date.now() + DISCOVERY_KEPT_MS,
      keys: discoverKeys(oidc.issuer).catch((cause: unknown) => {
        asked.keptUntilMs = Date.now() + FAILURE_KEPT_MS;
        throw new AssayError('IDENTITY_PROVIDER_UNAVAILABLE', {}, { cause });
      }),
    };
    discovered = asked;
    return asked.keys;
  };

  return async (token) => {
    if (!mayBeToken(token)) return undefined;
    const getKey = await keys();
    let claims: JWTPayload;
    try {
      const options = {
        algorithms: ALGORITHMS,
        issuer: oidc.issuer,
        audience: oidc.audience,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['exp'],
      };
      claims = (await jwtVerify(token, getKey, options)).payload;
    } catch (cause) {
      if (isProviderFault(cause)) throw new AssayError('IDENTITY_PROVIDER_UNAVAILABLE', {}, { cause });
      return undefined;
    }
    if ((claims.exp ?? Infinity) > Date.now() / 1000 + LONGEST_LIFETIME_S + CLOCK_TOLERANCE_S)
      return undefined;
    const organization = claims[oidc.organizationClaim];
    if (!isOrganizationName(organization)) return undefined;
    // A tenant of the provider that gives itself this name would get what the operator's own keys have.
    if (organization === OWN_ORGANIZATION && !oidc.mayNameDefault) return undefined;
    // Asked each time: one that is renamed or erased is so from the next request on.
    const organizationId = await store.findOrganization(organization);
    if (organizationId === undefined) return 'unknown-organization';
    return { organizationId, permissions: permissionsOf(claims), credential: credentialOf(claims) };
  };
}
