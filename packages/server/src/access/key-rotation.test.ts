import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenVerifier, type TokenVerifier } from './bearer-tokens.js';

/** How long a key set is kept before an unknown key makes it be fetched anew. */
const KEPT_MS = 30_000;

let provider: Server;
let issuer: string;
let published: JWK[];
let fetches: number;
let verify: TokenVerifier;
beforeEach(async () => {
  fetches = 0;
  provider = createServer((request, response) => {
    const isKeySet = request.url === '/keys';
    if (isKeySet) fetches += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeySet ? { keys: published } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const organizationIds = { organizationByName: async (name: string) => name.length };
  verify = createTokenVerifier(
    { issuer, audience: 'urn:assay', organizationClaim: 'tenant' },
    organizationIds,
  );
});
afterEach(() => {
  vi.useRealTimers();
  provider.closeAllConnections();
  provider.close();
});

async function makeKey(kid: string): Promise<{ jwk: JWK; token: () => Promise<string> }> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const sign = (key: CryptoKey): Promise<string> =>
    new SignJWT({ tenant: 'acme', permissions: ['files:read', 'everything'] })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer(issuer)
      .setAudience('urn:assay')
      .setExpirationTime('1h')
      .sign(key);
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' }, token: () => sign(privateKey) };
}

test('keys are fetched once, kept, and fetched again when a token names one that is new', async () => {
  const [first, second] = [await makeKey('first'), await makeKey('second')];
  published = [first.jwk];
  const caller = { organizationId: 4, permissions: new Set(['files:read']), credential: 'token' };
  for (let turn = 0; turn < 3; turn++) expect(await verify(await first.token())).toEqual(caller);
  expect(fetches).toBe(1);

  published = [second.jwk];
  const token = await second.token();
  expect(await verify(token)).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + KEPT_MS + 1000 });
  expect(await verify(token)).toEqual(caller);
  expect(fetches).toBe(2);
  expect(await verify(await first.token())).toBeUndefined();
});

test('a provider that names another issuer is not believed', async () => {
  published = [(await makeKey('first')).jwk];
  const impostor = createTokenVerifier(
    { issuer: `${issuer}/`, audience: 'urn:assay', organizationClaim: 'tenant' },
    { organizationByName: async () => 1 },
  );
  await expect(impostor('a.b.c')).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_UNAVAILABLE' });
});
