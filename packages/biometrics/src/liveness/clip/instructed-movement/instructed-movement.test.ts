import { expect, test } from 'vitest';
import { judgeLiveness } from '../../judge/judge-liveness.js';
import type { LivenessSignal } from '../../types.js';
import { instructedMovementSignal } from './instructed-movement.js';
import type { InstructedMovement } from './instructions.js';

const seen = (...followed: boolean[]): InstructedMovement[] =>
  followed.map((one, index) => ({ movement: index % 2 === 0 ? 'turn_left' : 'look_up', followed: one }));

const networkLooks = (outcome: LivenessSignal['outcome'], logLikelihoodRatio: number): LivenessSignal => ({
  name: 'network',
  group: 'network',
  lookedFor: ['screen', 'print'],
  outcome,
  logLikelihoodRatio,
  reason: undefined,
});

const judged = (movements: InstructedMovement[], isOnePerson = true, ...others: LivenessSignal[]) =>
  judgeLiveness([...others, instructedMovementSignal(movements, isOnePerson)]);

test('who follows all passes, even where a network is in doubt', () => {
  const liveness = judged(seen(true, true, true, true), true, networkLooks('nothing', 0.5));
  expect(liveness.outcome).toBe('passed');
  expect(liveness.reasons).toContain(
    'The head moved as the capture session asked: 4 of 4 movements were seen.',
  );
  expect(liveness.lookedFor).toEqual(['screen', 'print', 'panned-still', 'looped-video']);
});

test('who follows all on a screen that shows its marks does not', () => {
  expect(judged(seen(true, true, true, true), true, networkLooks('attack', 3)).outcome).toBe('failed');
  expect(judged(seen(true, true, true, true), true, networkLooks('attack', 1)).outcome).toBe('inconclusive');
});

test('who leaves one out does not pass, however alive the face looks, and does not fail by it', () => {
  const liveness = judged(seen(true, true, false, true), true, networkLooks('live', -3));
  expect(liveness.outcome).toBe('inconclusive');
  expect(liveness.reasons).toContain(
    'The head did not move as the capture session asked: 3 of 4 movements were seen.',
  );
});

test('another face than the compared one follows for nobody', () => {
  const liveness = judged(seen(true, true, true, true), false, networkLooks('live', -3));
  expect(liveness.outcome).toBe('inconclusive');
  expect(liveness.reasons).toContain(
    'The face that moved as the capture session asked is not the one that was compared.',
  );
});
