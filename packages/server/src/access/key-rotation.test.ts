import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenVerifier, type TokenVerifier } from './bearer-tokens.js';
import type { Caller } from './types.js';

/** How long a key set is kept before an unknown key makes it be fetched anew. */
const KEPT_MS = 30_000;

let provider: Server;
let issuer: string;
let published: JWK[];
let fetches: number;
/** How often the provider was asked what it says of itself. */
let asked: number;
let isDown: boolean;
let verify: TokenVerifier;
beforeEach(async () => {
  fetches = 0;
  asked = 0;
  isDown = false;
  provider = createServer((request, response) => {
    const isKeySet = request.url === '/keys';
    if (isKeySet) fetches += 1;
    else asked += 1;
    response.statusCode = isDown ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeySet ? { keys: published } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const organizationIds = {
    findOrganization: async (name: string) => (name === 'nobody' ? undefined : name.length),
  };
  verify = createTokenVerifier(
    { issuer, audience: 'urn:assay', organizationClaim: 'tenant', mayNameDefault: false },
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
    { issuer: `${issuer}/`, audience: 'urn:assay', organizationClaim: 'tenant', mayNameDefault: false },
    { findOrganization: async () => 1 },
  );
  await expect(impostor(await (await makeKey('first')).token())).rejects.toMatchObject({
    code: 'IDENTITY_PROVIDER_UNAVAILABLE',
  });
});

test('what cannot be an access token costs the provider nothing; a failure is kept for ten seconds', async () => {
  published = [];
  const own = await makeKey('first');
  const [, payload] = (await own.token()).split('.');
  const headed = (header: object): string =>
    `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.AA`;
  for (const token of ['garbage', 'a.b.c', headed({ alg: 'EdDSA', typ: 'logout+jwt' })])
    expect(await verify(token)).toBeUndefined();
  expect(asked).toBe(0);

  isDown = true;
  for (let turn = 0; turn < 5; turn += 1)
    await expect(verify(await own.token())).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_UNAVAILABLE' });
  expect(asked).toBe(1);
  isDown = false;
  published = [own.jwk];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
  expect(await verify(await own.token())).toMatchObject({ organizationId: 4 });
  expect(asked).toBe(2);
  // What it says of itself is read again the next day.
  vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
  expect(await verify(await own.token())).toMatchObject({ organizationId: 4 });
  expect(asked).toBe(3);
});

test('a token for longer than a day, one that names the first organization, or none that can be, is refused', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  published = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'EdDSA' }];
  const token = (claims: Record<string, unknown>, lifetime = '1h'): Promise<string> =>
    new SignJWT({ tenant: 'acme', scope: 'files:read', ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience('urn:assay')
      .setExpirationTime(lifetime)
      .sign(privateKey);
  expect(await verify(await token({}))).toMatchObject({ organizationId: 4 });
  expect(await verify(await token({}, '10y'))).toBeUndefined();
  for (const tenant of ['default', ' acme', 'ac\u0000me', ''])
    expect(await verify(await token({ tenant }))).toBeUndefined();
  expect(await verify(await token({ tenant: 'nobody' }))).toBe('unknown-organization');
  const own = createTokenVerifier(
    { issuer, audience: 'urn:assay', organizationClaim: 'tenant', mayNameDefault: true },
    { findOrganization: async (name: string) => (name === 'nobody' ? undefined : name.length) },
  );
  expect(await own(await token({ tenant: 'default' }))).toMatchObject({ organizationId: 7 });
});

test('people of one organization are told apart, without their names', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  published = [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'EdDSA' }];
  const credentialOf = async (subject: string): Promise<string | undefined> => {
    const token = new SignJWT({ tenant: 'acme', permissions: ['files:read'] })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'k' })
      .setIssuer(issuer)
      .setAudience('urn:assay')
      .setSubject(subject)
      .setExpirationTime('1h');
    return ((await verify(await token.sign(privateKey))) as Caller).credential;
  };
  const [ana, again, ben] = [await credentialOf('ana'), await credentialOf('ana'), await credentialOf('ben')];
  expect(ana).toMatch(/^token:[0-9a-f]{16}$/);
  expect(again).toBe(ana);
  expect(ben).not.toBe(ana);
});
