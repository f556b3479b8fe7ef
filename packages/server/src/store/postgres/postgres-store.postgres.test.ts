import { testAccountStore } from '../testing/account-store-suite.js';
import { testCaptureStore } from '../testing/capture-store-suite.js';
import { testCorrectionStore } from '../testing/correction-store-suite.js';
import { testEventStore } from '../testing/event-store-suite.js';
import { testInsightStore } from '../testing/insight-store-suite.js';
import { testLabelStore } from '../testing/label-store-suite.js';
import { testLessonStore } from '../testing/lesson-store-suite.js';
import { testOrganizationStore } from '../testing/organization-store-suite.js';
import { createPostgresDatabase } from '../testing/postgres-database.js';
import { testRecordLists } from '../testing/record-list-suite.js';
import { type TestDatabase, testRecordStore } from '../testing/record-store-suite.js';
import { testRetentionStore } from '../testing/retention-store-suite.js';
import { testReviewStore } from '../testing/review-store-suite.js';
import { testSecondPersonStore } from '../testing/second-person-suite.js';
import { testUsageStore } from '../testing/usage-store-suite.js';
import { testWebhookStore } from '../testing/webhook-store-suite.js';
import { openPostgresStore } from './open.js';

async function createDatabase(): Promise<TestDatabase> {
  const { url, remove } = await createPostgresDatabase();
  return { open: () => openPostgresStore({ url }), remove };
}

testRecordStore('PostgreSQL store', createDatabase);
testRecordLists('PostgreSQL lists', createDatabase);
testAccountStore('PostgreSQL accounts', createDatabase);
testEventStore('PostgreSQL outbox', createDatabase);
testWebhookStore('PostgreSQL webhooks', createDatabase);
testRetentionStore('PostgreSQL retention', createDatabase);
testReviewStore('PostgreSQL reviews', createDatabase);
testSecondPersonStore('PostgreSQL second person', createDatabase);
testCorrectionStore('PostgreSQL corrections', createDatabase);
testLabelStore('PostgreSQL labels', createDatabase);
testInsightStore('PostgreSQL insights', createDatabase);
testLessonStore('PostgreSQL lessons', createDatabase);
testUsageStore('PostgreSQL usage', createDatabase);
testCaptureStore('PostgreSQL capture sessions', createDatabase);
testOrganizationStore('PostgreSQL organizations', createDatabase);
