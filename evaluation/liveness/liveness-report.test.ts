import type { Outcome } from '@assay/biometrics';
import { describe, expect, test } from 'vitest';
import { livenessReport } from './liveness-report.js';
import { outcomeCounts } from './outcome-counts.js';
import type { ExaminedCase } from './types.js';

const selfie = (
  label: 'live' | 'attack',
  outcome: Outcome | 'no face' | 'broken',
  part: Partial<ExaminedCase> = {},
): ExaminedCase => ({
  file: 'a.jpg',
  medium: 'photo',
  label,
  attack: label === 'attack' ? 'print' : '',
  made: 'real',
  source: 'x',
  error: outcome === 'broken' ? 'no picture' : undefined,
  examined:
    outcome === 'broken'
      ? undefined
      : {
          liveness:
            outcome === 'no face'
              ? undefined
              : { outcome, confidence: 0.5 as never, lookedFor: [], reasons: [] },
          signals: [],
          cpuMs: 10,
        },
  ...part,
});

describe('the report of liveness', () => {
  test('counts each file once, whatever came of it', () => {
    const outcomes = ['passed', 'failed', 'failed', 'inconclusive', 'no face', 'broken'] as const;
    expect(outcomeCounts(outcomes.map((outcome) => selfie('attack', outcome)))).toEqual({
      passed: 1,
      inconclusive: 1,
      failed: 2,
      answered: 4,
      noFace: 1,
      broken: 1,
    });
  });

  test('takes an inconclusive attack for missed and an inconclusive person for spared', () => {
    const report = livenessReport([
      selfie('attack', 'failed'),
      selfie('attack', 'inconclusive'),
      selfie('attack', 'inconclusive'),
      selfie('attack', 'passed'),
      selfie('attack', 'no face'),
      selfie('live', 'inconclusive'),
      selfie('live', 'failed'),
    ]);
    expect(report).toMatch(/photo, print, real +75\.0 % +3\/4 +30\.1-95\.4 +25\.0 % +1\/4 +\S+ +1 +0/);
    expect(report).toMatch(/photo, real +50\.0 % +1\/2 /);
  });

  test('keeps clips from photos and real attacks from simulated ones', () => {
    const report = livenessReport([
      selfie('attack', 'failed', { made: 'simulated' }),
      selfie('attack', 'inconclusive'),
      selfie('attack', 'inconclusive', { medium: 'clip' }),
    ]);
    expect(report).toMatch(/photo, print, simulated +0\.0 % +0\/1/);
    expect(report).toMatch(/photo, print, real +100\.0 % +1\/1/);
    expect(report).toMatch(/clip, print, real +100\.0 % +1\/1/);
  });

  test('names what could not be examined', () => {
    expect(livenessReport([selfie('live', 'broken', { file: 'torn.jpg' })])).toContain(
      'torn.jpg: no picture',
    );
  });
});
