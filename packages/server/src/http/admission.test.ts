import { expect, test } from 'vitest';
import { Admission } from './admission.js';

const MEGABYTE = 1024 * 1024;
const SMALL = { uploadLimit: 3, organizationLimit: 2, leastFreeBytes: 100 * MEGABYTE };

/** An admission, what may be set of its surroundings, and a submission that stays until it is let go. */
function doorOf(limits = SMALL) {
  const around = { isFull: false, fullFor: 0, freeBytes: 1000 * MEGABYTE, isQuotaSpent: false };
  const admission = new Admission({
    queue: {
      get isFull() {
        return around.isFull;
      },
      isFullFor: (organizationId) => organizationId === around.fullFor,
    },
    freeBytes: async () => around.freeBytes,
    isQuotaSpent: async () => around.isQuotaSpent,
    limits,
  });
  const arrive = (organizationId: number, { waits = true, bodyBytes = 0, isReceived = false } = {}) => {
    let letGo = (): void => {};
    const staying = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const ended = admission.run({ organizationId, waits, bodyBytes }, async (received) => {
      if (isReceived) received();
      await staying;
      return 'taken';
    });
    ended.catch(() => {});
    return { ended, letGo };
  };
  const outcome = async (...parameters: Parameters<typeof arrive>): Promise<string> => {
    const { ended, letGo } = arrive(...parameters);
    letGo();
    return ended.catch((error) => error.code);
  };
  return { around, admission, arrive, outcome };
}

test('a sender that waits is turned away by a full pool, one that does not by its own full queue', async () => {
  const { around, outcome } = doorOf();
  around.isFull = true;
  expect(await outcome(1)).toBe('QUEUE_FULL');
  expect(await outcome(1, { waits: false })).toBe('taken');
  around.isFull = false;
  around.fullFor = 1;
  expect(await outcome(1, { waits: false })).toBe('QUEUE_FULL');
  expect(await outcome(2, { waits: false })).toBe('taken');
  expect(await outcome(1)).toBe('taken');
});

test('one organization has no more on their way than its limit; another gets in', async () => {
  const { arrive, outcome } = doorOf();
  const first = arrive(1, { isReceived: true });
  arrive(1, { isReceived: true });
  expect(await outcome(1)).toBe('ORGANIZATION_BUSY');
  expect(await outcome(2)).toBe('taken');
  first.letGo();
  await first.ended;
  expect(await outcome(1)).toBe('taken');
});

test('no more bodies are received at once than the limit, whose they may be', async () => {
  const { admission, arrive, outcome } = doorOf();
  const bodies = [arrive(1), arrive(2), arrive(3)];
  expect(admission.uploads).toBe(3);
  expect(await outcome(4)).toBe('UPLOADS_FULL');
  bodies[0]?.letGo();
  await bodies[0]?.ended;
  const received = arrive(4, { isReceived: true });
  await expect.poll(() => admission.uploads).toBe(2);
  expect(await outcome(5)).toBe('taken');
  received.letGo();
  expect(await received.ended).toBe('taken');
  expect(admission.uploads).toBe(2);
});

test('what would leave too little room on the disk is not received', async () => {
  const { outcome } = doorOf();
  expect(await outcome(1, { bodyBytes: 900 * MEGABYTE })).toBe('taken');
  expect(await outcome(1, { bodyBytes: 900 * MEGABYTE + 1 })).toBe('DISK_LOW');
});

test('whoever has used up the quota of the month is not received', async () => {
  const { around, outcome } = doorOf();
  around.isQuotaSpent = true;
  expect(await outcome(1)).toBe('QUOTA_SPENT');
  expect(await outcome(1, { waits: false })).toBe('QUOTA_SPENT');
});

test('a stop takes no more, and waits for those that were let in', async () => {
  const { admission, arrive, outcome } = doorOf();
  const running = arrive(1);
  let isStopped = false;
  const stopped = admission.stop().then(() => {
    isStopped = true;
  });
  expect(await outcome(2)).toBe('SHUTTING_DOWN');
  expect(isStopped).toBe(false);
  running.letGo();
  await stopped;
});
