import type { DetectorLook, OperatorDetector, Raster } from '@assay/media';
import { expect, test } from 'vitest';
import { judge } from '../../verdict/judge.js';
import { operatorDetector } from './operator-detector.js';

const raster: Raster = { width: 40, height: 20, rgb: new Uint8Array(2400), orientation: 6 };

const network = (
  look: DetectorLook | undefined,
  counts: Partial<OperatorDetector> = {},
): OperatorDetector => ({
  look: async () => look,
  name: 'Example 1',
  threshold: 1,
  falseAlarms: { count: 20, total: 1000 },
  detected: { count: 900, total: 1000 },
  ...counts,
});

const outcomeOf = async (own: OperatorDetector) =>
  operatorDetector.examine({ raster, operatorDetector: own });

async function found(own: OperatorDetector) {
  const examined = await outcomeOf(own);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const verdictOf = async (own: OperatorDetector) =>
  judge([{ check: operatorDetector, outcome: await outcomeOf(own) }]);

test('a picture above the threshold is unverified for a network that was well measured, and told with its rates', async () => {
  const own = network({ logit: 1.1, places: [] });
  expect(await verdictOf(own)).toMatchObject({ fraudSeverity: 'medium', classification: 'unverified' });
  expect((await found(own)).evidence).toEqual([
    {
      code: 'PIXELS_LIKE_GENERATED_BY_OPERATOR_NETWORK',
      kind: 'model_prediction',
      summary:
        'Example 1 takes the pixels of this picture for generated. Measured by the operator, it does so with 20 of 1000 honest and 900 of 1000 generated pictures.',
      page: 1,
    },
  ]);
});

test('the best network there may be rejects nothing alone', async () => {
  const perfect = {
    falseAlarms: { count: 0, total: 1_000_000 },
    detected: { count: 1_000_000, total: 1_000_000 },
  };
  const { likelihood, classification } = await verdictOf(network({ logit: 99, places: [] }, perfect));
  expect(likelihood).toBeGreaterThan(70);
  expect(classification).toBe('unverified');
});

test('a network that was measured on a few pictures raises little', async () => {
  const few = { falseAlarms: { count: 2, total: 20 }, detected: { count: 25, total: 50 } };
  expect(await verdictOf(network({ logit: 9, places: [] }, few))).toMatchObject({
    classification: 'verified',
  });
});

test('a picture at the threshold or below passes, with nothing claimed', async () => {
  const finding = await found(network({ logit: 1, places: [] }));
  expect(finding.evidence).toEqual([]);
  expect(finding.measure).toBe(-0.5);
  expect(finding.summary).toContain('does not take the pixels of this picture for generated');
});

test('places above the threshold are drawn where they are displayed', async () => {
  const places = [
    { box: { x1: 0, y1: 0, x2: 0.5, y2: 0.5 }, logit: 4 },
    { box: { x1: 0.5, y1: 0.5, x2: 1, y2: 1 }, logit: 0 },
  ];
  // Turned clockwise: the left upper corner is displayed at the right.
  expect((await found(network({ logit: 2, places }))).heat).toEqual([
    { page: 1, width: 20, height: 40, boxes: [{ box: { x1: 0.5, y1: 0, x2: 1, y2: 0.5 }, intensity: 0.5 }] },
  ]);
});

test('a picture that is too small is not told', async () => {
  expect(await outcomeOf(network(undefined))).toMatchObject({
    kind: 'not-applicable',
    because: expect.stringContaining('too small'),
  });
});
