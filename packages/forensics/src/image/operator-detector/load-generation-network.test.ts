import type { Raster } from '@assay/media';
import { expect, test } from 'vitest';
import { meansNetwork } from '../../../../media/src/networks/testing/means-network.js';
import { loadGenerationNetwork } from './load-generation-network.js';
import { brightnessNetwork, CALIBRATION, cardWith, SIDE_PX } from './testing/cards.js';

const gray = (level: number, [width, height]: readonly [number, number] = [20, 16]): Raster => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height).fill(level),
  orientation: 1,
});

const model = brightnessNetwork();

test('a network is shown a picture as its card says, and its logit is told', async () => {
  const { detector, measured } = await loadGenerationNetwork(model, cardWith());
  expect((await detector.look(gray(255)))?.logit).toBeCloseTo(4);
  expect((await detector.look(gray(51)))?.logit).toBeCloseTo(-2.4);
  expect(await detector.look(gray(51, [4, 400]))).toBeUndefined();
  expect(measured).toBeUndefined();
});

test('one that is calibrated says what it was measured to do, in pictures', async () => {
  const { measured } = await loadGenerationNetwork(model, cardWith({ calibration: CALIBRATION }));
  expect(measured).toMatchObject({
    name: 'Brightness 1',
    threshold: 1,
    falseAlarms: { count: 10, total: 500 },
    detected: { count: 360, total: 400 },
  });
});

test('the mean over crops counts, and each is told with its place', async () => {
  const { detector } = await loadGenerationNetwork(
    model,
    cardWith({ input: { fit: { how: 'crops', crops: 4 } } }),
  );
  const picture = gray(0, [2 * SIDE_PX, 2 * SIDE_PX]);
  for (let y = 0; y < SIDE_PX; y++) picture.rgb.fill(255, 3 * y * 2 * SIDE_PX, 3 * (y * 2 + 1) * SIDE_PX);
  const look = await detector.look(picture);
  expect(look?.logit).toBeCloseTo(-2);
  expect(look?.places.map(({ logit }) => Math.round(logit))).toEqual([4, -4, -4, -4]);
  expect(look?.places[0]?.box).toEqual({ x1: 0, y1: 0, x2: 0.5, y2: 0.5 });
});

test('channels last and blue first are served', async () => {
  const lastPlane = meansNetwork({
    input: 'picture',
    dims: [1, SIDE_PX, SIDE_PX, 3],
    output: 'planes',
    axes: [1, 2],
  });
  const card = (channels: string): string =>
    cardWith({
      input: { layout: 'NHWC', channels, black: 0, white: 1 },
      output: { name: 'planes', index: 2 },
    });
  const red = gray(0);
  for (let at = 0; at < red.rgb.length; at += 3) red.rgb[at] = 255;
  expect((await (await loadGenerationNetwork(lastPlane, card('RGB'))).detector.look(red))?.logit).toBe(0);
  expect((await (await loadGenerationNetwork(lastPlane, card('BGR'))).detector.look(red))?.logit).toBe(1);
});

test('logits of classes and probabilities become one logit', async () => {
  const planes = meansNetwork({
    input: 'picture',
    dims: [1, 3, SIDE_PX, SIDE_PX],
    output: 'planes',
    axes: [2, 3],
  });
  const red = gray(0);
  for (let at = 0; at < red.rgb.length; at += 3) red.rgb[at] = 255;
  const logitOf = async (scale: string, white: number): Promise<number | undefined> => {
    const card = cardWith({ input: { black: 0, white }, output: { name: 'planes', index: 0, scale } });
    return (await (await loadGenerationNetwork(planes, card)).detector.look(red))?.logit;
  };
  // 3 against 0 and 0.
  expect(await logitOf('logits', 3)).toBeCloseTo(3 - Math.log(2), 5);
  expect(await logitOf('probability', 0.75)).toBeCloseTo(Math.log(3), 5);
  expect(await logitOf('probability', 1)).toBeCloseTo(Math.log(1e7), 3);
});

test.each([
  ['bytes that are no network', Uint8Array.from([1, 2, 3]), cardWith(), /.+/],
  [
    'a network without the input of its card',
    model,
    cardWith({ input: { name: 'other' } }),
    /no input of the name/,
  ],
  [
    'a network without the output of its card',
    model,
    cardWith({ output: { name: 'other' } }),
    /no output of the name/,
  ],
  ['a network of another size', model, cardWith({ input: { widthPx: 9 } }), /.+/],
  [
    'a network with fewer numbers',
    model,
    cardWith({ output: { index: 3 } }),
    /expected more than 3 numbers, received 1/,
  ],
  [
    'one number as the logits of classes',
    model,
    cardWith({ output: { scale: 'logits' } }),
    /logits of several classes/,
  ],
])('%s is refused when it is loaded', async (_, network, card, message) => {
  await expect(loadGenerationNetwork(network, card)).rejects.toThrow(message);
});

test('a network whose probabilities are none breaks', async () => {
  const { detector } = await loadGenerationNetwork(model, cardWith({ output: { scale: 'probability' } }));
  await expect(detector.look(gray(255))).rejects.toThrow('expected a probability in 0..1');
});
