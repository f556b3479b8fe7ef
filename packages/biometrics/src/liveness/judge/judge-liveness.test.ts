import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LivenessGroup, LivenessSignal } from '../types.js';
import { judgeLiveness } from './judge-liveness.js';

const signal = (part: Partial<LivenessSignal>): LivenessSignal => ({
  name: 'made-up',
  lookedFor: ['screen'],
  outcome: 'nothing',
  logLikelihoodRatio: 0,
  group: 'raster',
  reason: undefined,
  ...part,
});
const attack = (logLikelihoodRatio: number, group: LivenessGroup = 'raster'): LivenessSignal =>
  signal({ outcome: 'attack', logLikelihoodRatio, group, reason: `Marks of ${group}.` });
const live = (logLikelihoodRatio: number, group: LivenessGroup = 'blink'): LivenessSignal =>
  signal({
    outcome: 'live',
    logLikelihoodRatio,
    group,
    reason: `Life in ${group}.`,
    lookedFor: ['panned-still'],
  });

/** Everything that looks for movement that is only shown, with nothing found. */
const looks = [
  signal({ name: 'raster' }),
  signal({ name: 'tone', group: 'tone' }),
  signal({ name: 'repeated-frames', group: 'repetition', lookedFor: ['looped-video'] }),
];

