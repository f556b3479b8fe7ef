import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWK } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

const AUDIENCE = 'urn:assay';

/**
 * A real identity provider on loopback; its keys are handed to it, so that the tests can sign what it would
 * not.
 */
async function startProvider(keys: JWK[]): Promise<{ issuer: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    jwks: { keys },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clients: ['full', 'homeless'].map((client_id) => ({
      client_id,
      client_secret: 'secret',
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
    })),
    scopes: ['detection:read', 'detection:write', 'files:read'],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context: unknown, resource: string) => ({
          scope: 'detection:read detection:write files:read',
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    extraTokenClaims: (_context: unknown, token: { clientId?: string }) =>
      token.clientId === 'full' ? { org_id: 'acme' } : {},
  });
  server.on('request', provider.callback());
  return { issuer, server };
}

const makeKey = async (kid: string): Promise<{ jwk: JWK; privateKey: KeyObject; publicKey: KeyObject }> => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...pair, jwk: { ...(await exportJWK(pair.privateKey)), kid, alg: 'ES256', use: 'sig' } };
};

let key: Awaited<ReturnType<typeof makeKey>>;
let identity: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer;
beforeAll(async () => {
  key = await makeKey('first');
  identity = await startProvider([key.jwk]);
  server = await startTestServer({ ASSAY_OIDC_ISSUER: identity.issuer, ASSAY_OIDC_AUDIENCE: AUDIENCE });
  await server.makeOrganization('acme');
});
afterAll(async () => {
  await server.end();
  identity.server.closeAllConnections();
  identity.server.close();
});

/** A token as the provider issues it to a client. */
async function issue(clientId: string, scope: string, resource = AUDIENCE): Promise<string> {
  const response = await fetch(`${identity.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:secret`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope, resource }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  expect(token.split('.')).toHaveLength(3);
  return token;
}

const statusWith = async (
  token: string,
  path = '/v1/detection',
  headers: Record<string, string> = {},
): Promise<number> =>
  (await server.request(path, { headers: { authorization: `Bearer ${token}`, ...headers } })).status;

test('a token of the provider stands for its organization and its scopes', async () => {
  const token = await issue('full', 'detection:read detection:write');
  const stored = await server.submit({}, { authorization: `Bearer ${token}` });
  expect(stored.status).toBe(200);
  const { result } = (await stored.json()) as { result: { detectionId: number } };
  expect(await statusWith(token, `/v1/detection/${result.detectionId}`)).toBe(200);
  expect((await server.request(`/v1/detection/${result.detectionId}`)).status).toBe(404);
  expect(await statusWith(token, '/v1/files/any')).toBe(403);
});

test('a token without the organization is no credential here', async () => {
  expect(await statusWith(await issue('homeless', 'detection:read'))).toBe(401);
});

test('a token for another audience is refused, even beside a good key', async () => {
  const token = await issue('full', 'detection:read', 'urn:other');
  expect(await statusWith(token, '/v1/detection', { 'x-api-key': server.key })).toBe(401);
});

test('a good token counts even beside a bad key', async () => {
  expect(
    await statusWith(await issue('full', 'detection:read'), '/v1/detection', { 'x-api-key': 'wrong' }),
  ).toBe(200);
});

describe('a token that the provider did not mean', () => {
  const base64 = (value: object | string): string =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
  const es256 = (input: string, privateKey: KeyObject = key.privateKey): string =>
    sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  let claims: Record<string, unknown>;
  beforeEach(() => {
    claims = {
      iss: identity.issuer,
      aud: AUDIENCE,
      exp: now + 600,
      iat: now,
      org_id: 'acme',
      scope: 'detection:read',
    };
  });
  const token = (
    change: Record<string, unknown> = {},
    header: Record<string, unknown> = { alg: 'ES256', kid: 'first' },
  ): string => {
    const input = `${base64(header)}.${base64({ ...claims, ...change })}`;
    return `${input}.${es256(input)}`;
  };

  test('the same claims, rightly signed, are accepted: what follows is refused for its change alone', async () => {
    expect(await statusWith(token())).toBe(200);
    expect(await statusWith(token({ scope: undefined, permissions: ['detection:read'] }))).toBe(200);
    expect(await statusWith(token({ scope: 'detection:write openid' }))).toBe(403);
  });

  test('one of an organization that nobody made is 401, and makes none', async () => {
    for (const scope of ['detection:read webhooks:manage', 'detection:read'])
      expect(await statusWith(token({ org_id: 'acne', scope }))).toBe(401);
    expect(await statusWith(token())).toBe(200);
    // Had the first one made it, this would be let in.
    expect(await statusWith(token({ org_id: 'acne' }))).toBe(401);
  });

  test.each([
    ['that has expired', { exp: now - 60 }],
    ['that never expires', { exp: undefined }],
    ['that is not valid yet', { nbf: now + 60 }],
    ['of another issuer', { iss: 'https://login.example' }],
    ['without an audience', { aud: undefined }],
    ['with an empty organization', { org_id: '' }],
    ['with an organization that is no text', { org_id: 7 }],
  ])('%s is 401', async (_what, change) => {
    expect(await statusWith(token(change))).toBe(401);
  });

  test('an unsigned one is 401', async () => {
    expect(await statusWith(`${base64({ alg: 'none' })}.${base64(claims)}.`)).toBe(401);
  });

  test('one signed with the public key as if it were a shared secret is 401', async () => {
    const input = `${base64({ alg: 'HS256', kid: 'first' })}.${base64(claims)}`;
    const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
    expect(
      await statusWith(`${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`),
    ).toBe(401);
  });

  test('one signed with a key of the sender is 401, also when it brings that key along', async () => {
    const own = await makeKey('first');
    for (const header of [
      { alg: 'ES256', kid: 'first' },
      { alg: 'ES256', kid: 'first', jwk: await exportJWK(own.publicKey) },
    ]) {
      const input = `${base64(header)}.${base64(claims)}`;
      expect(await statusWith(`${input}.${es256(input, own.privateKey)}`)).toBe(401);
    }
  });

  test('a changed payload, a cut signature and plain nonsense are 401', async () => {
    const [header, , signature] = token().split('.');
    expect(await statusWith(`${header}.${base64({ ...claims, org_id: 'other' })}.${signature}`)).toBe(401);
    for (const bad of [token().slice(0, -4), 'a.b.c', 'x'.repeat(5000)])
      expect(await statusWith(bad)).toBe(401);
  });
});

test('without its provider a token is neither good nor bad: 503; a key works on', async () => {
  const orphan = await startTestServer({
    ASSAY_OIDC_ISSUER: 'http://127.0.0.1:1',
    ASSAY_OIDC_AUDIENCE: AUDIENCE,
  });
  const token = `${btoa('{"alg":"ES256"}')}.${btoa('{}')}.AA`;
  const response = await orphan.request('/v1/detection', { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await orphan.request('/v1/detection')).status).toBe(200);
  await orphan.end();
});
