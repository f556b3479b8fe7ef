import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import {
  ADMINISTRATOR,
  type ConsoleCall,
  callerWith,
  cookieOf,
  sessionCookie,
  setUp,
  signedIn,
} from './testing/console-caller.js';

let server: TestServer;
let ana: ConsoleCall;
let anybody: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  anybody = callerWith(server);
  ana = await setUp(server);
});
afterAll(() => server.end());

const json = async (answer: Promise<Response>): Promise<Record<string, unknown>> =>
  (await (await answer).json()) as Record<string, unknown>;

const invite = async (by: ConsoleCall, roles: readonly string[]): Promise<string> => {
  const { link } = (await json(by('POST', '/invitations', { roles }))) as { link: string };
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe('/console/join');
  return hash.slice(1);
};

const BEA = { name: 'Bea', email: 'Bea@example.org', password: 'another one for the tests' };
let bea: ConsoleCall;
let beaId: number;

describe('an invitation', () => {
  test('says what it is to, makes one person, and signs them in', async () => {
    const token = await invite(ana, ['analyst']);
    expect(await json(anybody('POST', '/invitations/look', { token }))).toEqual({
      organization: 'Example Lender',
      roles: ['analyst'],
    });
    const joined = await anybody('POST', '/invitations/accept', { token, ...BEA });
    expect(joined.status).toBe(201);
    bea = callerWith(server, cookieOf(joined));
    const session = (await joined.json()) as { person: { id: number }; permissions: string[] };
    beaId = session.person.id;
    expect(session.permissions).toEqual(['records:read', 'records:write', 'records:decide', 'insights']);
    for (const path of ['look', 'accept'])
      expect((await anybody('POST', `/invitations/${path}`, { token, ...BEA })).status).toBe(404);
  });

  test('that was taken back is none', async () => {
    const token = await invite(ana, ['auditor']);
    const { data } = (await json(ana('GET', '/invitations'))) as {
      data: { id: number; invitedBy: string }[];
    };
    expect(data).toMatchObject([{ invitedBy: 'Ana Lyst', roles: ['auditor'] }]);
    expect((await ana('DELETE', `/invitations/${data[0]?.id}`)).status).toBe(204);
    expect((await anybody('POST', '/invitations/look', { token })).status).toBe(404);
  });

  test('needs a role, and is an administrator’s to make', async () => {
    expect((await ana('POST', '/invitations', { roles: [] })).status).toBe(422);
    expect((await bea('POST', '/invitations', { roles: ['administrator'] })).status).toBe(403);
  });

  test('of another organization is joined with the password of the account there is', async () => {
    const other = await signedIn(server, 'other', ['administrator']);
    const token = await invite(other, ['auditor']);
    const join = (password: string): Promise<Response> =>
      anybody('POST', '/invitations/accept', { token, ...BEA, name: 'Somebody else', password });
    expect((await join('not the password of Bea')).status).toBe(401);
    const joined = await join(BEA.password);
    expect(joined.status).toBe(201);
    expect(await joined.json()).toMatchObject({
      person: { id: beaId, name: 'Bea' },
      organizations: [{ name: 'Example Lender', roles: ['analyst'] }, { roles: ['auditor'] }],
      permissions: ['records:read', 'insights', 'insights:team', 'audit'],
    });
  });
});

describe('a person of several organizations', () => {
  test('goes from one to another in a new session', async () => {
    const { organizations, current } = (await json(bea('GET', '/session'))) as {
      organizations: { id: number }[];
      current: number;
    };
    const other = organizations.find(({ id }) => id !== current)?.id;
    const changed = await bea('PUT', '/session/organization', { organizationId: other });
    expect(await changed.json()).toMatchObject({
      current: other,
      permissions: ['records:read', 'insights', 'insights:team', 'audit'],
    });
    expect((await bea('GET', '/session')).status).toBe(401);
    bea = callerWith(server, cookieOf(changed));
    expect((await bea('PUT', '/session/organization', { organizationId: 999 })).status).toBe(404);
    bea = callerWith(
      server,
      cookieOf(await bea('PUT', '/session/organization', { organizationId: current })),
    );
  });
});

test('one’s own language follows one to every session', async () => {
  const elsewhere = callerWith(server, cookieOf(await anybody('POST', '/session', BEA)));
  const language = async (): Promise<unknown> =>
    ((await (await elsewhere('GET', '/session')).json()) as { person: { language: unknown } }).person
      .language;
  expect(await language()).toBeNull();
  expect((await bea('PUT', '/session/language', { language: 'pt' })).status).toBe(204);
  expect(await language()).toBe('pt');
  expect((await bea('PUT', '/session/language', { language: 'de' })).status).toBe(422);
  expect((await bea('PUT', '/session/language', {})).status).toBe(204);
  expect(await language()).toBeNull();
  expect((await anybody('PUT', '/session/language', { language: 'es' })).status).toBe(401);
});