describe('the judge of liveness', () => {
  test('is inconclusive when nobody could look', () => {
    const liveness = judgeLiveness([]);
    expect(liveness.outcome).toBe('inconclusive');
    expect(liveness.confidence).toBe(0.5);
    expect(liveness.lookedFor).toEqual([]);
    expect(liveness.reasons).toContain('No attack could be looked for.');
  });

  test('never takes the absence of marks for life', () => {
    expect(
      judgeLiveness([signal({ logLikelihoodRatio: -4 }), signal({ logLikelihoodRatio: -4, group: 'tone' })])
        .outcome,
    ).toBe('inconclusive');
  });

  test('fails on one mark that is strong enough, and on two that are so together', () => {
    expect(judgeLiveness([attack(3.5)]).outcome).toBe('failed');
    expect(judgeLiveness([attack(2)]).outcome).toBe('inconclusive');
    expect(judgeLiveness([attack(2), attack(1.5, 'surroundings')]).outcome).toBe('failed');
  });

  test('passes a face whose look is five to one a living one', () => {
    const look = (outcome: LivenessSignal['outcome'], logLikelihoodRatio: number): LivenessSignal =>
      signal({ outcome, logLikelihoodRatio, group: 'network', lookedFor: ['screen', 'print'] });
    const still = signal({ logLikelihoodRatio: 0.5, group: 'blink', lookedFor: ['panned-still'] });
    expect(judgeLiveness([look('live', -1.7), still]).outcome).toBe('passed');
    expect(judgeLiveness([look('live', -1.5), still]).outcome).toBe('inconclusive');
    expect(judgeLiveness([look('live', -2.2), attack(1, 'tone')]).outcome).toBe('inconclusive');
  });

  test('passes no clip by its look in which the face neither moves as a living one nor blinks', () => {
    const look = signal({
      outcome: 'live',
      logLikelihoodRatio: -3,
      group: 'network',
      lookedFor: ['screen', 'print'],
    });
    const movement = (outcome: LivenessSignal['outcome']) =>
      signal({
        name: 'mesh-motion',
        outcome,
        group: 'motion',
        lookedFor: outcome === 'not-applicable' ? [] : ['panned-still'],
        logLikelihoodRatio: outcome === 'live' ? -1 : 0,
      });
    const unblinking = signal({ name: 'blink', group: 'blink', lookedFor: ['panned-still'] });
    const outcomeWith = (...others: LivenessSignal[]) => judgeLiveness([look, ...others]).outcome;
    expect(outcomeWith()).toBe('passed');
    expect(outcomeWith(movement('live'), unblinking)).toBe('passed');
    expect(outcomeWith(movement('nothing'), { ...unblinking, outcome: 'live' })).toBe('passed');
    expect(outcomeWith(movement('nothing'), unblinking)).toBe('inconclusive');
    expect(outcomeWith(movement('not-applicable'), unblinking)).toBe('inconclusive');
  });

  test('takes no movement for life where a network looked and was in doubt', () => {
    const doubt = signal({ group: 'network', lookedFor: ['screen', 'print'] });
    expect(judgeLiveness([live(-4), ...looks]).outcome).toBe('passed');
    expect(judgeLiveness([live(-4), ...looks, doubt]).outcome).toBe('inconclusive');
  });

  test('does not let a sign of life excuse an attack that it does not rule out', () => {
    const loop = signal({
      outcome: 'attack',
      lookedFor: ['looped-video'],
      logLikelihoodRatio: 3.5,
      group: 'repetition',
      reason: 'Twice.',
    });
    expect(judgeLiveness([loop, live(-5)])).toMatchObject({
      outcome: 'failed',
      confidence: 1 / (1 + Math.exp(3.5)),
    });
    expect(judgeLiveness([signal({ ...loop, lookedFor: ['panned-still'] }), live(-5)]).outcome).toBe(
      'inconclusive',
    );
  });

  test('counts one cause once', () => {
    expect(judgeLiveness([attack(2), attack(1.9)]).outcome).toBe('inconclusive');
  });

  test('passes on signs of life with nothing against them', () => {
    expect(judgeLiveness([live(-3.5), ...looks]).outcome).toBe('passed');
    expect(judgeLiveness([live(-5), ...looks, attack(0.5)]).outcome).toBe('inconclusive');
  });

  test.each(looks.map(({ name }) => name))(
    'takes movement for life only where %s could look: screens and loops move, too',
    (missing) => {
      const without = looks.filter(({ name }) => name !== missing);
      expect(judgeLiveness([live(-5), ...without]).outcome).toBe('inconclusive');
      const couldNot = signal({
        name: missing,
        outcome: 'not-applicable',
        lookedFor: [],
        reason: 'Too small.',
      });
      expect(judgeLiveness([live(-5), ...without, couldNot]).outcome).toBe('inconclusive');
    },
  );

  test("lets an operator's network pass a photo that cannot be looked through for rasters", () => {
    const opinion = signal({
      name: 'operator-model',
      group: 'network',
      outcome: 'live',
      logLikelihoodRatio: -3.5,
    });
    expect(judgeLiveness([opinion]).outcome).toBe('passed');
  });

  test('names the attacks that were looked for, and no others', () => {
    const liveness = judgeLiveness([
      signal({ lookedFor: ['print', 'screen'] }),
      signal({ lookedFor: ['looped-video'], outcome: 'not-applicable', reason: 'The clip is too short.' }),
    ]);
    expect(liveness.lookedFor).toEqual(['screen', 'print']);
    expect(liveness.reasons).toContain('Looked for: a screen shown to the camera and a printed picture.');
    expect(liveness.reasons).toContain('The clip is too short.');
    expect(liveness.reasons.at(-1)).toMatch(/Masks, deepfakes .* not looked for/);
  });

  test('grows no surer of life when a mark of an attack is added in a group of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -5, max: 5, noNaN: true })),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (ratios, mark) => {
          const before = ratios.map((ratio) => signal({ logLikelihoodRatio: ratio }));
          expect(judgeLiveness([...before, attack(mark, 'encoding')]).confidence).toBeLessThanOrEqual(
            judgeLiveness(before).confidence,
          );
        },
      ),
    );
  });

  test('gives the same answer in whatever order the signals come', () => {
    const signals = [attack(1.2), live(-2), attack(3, 'tone'), signal({ logLikelihoodRatio: -0.4 })];
    const { outcome, confidence } = judgeLiveness(signals);
    expect(judgeLiveness([...signals].reverse())).toMatchObject({ outcome, confidence });
  });
});
