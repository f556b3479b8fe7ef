import { meansNetwork } from '../../../../../media/src/networks/testing/means-network.js';

/** Side of the pictures that {@link brightnessNetwork} takes. */
export const SIDE_PX = 8;

/** Takes bright pictures for generated: its logit is the mean of all samples, as the card codes them. */
export const brightnessNetwork = (): Uint8Array =>
  meansNetwork({ input: 'picture', dims: [1, 3, SIDE_PX, SIDE_PX], output: 'brightness', axes: [1, 2, 3] });

/** Black is -4, white 4. */
export const CARD = {
  name: 'Brightness 1',
  licence: 'MIT',
  input: {
    name: 'picture',
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    channels: 'RGB',
    layout: 'NCHW',
    black: -4,
    white: 4,
    fit: { how: 'shorter-side', shorterSidePx: 10, kernel: 'bilinear' },
  },
  output: { name: 'brightness', index: 0, scale: 'logit' },
};

/** What a command would have measured. */
export const CALIBRATION = {
  date: '2026-11-23',
  threshold: 1,
  falseAlarmRate: 0.02,
  detectionRate: 0.9,
  honestPictures: 500,
  generatedPictures: 400,
  fingerprint: 'ab'.repeat(32),
};

type Changes = {
  readonly input?: object;
  readonly output?: object;
  readonly calibration?: object | undefined;
};

/** The card's JSON, some of its entries changed. */
export const cardWith = ({
  input,
  output,
  ...rest
}: Changes & Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    ...CARD,
    ...rest,
    input: { ...CARD.input, ...input },
    output: { ...CARD.output, ...output },
  });
