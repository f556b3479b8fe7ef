import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewPerson } from '../account-types.js';
import { follows } from '../audit-chain.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const ana: NewPerson = {
  name: 'Ana',
  email: 'ana@example.org',
  passwordHash: '$argon2id$',
  organizationId: 1,
  roles: ['administrator', 'reviewer'],
};
const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

/** The laws of every account store. Two stores opened on one database stand for two processes. */
export function testAccountStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    test('the setup link makes one person, once, while its time lasts', async () => {
      await store.setSetupLink(secret(1), 1000);
      await store.setSetupLink(secret(2), 1000);
      expect(await store.setUp(ana, 'Lender', secret(1), 500)).toBeUndefined();
      expect(await store.setUp(ana, 'Lender', secret(2), 1001)).toBeUndefined();
      const made = await Promise.all([
        store.setUp(ana, 'Lender', secret(2), 1000),
        store.setUp({ ...ana, email: 'eve@example.org' }, 'Lender', secret(2), 1000),
      ]);
      expect(made.filter((id) => id !== undefined)).toHaveLength(1);
      expect(await store.countPeople()).toBe(1);
      const [id = 0] = made;
      expect(await store.listMemberships(id)).toEqual([
        { organizationId: 1, organizationName: 'Lender', roles: ana.roles },
      ]);
    });

    test('an address belongs to one person', async () => {
      const id = await store.insertPerson(ana);
      expect(await store.insertPerson({ ...ana, name: 'Another' })).toBeUndefined();
      expect(await store.findPersonByEmail(ana.email)).toEqual({
        person: { id, name: 'Ana', email: ana.email },
        passwordHash: ana.passwordHash,
      });
      expect(await store.findPersonByEmail('nobody@example.org')).toBeUndefined();
      const page = { limit: 10, offset: 0 };
      expect(await store.listPeople(1, page)).toEqual({
        totalCount: 1,
        people: [{ id, name: 'Ana', email: ana.email, roles: ana.roles, signsInBy: 'password' }],
      });
      expect(await store.listPeople(await store.organizationByName('another'), page)).toEqual({
        totalCount: 0,
        people: [],
      });
    });

    test('people are listed by name, page by page, with when they were seen last', async () => {
      const ids = [];
      for (const name of ['Cem', 'Bea', 'Ana'])
        ids.push(await store.insertPerson({ ...ana, name, email: `${name}@example.org` }));
      await store.insertSession({
        tokenSha256: secret(1),
        personId: ids[1] as number,
        organizationId: 1,
        nowMs: 70,
      });
      const { totalCount, people } = await store.listPeople(1, { limit: 2, offset: 1 });
      expect(totalCount).toBe(3);
      expect(people.map(({ name, seenAtMs }) => [name, seenAtMs])).toEqual([
        ['Bea', 70],
        ['Cem', undefined],
      ]);
    });

    test('other roles end the person’s sessions there; the last administrator stays one', async () => {
      const anaId = (await store.insertPerson(ana)) as number;
      const beaId = (await store.insertPerson({
        ...ana,
        name: 'Bea',
        email: 'bea@example.org',
        roles: ['analyst'],
      })) as number;
      expect(await store.setRoles(1, anaId, ['reviewer'])).toBe('last-administrator');
      expect(await store.setRoles(1, anaId, [])).toBe('last-administrator');
      expect(await store.setRoles(2, anaId, ['analyst'])).toBe('not-there');
      await store.insertSession({ tokenSha256: secret(1), personId: beaId, organizationId: 1, nowMs: 1 });
      expect(await store.setRoles(1, beaId, ['administrator'])).toBe('changed');
      expect(await store.findSession(secret(1))).toBeUndefined();
      // Of two who leave at once one is refused.
      const left = await Promise.all([anaId, beaId].map((id) => store.setRoles(1, id, [])));
      expect(left.sort()).toEqual(['changed', 'last-administrator']);
      expect((await store.listPeople(1, { limit: 10, offset: 0 })).totalCount).toBe(1);
    });

    test('another password ends the other sessions', async () => {
      const personId = (await store.insertPerson(ana)) as number;
      const session = { personId, organizationId: 1, nowMs: 1 };
      const kept = await store.insertSession({ ...session, tokenSha256: secret(1) });
      await store.insertSession({ ...session, tokenSha256: secret(2) });
      await store.setPassword(personId, '$another$', kept);
      expect((await store.findPersonByEmail(ana.email))?.passwordHash).toBe('$another$');
      expect((await store.listSessions(personId)).map(({ id }) => id)).toEqual([kept]);
    });

    test('a language follows the person until it is chosen otherwise', async () => {
      const personId = (await store.insertPerson(ana)) as number;
      for (const tokenSha256 of [secret(1), secret(2)])
        await store.insertSession({ tokenSha256, personId, organizationId: 1, nowMs: 1 });
      expect((await store.findSession(secret(1)))?.language).toBeUndefined();
      await store.setLanguage(personId, 'pt');
      expect((await store.findSession(secret(1)))?.language).toBe('pt');
      expect((await store.findSession(secret(2)))?.language).toBe('pt');
      await store.setLanguage(personId, undefined);
      expect((await store.findSession(secret(2)))?.language).toBeUndefined();
    });

    test('an invitation makes one person, once, while its time lasts', async () => {
      const invitedBy = (await store.insertPerson(ana)) as number;
      const bea = { name: 'Bea', email: 'bea@example.org', passwordHash: '$argon2id$' };
      const invitation = { organizationId: 1, roles: ['analyst'] as const, invitedBy, endsAtMs: 1000 };
      const id = await store.insertInvitation({ ...invitation, tokenSha256: secret(1) });
      expect(await store.listInvitations(1, 999)).toEqual([
        { id, roles: ['analyst'], invitedBy: 'Ana', endsAtMs: 1000 },
      ]);
      expect(await store.findInvitation(secret(1), 999)).toMatchObject({
        organizationId: 1,
        roles: ['analyst'],
      });
      expect(await store.findInvitation(secret(1), 1000)).toBeUndefined();
      expect(await store.acceptInvitation(secret(2), bea, 1)).toBeUndefined();
      expect(await store.acceptInvitation(secret(1), bea, 1000)).toBeUndefined();
      // An address that somebody has uses nothing up.
      expect(await store.acceptInvitation(secret(1), { ...bea, email: ana.email }, 1)).toBeUndefined();
      const accepted = await Promise.all([1, 2].map(() => store.acceptInvitation(secret(1), bea, 1)));
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect(await store.listInvitations(1, 1)).toEqual([]);
    });

    test('who is there already gets the roles of an invitation beside their own; one that is taken back is none', async () => {
      const personId = (await store.insertPerson(ana)) as number;
      const elsewhere = await store.organizationByName('elsewhere');
      const invitation = {
        organizationId: elsewhere,
        roles: ['auditor'] as const,
        invitedBy: personId,
        endsAtMs: 9,
      };
      await store.insertInvitation({ ...invitation, tokenSha256: secret(1) });
      expect(await store.acceptInvitation(secret(1), { personId }, 1)).toEqual({
        personId,
        organizationId: elsewhere,
      });
      await store.insertInvitation({ ...invitation, roles: ['analyst'], tokenSha256: secret(2) });
      await store.acceptInvitation(secret(2), { personId }, 1);
      expect((await store.listMemberships(personId)).map(({ roles }) => roles)).toEqual([
        ana.roles,
        ['auditor', 'analyst'],
      ]);
      const id = await store.insertInvitation({ ...invitation, tokenSha256: secret(3) });
      expect(await store.deleteInvitation(1, id)).toBe(false);
      expect(await store.deleteInvitation(elsewhere, id)).toBe(true);
      expect(await store.acceptInvitation(secret(3), { personId }, 1)).toBeUndefined();
    });

    test('an identity is one person, by issuer and subject and never by the address', async () => {
      await store.insertPerson(ana);
      const identity = {
        issuer: 'https://id.example',
        subject: 'bea',
        name: 'Bea',
        email: 'bea@example.org',
        organizationId: 1,
        roles: ['analyst'] as const,
      };
      expect(await store.signInByIdentity({ ...identity, email: ana.email })).toBeUndefined();
      const id = (await store.signInByIdentity(identity)) as number;
      expect(
        await store.signInByIdentity({ ...identity, email: 'married@example.org', roles: ['auditor'] }),
      ).toBe(id);
      expect(await store.listMemberships(id)).toMatchObject([{ roles: ['auditor'] }]);
      expect(await store.findPersonByEmail('bea@example.org')).toMatchObject({ passwordHash: null });
      expect(await store.signInByIdentity({ ...identity, issuer: 'https://other.example' })).toBeUndefined();
    });

    test('audit events of one organization are found by who, what and when, the newest first', async () => {
      for (const [atMs, actor, object] of [
        [10, 'person:1', 'detection:1'],
        [20, 'person:2', 'detection:1'],
        [30, 'person:1', 'key:1'],
      ] as const)
        await store.appendAuditEvent({
          organizationId: 1,
          atMs,
          actor,
          action: 'test.done',
          object,
          detail: {},
        });
      const found = async (query: object): Promise<number[]> =>
        (await store.findAuditEvents(1, { limit: 10, ...query })).map(({ sequence }) => sequence);
      expect(await found({})).toEqual([3, 2, 1]);
      expect(await found({ limit: 1, beforeSequence: 3 })).toEqual([2]);
      expect(await found({ actor: 'person:1' })).toEqual([3, 1]);
      expect(await found({ object: 'detection:1', fromMs: 11 })).toEqual([2]);
      expect(await found({ action: 'another', toMs: 30 })).toEqual([]);
      expect(await store.findAuditEvents(2, { limit: 10 })).toEqual([]);
    });

    test('a session is found by its token, noted as seen, and ended by its own person alone', async () => {
      const personId = (await store.insertPerson(ana)) as number;
      const id = await store.insertSession({
        tokenSha256: secret(3),
        personId,
        organizationId: 1,
        nowMs: 10,
      });
      await store.noteSessionSeen(id, 70);
      expect(await store.findSession(secret(3))).toMatchObject({
        id,
        person: { id: personId, name: 'Ana' },
        organizationId: 1,
        createdAtMs: 10,
        seenAtMs: 70,
      });
      expect(await store.findSession(secret(4))).toBeUndefined();
      expect(await store.listSessions(personId)).toEqual([{ id, createdAtMs: 10, seenAtMs: 70 }]);
      expect(await store.deleteSession(personId + 1, id)).toBe(false);
      expect(await store.deleteSession(personId, id)).toBe(true);
      expect(await store.findSession(secret(3))).toBeUndefined();
      await store.insertSession({ tokenSha256: secret(5), personId, organizationId: 1, nowMs: 10 });
      await store.deleteSessionsOf(personId);
      expect(await store.listSessions(personId)).toEqual([]);
    });

    test('audit events form one chain, also those that two processes add at once', async () => {
      const other = await database.open();
      const event = (atMs: number) => ({
        organizationId: null,
        atMs,
        actor: 'operator',
        action: 'test.done',
        object: `number:${atMs}`,
        detail: { z: 1, a: ['x'] },
      });
      await Promise.all([1, 2, 3, 4].map((at) => (at % 2 ? store : other).appendAuditEvent(event(at))));
      await other.close();
      const events = await store.listAuditEvents(0, 10);
      expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
      expect(events.map((one, index) => follows(one, events[index - 1]))).toEqual([true, true, true, true]);
      expect((await store.listAuditEvents(2, 1)).map(({ sequence }) => sequence)).toEqual([3]);
    });

    test('a key keeps its end, its networks, who made it and when it was last used', async () => {
      const expiresAt = new Date(5000);
      const { id } = await store.insertApiKey({
        organizationId: 1,
        name: 'nightly',
        permissions: ['detection:read'],
        keySha256: secret(7),
        prefix: 'assay_abcd',
        expiresAt,
        createdBy: 'Ana',
        allowedNetworks: ['10.0.0.0/8'],
      });
      await store.noteApiKeyUsed(id, 60_000);
      expect(await store.findApiKey(secret(7))).toMatchObject({
        expiresAt,
        createdBy: 'Ana',
        allowedNetworks: ['10.0.0.0/8'],
        lastUsedAt: new Date(60_000),
      });
    });

    test('records of all kinds are listed newest first, each organization its own, until they are deleted', async () => {
      const at = (createdAtMicros: number) => ({ createdAtMicros, files: [] });
      await store.insertDetection({ ...sampleDetection({ detectionId: 1 }), ...at(1_000_000) });
      await store.insertParsing({ ...sampleParsing({ parseId: 1 }), ...at(3_000_000) });
      await store.insertVerification({ ...sampleVerification({ verificationId: 1 }), ...at(2_000_000) });
      const page = { limit: 10, offset: 0 };
      const kinds = async (query: object): Promise<string[]> =>
        (await store.listSubmissions(1, { ...page, ...query })).rows.map(({ kind }) => kind);
      expect(await kinds({})).toEqual(['parse', 'verification', 'detection']);
      expect(await kinds({ fromMicros: 2_000_000, toMicros: 3_000_000 })).toEqual(['verification']);
      expect(await kinds({ limit: 1, offset: 2 })).toEqual(['detection']);
      expect(await kinds({ kind: 'detection', text: 'no such text' })).toEqual([]);
      expect((await store.listSubmissions(2, page)).totalCount).toBe(0);
      await store.deleteRecord(1, 'parse', 1);
      expect(await store.listSubmissions(1, page)).toMatchObject({ totalCount: 2, isAtLeast: false });
    });

    test('a list by text has what holds it anywhere, whatever else is asked', async () => {
      const DAY_MICROS = 86_400_000_000;
      const elsewhere = await store.organizationByName('elsewhere');
      const named = (detectionId: number, fileName: string, tag: string, organizationId = 1) =>
        store.insertDetection({
          ...sampleDetection({ detectionId }),
          organizationId,
          fileName,
          fraudSeverity: detectionId % 2 ? 'high' : 'low',
          sha256: String(detectionId).repeat(64),
          tags: [{ name: 'customerId', value: tag }],
          createdAtMicros: Date.parse('2026-01-10') * 1000 + detectionId * 20 * DAY_MICROS,
          files: [],
        });
      await named(1, 'nómina SEÑOR Muñoz.pdf', 'c-17');
      await named(2, 'say "100 %".pdf', 'C-18');
      await named(3, 'nómina otra.pdf', 'c-170');
      await named(4, 'señor.pdf', 'c-17', elsewhere);
      await named(5, `a\u0000b ${'\uf8f0\ue000\ue002'}.pdf`, 'c-19');
      const ids = async (query: object): Promise<number[]> =>
        (await store.listSubmissions(1, { limit: 10, offset: 0, ...query })).rows.map(({ id }) => id);
      expect(await ids({ text: 'señor m' })).toEqual([1]);
      expect(await ids({ text: 'NÓMINA' })).toEqual([3, 1]);
      expect(await ids({ text: 'customerid=c-17' })).toEqual([3, 1]);
      expect(await ids({ text: 'customerId=c-18' })).toEqual([2]);
      expect(await ids({ text: '"100 %"' })).toEqual([2]);
      expect(await ids({ text: '3'.repeat(64) })).toEqual([3]);
      expect(await ids({ text: 'c-19' })).toEqual([5]);
      expect(await ids({ text: '\uf8f0\ue000\ue002' })).toEqual([5]);
      expect(await ids({ text: '_____' })).toEqual([]);
      expect(await ids({ text: '2' })).toEqual([2]);
      expect(await ids({ text: 'c-' })).toEqual([]);
      expect(await ids({ text: 'nómina', limit: 1, offset: 1 })).toEqual([1]);
      expect(await ids({ text: 'c-1', band: 'low' })).toEqual([2]);
      expect(await ids({ text: 'c-1', kind: 'parse' })).toEqual([]);
      const march = Date.parse('2026-03-01') * 1000;
      expect(await ids({ text: 'c-1', fromMicros: march })).toEqual([5, 3]);
      expect(await ids({ text: 'c-1', toMicros: march })).toEqual([2, 1]);
      expect(await ids({ text: 'c-1', fromMicros: march, toMicros: march + 30 * DAY_MICROS })).toEqual([3]);
      const failed = sampleDetection({ detectionId: 1 }).checks.find(
        ({ status }) => status === 'FAIL',
      )?.checkId;
      expect(await ids({ text: 'nómina', checkId: failed })).toEqual([3, 1]);
      expect(await ids({ text: 'nómina', checkId: 'pdf.no-such' })).toEqual([]);
      await store.deleteRecord(1, 'detection', 3);
      expect(await ids({ text: 'nómina' })).toEqual([1]);
      expect(await store.listSubmissions(elsewhere, { limit: 10, offset: 0, text: 'c-17' })).toMatchObject({
        totalCount: 1,
      });
    });

    test('the text of a view is its organization’s own and ends', async () => {
      await store.insertView(1, { viewId: 'abc', text: 'tag=value', endsAtMs: 100 });
      expect(await store.findView(1, 'abc', 99)).toBe('tag=value');
      expect(await store.findView(1, 'abc', 100)).toBeUndefined();
      expect(await store.findView(2, 'abc', 99)).toBeUndefined();
    });
  });
}
