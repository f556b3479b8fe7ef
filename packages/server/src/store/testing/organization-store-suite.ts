import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewApiKey, RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';

const key = (organizationId: number, byte: number): NewApiKey => ({
  organizationId,
  name: `key ${byte}`,
  permissions: ['detection:read'],
  keySha256: new Uint8Array(32).fill(byte),
  prefix: 'assay_',
});

/** The laws of organizations, for every store. */
export function testOrganizationStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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

    test('test mode is one organization beside another, found by no name', async () => {
      const [id, again] = await Promise.all([store.testOrganizationOf(1), store.testOrganizationOf(1)]);
      expect([again, id === 1]).toEqual([id, false]);
      const listed = await store.listOrganizations();
      expect(listed.map((one) => [one.id, one.testOf])).toEqual([
        [1, undefined],
        [id, 1],
      ]);
      expect(await store.findOrganization(listed[1]!.name)).toBeUndefined();
      expect(await store.findOrganization('default')).toBe(1);
      expect(await store.linkSalt(id)).not.toEqual(await store.linkSalt(1));
    });

    test('test mode is judged, kept and limited as the organization is, and counted apart', async () => {
      const id = await store.testOrganizationOf(1);
      await store.setOrganizationPolicy(1, { mediumFrom: 10, highFrom: 20 });
      await store.setRetention(1, 'parse', 30);
      await store.setQuota(1, { documents: 1 });
      expect(await store.organizationPolicy(id)).toEqual({ mediumFrom: 10, highFrom: 20 });
      expect(await store.retentionDays(id)).toEqual({ parse: 30 });
      expect(await store.quota(id)).toEqual({ documents: 1 });
      const detection = sampleDetection({ detectionId: 1, organizationId: id, createdAtMicros: 5 });
      const usage = { pages: 1, bytes: 1, processorMs: 1 };
      await store.insertDetection(detection, undefined, undefined, undefined, usage);
      const spent = (organizationId: number): Promise<boolean> =>
        store.isQuotaSpent(organizationId, '1970-01-01');
      expect([await spent(id), await spent(1)]).toEqual([true, false]);
      expect(await store.findDetection(1, 1)).toBeUndefined();
    });

    test('test keys are in the organization’s list, and end there', async () => {
      const id = await store.testOrganizationOf(1);
      const { id: live } = await store.insertApiKey(key(1, 1));
      const { id: test } = await store.insertApiKey(key(id, 2));
      expect((await store.listApiKeys(1)).map((one) => [one.id, one.isTest])).toEqual([
        [live, undefined],
        [test, true],
      ]);
      expect(await store.findApiKey(key(id, 2).keySha256)).toMatchObject({
        organizationId: id,
        isTest: true,
      });
      const other = await store.organizationByName('other');
      expect(await store.deleteApiKey(other, test)).toBe(false);
      expect(await store.renameApiKey(1, test, 'new')).toBe(true);
      expect(await store.deleteApiKey(1, test)).toBe(true);
      expect((await store.listApiKeys(1)).map((one) => one.id)).toEqual([live]);
    });

    test('a name is taken from one organization to another only while it is free', async () => {
      const id = await store.organizationByName('Lender');
      expect(await store.renameOrganization(id, 'default')).toBe(false);
      expect(await store.renameOrganization(id, 'Lender Ltd')).toBe(true);
      expect(await store.findOrganization('Lender')).toBeUndefined();
      expect(await store.findOrganization('Lender Ltd')).toBe(id);
    });

    test('who was in an erased organization alone has no name any more; its id is not used again', async () => {
      const id = await store.organizationByName('Lender');
      const ana = { name: 'Ana', email: 'ana@example.org', passwordHash: 'x', roles: ['analyst'] as const };
      const personId = (await store.insertPerson({ ...ana, organizationId: id }))!;
      const both = (await store.insertPerson({ ...ana, email: 'b@example.org', organizationId: id }))!;
      expect(await store.setRoles(1, both, ['analyst'])).toBe('not-there');
      const token = { tokenSha256: new Uint8Array(32).fill(9), organizationId: 1, invitedBy: both };
      await store.insertInvitation({ ...token, roles: ['auditor'], endsAtMs: 9 });
      await store.acceptInvitation(token.tokenSha256, { personId: both }, 1);
      await store.insertApiKey(key(id, 1));
      await store.setRetention(id, 'parse', 30);
      const createdAtMicros = 1;
      await store.insertJob({
        jobId: '00000000-0000-0000-0000-000000000001',
        organizationId: id,
        kind: 'parse',
        request: '{}',
        createdAtMicros,
      });

      await store.closeOrganization(id, 5);
      expect(await store.findOrganization('Lender')).toBeUndefined();
      expect(await store.listOrganizations()).toMatchObject([
        { id: 1 },
        { id, name: 'Lender', isClosed: true },
      ]);
      expect(await store.findApiKey(key(id, 1).keySha256)).toBeUndefined();
      expect(await store.findJob(id, '00000000-0000-0000-0000-000000000001')).toBeUndefined();
      expect(await store.findPersonByEmail('ana@example.org')).toBeUndefined();
      expect(await store.findPersonByEmail('b@example.org')).toMatchObject({ person: { name: 'Ana' } });
      expect(await store.listMemberships(both)).toMatchObject([{ organizationId: 1 }]);
      expect(await store.listMemberships(personId)).toEqual([]);

      await store.finishErasure(id, 6);
      expect(await store.listOrganizations()).toMatchObject([{ id: 1 }]);
      expect(await store.retentionDays(id)).toEqual({});
      expect(await store.organizationByName('Lender')).not.toBe(id);
    });
  });
}
