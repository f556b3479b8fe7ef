import { expect, test } from 'vitest';
import type { Decision, ReviewEntry, ReviewState } from '../../store/review-types.js';
import { en } from '../words/en.js';
import { historyToShow } from './history.js';

const decided = (entryId: number, decision: Decision, left: ReviewState): ReviewEntry => ({
  organizationId: 1,
  kind: 'detection',
  recordId: 1,
  entryId,
  person: { id: entryId, name: `Person ${entryId}` },
  atMicros: 0,
  words: '',
  made: { decision, reason: 'evidence', isAgainst: false, lookedAt: [], versions: {} },
  left,
});

test('a decision is told as the one that stands only where it does', () => {
  const before = decided(1, 'accept', 'accept');
  expect(historyToShow({ state: 'accept', entries: [before] }, en)).toMatchObject({
    waits: '',
    decision: { person: 'Person 1', what: 'accepted' },
  });
  const proposed = historyToShow({ state: 'proposed', entries: [before] }, en);
  expect(proposed).toMatchObject({ waits: expect.stringContaining('second person'), decision: undefined });
  const two = [decided(1, 'accept', 'proposed'), decided(2, 'reject', 'disputed')];
  const disputed = historyToShow({ state: 'disputed', entries: two }, en);
  expect(disputed).toMatchObject({ waits: expect.stringContaining('a third'), decision: undefined });
  expect(disputed.entries.map(({ what }) => what)).toEqual(['accepted (as a proposal)', 'rejected']);
});