describe('one’s own password', () => {
  test('is changed by the present one; the other sessions end', async () => {
    const elsewhere = callerWith(server, cookieOf(await anybody('POST', '/session', BEA)));
    const change = (current: string, password: string): Promise<Response> =>
      bea('PUT', '/session/password', { current, password });
    expect((await change('not the password of Bea', 'a third one for the tests')).status).toBe(401);
    const common = await change(BEA.password, 'qwerty123456');
    expect(await common.json()).toMatchObject({
      detail: [{ loc: ['body', 'password'], type: 'password_guessable' }],
    });
    expect((await change(BEA.password, 'a third one for the tests')).status).toBe(204);
    expect((await elsewhere('GET', '/session')).status).toBe(401);
    expect((await bea('GET', '/session')).status).toBe(200);
    expect((await anybody('POST', '/session', BEA)).status).toBe(401);
    expect(
      (await anybody('POST', '/session', { ...BEA, password: 'a third one for the tests' })).status,
    ).toBe(204);
  });
});

describe('people', () => {
  test('are listed with what they are', async () => {
    expect(await json(ana('GET', '/people'))).toMatchObject({
      totalCount: 2,
      data: [
        { name: 'Ana Lyst', email: 'ana@example.org', signsInBy: 'password', seenAt: expect.any(String) },
        { id: beaId, name: 'Bea', email: 'bea@example.org', roles: ['analyst'] },
      ],
    });
    expect((await bea('GET', '/people')).status).toBe(403);
  });

  test('the last administrator stays one', async () => {
    const { person } = (await json(ana('GET', '/session'))) as { person: { id: number } };
    const path = `/people/${person.id}`;
    expect((await ana('PUT', `${path}/roles`, { roles: ['reviewer'] })).status).toBe(409);
    expect((await ana('DELETE', path)).status).toBe(409);
  });

  test('who gets other roles signs in anew with them', async () => {
    expect((await ana('PUT', `/people/${beaId}/roles`, { roles: ['reviewer', 'auditor'] })).status).toBe(204);
    expect((await bea('GET', '/session')).status).toBe(401);
    const again = await anybody('POST', '/session', { ...BEA, password: 'a third one for the tests' });
    bea = callerWith(server, cookieOf(again));
    expect(((await json(bea('GET', '/session'))) as { permissions: string[] }).permissions).toContain(
      'audit',
    );
  });

  test('who is taken out is out at once, and stays in the other organization', async () => {
    expect((await ana('DELETE', `/people/${beaId}`)).status).toBe(204);
    expect((await bea('GET', '/session')).status).toBe(401);
    expect((await ana('DELETE', `/people/${beaId}`)).status).toBe(404);
    const again = await anybody('POST', '/session', { ...BEA, password: 'a third one for the tests' });
    const session = await json(callerWith(server, cookieOf(again))('GET', '/session'));
    expect(session).toMatchObject({ organizations: [{ roles: ['auditor'] }] });
  });
});

describe('the audit log', () => {
  test('says who did what, the newest first, and is found by person, object and action', async () => {
    const events = async (search = ''): Promise<{ action: string; actorName: string | null }[]> =>
      (
        (await json(ana('GET', `/audit${search}`))) as {
          data: { action: string; actorName: string | null }[];
        }
      ).data;
    expect((await events())[0]).toMatchObject({
      action: 'person.removed',
      actorName: 'Ana Lyst',
      object: `person:${beaId}`,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const ofBea = await events(`?person=${beaId}`);
    expect(ofBea.map(({ action }) => action)).toContain('person.password-changed');
    expect((await events('?action=invitation.made')).length).toBe(2);
    expect((await events(`?object=person:${beaId}&action=person.roles-changed`)).length).toBe(1);
    expect(await events('?from=2020-01-01&to=2020-01-02')).toEqual([]);
    // Wrong passwords of known people are seen by their organization.
    expect((await events('?action=session.refused')).length).toBeGreaterThan(0);
  });

  test('is read in pages, without a gap', async () => {
    for (let times = 0; times < 60; times += 1) await ana('POST', '/invitations', { roles: ['analyst'] });
    for (let times = 0; times < 60; times += 1) await ana('POST', '/keys', { name: 'x', permissions: [] });
    const first = (await json(ana('GET', '/audit'))) as {
      count: number;
      next: number;
      data: { sequence: number }[];
    };
    expect(first.count).toBe(100);
    const second = (await json(ana('GET', `/audit?before=${first.next}`))) as {
      next: number | null;
      data: { sequence: number }[];
    };
    expect(second.next).toBeNull();
    const all = [...first.data, ...second.data].map(({ sequence }) => sequence);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual([...all].sort((one, other) => other - one));
  });

  test('is for administrators and auditors, each of their own organization', async () => {
    const analyst = await signedIn(server, 'default', ['analyst']);
    expect((await analyst('GET', '/audit')).status).toBe(403);
    const stranger = await signedIn(server, 'stranger', ['auditor']);
    expect(await json(stranger('GET', '/audit'))).toEqual({ count: 0, data: [], next: null });
  });
});

test('nothing of a person or a secret is in the log', () => {
  const log = JSON.stringify(server.log);
  for (const text of ['example.org', 'Bea', ADMINISTRATOR.password, BEA.password, sessionCookie(server, '')])
    expect(log).not.toContain(text);
});
