import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { callerWith, sessionCookie, signedIn } from '../testing/console-caller.js';

/** Who is at the provider. What they are may change between sign-ins. */
const ACCOUNTS: Record<string, { name: string; email?: string; roles?: unknown }> = {
  bea: { name: 'Bea', email: 'Bea@example.org', roles: ['analyst', 'of something else'] },
  cem: { name: 'Cem', roles: 'auditor' },
  nobody: { name: 'No Body', email: 'nobody@example.org', roles: ['of something else'] },
  // Of somebody who signs in by a password.
  thief: { name: 'Thief', email: 'administrator@default.example', roles: ['administrator'] },
};

let identity: Server;
let server: TestServer;
/** Who answers the provider's question for a name. */
let person = 'bea';
beforeAll(async () => {
  identity = createServer();
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  // The provider is not there yet when the server starts.
  server = await startTestServer({
    ASSAY_CONSOLE_OIDC_ISSUER: issuer,
    ASSAY_CONSOLE_OIDC_CLIENT_ID: 'assay',
    ASSAY_CONSOLE_OIDC_CLIENT_SECRET: 'secret of the client',
    ASSAY_CONSOLE_OIDC_SCOPE: 'openid profile email roles',
    ASSAY_CONSOLE_PASSWORDS: 'off',
  });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'ES256', use: 'sig' }] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clients: [
      {
        client_id: 'assay',
        client_secret: 'secret of the client',
        redirect_uris: [`${server.baseUrl}/console/api/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'], roles: ['roles'] },
    scopes: ['openid', 'profile', 'email', 'roles'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/who' },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...ACCOUNTS[accountId] }),
    }),
    loadExistingGrant: async ({ oidc }: { oidc: GrantContext }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope('openid profile email roles');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  identity.on('request', (request, response) => {
    if (request.url === '/who')
      void provider.interactionFinished(
        request,
        response,
        { login: { accountId: person } },
        { mergeWithLastSubmission: false },
      );
    else answer(request, response);
  });
});
afterAll(async () => {
  await server?.end();
  identity?.closeAllConnections();
  identity?.close();
});

interface GrantContext {
  readonly session: { readonly accountId: string };
  readonly client: { readonly clientId: string };
  readonly provider: {
    readonly Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  };
}

/** A browser that keeps cookies by host and follows redirects one by one. */
class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  async get(address: string): Promise<{ status: number; location: string | undefined }> {
    const url = new URL(address);
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '' || /Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const to = response.headers.get('location');
    return { status: response.status, location: to === null ? undefined : new URL(to, url).href };
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(new URL(server.localUrl).host)?.get(name);
  }

  /** To the provider and as far as the address that it sends the browser back to. */
  async throughProvider(): Promise<string> {
    let { location } = await this.get(`${server.localUrl}/console/api/oidc/start`);
    while (location !== undefined && !location.includes('/console/api/oidc/callback'))
      ({ location } = await this.get(location));
    return location ?? '';
  }
}

const REFUSED = '/console/sign-in?refused=1';
const signIn = async (who: string): Promise<{ to: string; session: string | undefined }> => {
  person = who;
  const visitor = new Visitor();
  const { location = '' } = await visitor.get(await visitor.throughProvider());
  return {
    to: location.slice(server.localUrl.length),
    session: visitor.cookie(`assay-${new URL(server.localUrl).port}`),
  };
};
const sessionOf = async (token: string | undefined): Promise<unknown> =>
  (await callerWith(server, sessionCookie(server, token ?? ''))('GET', '/session')).json();

test('by the provider: with the roles of its claim that are ours', async () => {
  const { to, session } = await signIn('bea');
  expect(to).toBe('/console/');
  expect(await sessionOf(session)).toMatchObject({
    person: { name: 'Bea' },
    organizations: [{ roles: ['analyst'] }],
    features: { oidc: true, passwords: false },
  });
});

test('the same person again, with what they are by now; a claim of one word will do', async () => {
  const { person: before } = (await sessionOf((await signIn('bea')).session)) as { person: { id: number } };
  ACCOUNTS.bea = { name: 'Bea', email: 'married@example.org', roles: ['reviewer'] };
  expect(await sessionOf((await signIn('bea')).session)).toMatchObject({
    person: { id: before.id },
    organizations: [{ roles: ['reviewer'] }],
  });
  expect(await sessionOf((await signIn('cem')).session)).toMatchObject({
    organizations: [{ roles: ['auditor'] }],
  });
});

test('without a role nobody comes in, and an address makes nobody another person', async () => {
  await signedIn(server, 'default', ['administrator']);
  for (const who of ['nobody', 'thief']) {
    const { to, session } = await signIn(who);
    expect([who, to, session]).toEqual([who, REFUSED, undefined]);
  }
});

test('what the browser did not begin, and what it brings back changed or twice, is refused', async () => {
  person = 'bea';
  const visitor = new Visitor();
  const back = await visitor.throughProvider();
  // Another browser: somebody is lured into the session of somebody else.
  expect((await new Visitor().get(back)).location).toContain(REFUSED);
  const changed = new URL(back);
  changed.searchParams.set('state', 'another');
  const other = new Visitor();
  await other.throughProvider();
  expect((await other.get(changed.href)).location).toContain(REFUSED);
  expect((await visitor.get(back)).location).toBe(`${server.localUrl}/console/`);
  expect((await visitor.get(back)).location).toContain(REFUSED);
});

test('passwords are off, and no link makes a first administrator by one', async () => {
  expect(server.setupLink).toBeUndefined();
  const answer = await callerWith(server)('POST', '/session', {
    email: 'administrator@default.example',
    password: 'a password for tests only',
  });
  expect(answer.status).toBe(403);
  expect(await (await callerWith(server)('GET', '/sign-in')).json()).toEqual({
    oidc: true,
    passwords: false,
  });
});
