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
      expect(await store.listPeople(1)).toEqual([{ id, name: 'Ana', email: ana.email, roles: ana.roles }]);
      expect(await store.listPeople(await store.organizationByName('another'))).toEqual([]);
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

    test('the text of a view is its organization’s own and ends', async () => {
      await store.insertView(1, { viewId: 'abc', text: 'tag=value', endsAtMs: 100 });
      expect(await store.findView(1, 'abc', 99)).toBe('tag=value');
      expect(await store.findView(1, 'abc', 100)).toBeUndefined();
      expect(await store.findView(2, 'abc', 99)).toBeUndefined();
    });
  });
}
