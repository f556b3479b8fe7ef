import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccountStore } from '../testing/account-store-suite.js';
import { testCaptureStore } from '../testing/capture-store-suite.js';
import { testCorrectionStore } from '../testing/correction-store-suite.js';
import { testEventStore } from '../testing/event-store-suite.js';
import { testInsightStore } from '../testing/insight-store-suite.js';
import { testLabelStore } from '../testing/label-store-suite.js';
import { testLessonStore } from '../testing/lesson-store-suite.js';
import { testOrganizationStore } from '../testing/organization-store-suite.js';
import { testRecordLists } from '../testing/record-list-suite.js';
import { type TestDatabase, testRecordStore } from '../testing/record-store-suite.js';
import { testRetentionStore } from '../testing/retention-store-suite.js';
import { testReviewStore } from '../testing/review-store-suite.js';
import { testSecondPersonStore } from '../testing/second-person-suite.js';
import { testUsageStore } from '../testing/usage-store-suite.js';
import { testWebhookStore } from '../testing/webhook-store-suite.js';
import { openSqliteStore } from './open.js';

const createDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-store-'));
  return {
    open: () => openSqliteStore({ path: join(folder, 'assay.db') }),
    remove: () => rm(folder, { recursive: true }),
  };
};

testRecordStore('SQLite store', createDatabase);
testRecordLists('SQLite lists', createDatabase);
testAccountStore('SQLite accounts', createDatabase);
testEventStore('SQLite outbox', createDatabase);
testWebhookStore('SQLite webhooks', createDatabase);
testRetentionStore('SQLite retention', createDatabase);
testReviewStore('SQLite reviews', createDatabase);
testSecondPersonStore('SQLite second person', createDatabase);
testCorrectionStore('SQLite corrections', createDatabase);
testLabelStore('SQLite labels', createDatabase);
testInsightStore('SQLite insights', createDatabase);
testLessonStore('SQLite lessons', createDatabase);
testUsageStore('SQLite usage', createDatabase);
testCaptureStore('SQLite capture sessions', createDatabase);
testOrganizationStore('SQLite organizations', createDatabase);
