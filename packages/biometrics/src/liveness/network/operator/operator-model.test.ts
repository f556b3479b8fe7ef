import type { RgbImage } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { meansNetwork } from '../../../../../media/src/networks/testing/means-network.js';
import { judgeLiveness } from '../../judge/judge-liveness.js';
import type { LivenessSignal } from '../../types.js';
import { loadAntiSpoofModel } from './operator-model.js';

const CARD = {
  name: 'Means 1',
  input: { name: 'face', widthPx: 8, heightPx: 8, channels: 'RGB', black: 0, white: 1, cropFactor: 1 },
  output: { name: 'means', liveIndex: 0, scale: 'probabilities' },
  threshold: 0.5,
  lookedFor: ['screen', 'print'],
  apcer: 0.02,
  bpcer: 0.01,
};
type Changes = { input?: object; output?: object } & Record<string, unknown>;
const cardWith = ({ input, output, ...rest }: Changes = {}): string =>
  JSON.stringify({
    ...CARD,
    ...rest,
    input: { ...CARD.input, ...input },
    output: { ...CARD.output, ...output },
  });

/** A red square in the middle third of a blue picture. */
const picture: RgbImage = {
  width: 90,
  height: 90,
  rgb: Uint8Array.from({ length: 90 * 90 * 3 }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % 90, Math.floor(index / 270)];
    const inside = x >= 30 && x < 60 && y >= 30 && y < 60;
    return index % 3 === (inside ? 0 : 2) ? 255 : 0;
  }),
};
const face = { box: { x1: 30, y1: 30, x2: 60, y2: 60 } };
/** The mean of each of the three planes. */
const model = meansNetwork({ input: 'face', dims: [1, 3, 8, 8], output: 'means', axes: [2, 3] });

/** What the network says of one look at a face. */
async function assessed(card: string, looked = face): Promise<LivenessSignal> {
  const loaded = await loadAntiSpoofModel(model, card);
  return loaded.signalOf([await loaded.lookAt(picture, looked, 'still')]);
}

describe("an operator's network against attacks", () => {
  test('is shown the face as its card says, and its answer counts as much as its error rates', async () => {
    const signal = await assessed(cardWith());
    expect(signal).toMatchObject({ name: 'operator-model', outcome: 'live', lookedFor: ['screen', 'print'] });
    expect(signal.logLikelihoodRatio).toBeCloseTo(Math.log(0.02 / 0.99));
    expect(judgeLiveness([signal]).outcome).toBe('passed');
  });

  test('is given blue first where its card says BGR', async () => {
    const signal = await assessed(cardWith({ input: { channels: 'BGR' } }));
    expect(signal.outcome).toBe('attack');
    expect(signal.logLikelihoodRatio).toBeCloseTo(Math.log(0.98 / 0.01));
    expect(judgeLiveness([signal]).outcome).toBe('failed');
  });

  test('sees as much around the face as its card says: three times the side leave a ninth of red', async () => {
    const at = async (threshold: number): Promise<string> =>
      (await assessed(cardWith({ threshold, input: { cropFactor: 3 } }))).outcome;
    expect(await at(0.08)).toBe('live');
    expect(await at(0.15)).toBe('attack');
  });

  test('has its pixels scaled, and logits turned into probabilities', async () => {
    const inside = { box: { x1: 36, y1: 36, x2: 54, y2: 54 } };
    // red 2, green and blue -2: the softmax of red is 1 / (1 + 2 exp(-4)) = .965
    const card = (threshold: number): string =>
      cardWith({ threshold, input: { black: -2, white: 2 }, output: { scale: 'logits' } });
    expect((await assessed(card(0.96), inside)).outcome).toBe('live');
    expect((await assessed(card(0.97), inside)).outcome).toBe('attack');
  });

  test('cannot decide alone where its rates are poor', async () => {
    const signal = await assessed(cardWith({ apcer: 0.3, bpcer: 0.2 }));
    expect(judgeLiveness([signal]).outcome).toBe('inconclusive');
  });

  test.each([
    ['not JSON', '{', /expected JSON/],
    ['no input', JSON.stringify({ ...CARD, input: undefined }), /input: expected an object/],
    ['a side of 0', cardWith({ input: { widthPx: 0 } }), /input\.widthPx: expected a number from 1/],
    [
      'unknown channels',
      cardWith({ input: { channels: 'YUV' } }),
      /input\.channels: expected "RGB" or "BGR"/,
    ],
    [
      'an attack that is not measured',
      cardWith({ lookedFor: ['mask'] }),
      /lookedFor: expected "screen" or "print"/,
    ],
    ['rates of 0', cardWith({ apcer: 0 }), /apcer: expected a number/],
    ['rates no better than chance', cardWith({ apcer: 0.6, bpcer: 0.4 }), /better than chance/],
  ])('is refused with a card of %s', async (_, card, message) => {
    await expect(loadAntiSpoofModel(model, card)).rejects.toThrow(message);
  });

  test('is refused without the input or the output that its card names', async () => {
    await expect(loadAntiSpoofModel(model, cardWith({ input: { name: 'other' } }))).rejects.toThrow(
      /no input of the name/,
    );
    await expect(loadAntiSpoofModel(model, cardWith({ output: { name: 'other' } }))).rejects.toThrow(
      /no output of the name/,
    );
  });

  test('is refused when it takes another size, or answers with fewer numbers, than its card says', async () => {
    await expect(loadAntiSpoofModel(model, cardWith({ input: { widthPx: 9 } }))).rejects.toThrow();
    await expect(loadAntiSpoofModel(model, cardWith({ output: { liveIndex: 7 } }))).rejects.toThrow(
      RangeError,
    );
  });
});
