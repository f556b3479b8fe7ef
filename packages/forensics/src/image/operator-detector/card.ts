import { CardEntries, type PixelCoding } from '@assay/media';

/** What an operator says of a network that tells generated pictures, in a JSON file beside it. */
export interface GenerationCard {
  /** Name and version, shown in evidence. */
  readonly name: string;
  /** Of the network, for the operator's own records. */
  readonly licence?: string;
  readonly input: CardInput;
  readonly output: {
    readonly name: string;
    /** Which of its numbers stands for generated, from 0. */
    readonly index: number;
    /** One `logit`; `logits` of classes, for a softmax; or a `probability`. */
    readonly scale: 'logit' | 'logits' | 'probability';
  };
  /** Absent until `assay detector calibrate` has written it. */
  readonly calibration?: CardCalibration;
}

/** How pictures are shown to the network: one at a time, 32-bit floats. */
export interface CardInput extends PixelCoding {
  /** Name of the graph's input. */
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fit: Fit;
}

/** How a picture of any size becomes one of `widthPx` x `heightPx`. */
export type Fit =
  /** The shorter side is resized to so many pixels, and the middle cut out. */
  | { readonly how: 'shorter-side'; readonly shorterSidePx: number; readonly kernel: FitKernel }
  /** The whole picture is resized, its proportions given up. */
  | { readonly how: 'stretch'; readonly kernel: FitKernel }
  /** So many places are cut out as they are, and the mean of the logits counts. */
  | { readonly how: 'crops'; readonly crops: number };

export type FitKernel = 'bilinear' | 'bicubic';

/** What the network was measured to do, on pictures that did not choose the threshold. */
export interface CardCalibration {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The logit above which a picture counts as generated. */
  readonly threshold: number;
  /** 0..1, of as many pictures as the counts say. */
  readonly falseAlarmRate: number;
  readonly detectionRate: number;
  readonly honestPictures: number;
  readonly generatedPictures: number;
  /** SHA-256 of the network and of how it is used: a calibration holds for those alone. */
  readonly fingerprint: string;
}

/** Sides beyond this cost more than a picture's analysis may. */
const LARGEST_SIDE_PX = 1024;
const LARGEST_SHORTER_SIDE_PX = 2048;
const MOST_CROPS = 16;
const MOST_CLASSES = 1000;
const MOST_PICTURES = 100_000_000;
/** Logits of 32-bit networks lie far within. */
const LARGEST_LOGIT = 1e6;
const LARGEST_INPUT = 1e4;

/**
 * Reads a card.
 * @throws TypeError naming the entry that is missing, wrong or unknown; the value itself is not repeated
 */
export function parseGenerationCard(json: string): GenerationCard {
  const card = CardEntries.of(json, 'generation card').only(
    'name',
    'licence',
    'input',
    'output',
    'calibration',
  );
  const output = card.object('output').only('name', 'index', 'scale');
  return {
    name: card.text('name'),
    ...(card.has('licence') && { licence: card.text('licence') }),
    input: inputOf(card.object('input')),
    output: {
      name: output.text('name'),
      index: output.whole('index', 0, MOST_CLASSES),
      scale: output.oneOf('scale', ['logit', 'logits', 'probability']),
    },
    ...(card.has('calibration') && { calibration: calibrationOf(card.object('calibration')) }),
  };
}

function inputOf(input: CardEntries): CardInput {
  input.only('name', 'widthPx', 'heightPx', 'channels', 'layout', 'mean', 'std', 'black', 'white', 'fit');
  const widthPx = input.whole('widthPx', 1, LARGEST_SIDE_PX);
  const heightPx = input.whole('heightPx', 1, LARGEST_SIDE_PX);
  return {
    name: input.text('name'),
    widthPx,
    heightPx,
    channels: input.oneOf('channels', ['RGB', 'BGR']),
    layout: input.oneOf('layout', ['NCHW', 'NHWC']),
    ...levelsOf(input),
    fit: fitOf(input.object('fit'), Math.max(widthPx, heightPx)),
  };
}

/** `mean` and `std` of samples from 0 to 1 in the order red, green, blue, or what black and white become. */
function levelsOf(input: CardEntries): Pick<CardInput, 'black' | 'white'> {
  const isNormalized = input.has('mean') || input.has('std');
  if (isNormalized === (input.has('black') || input.has('white')))
    throw input.wrong('mean and std', 'both, or black and white in their place');
  if (!isNormalized) {
    const black = input.number('black', -LARGEST_INPUT, LARGEST_INPUT);
    const white = input.number('white', -LARGEST_INPUT, LARGEST_INPUT);
    if (black === white) throw input.wrong('black and white', 'two numbers that differ');
    return { black: [black, black, black], white: [white, white, white] };
  }
  const mean = input.numbers('mean', 3, -LARGEST_INPUT, LARGEST_INPUT);
  const std = input.numbers('std', 3, 1 / LARGEST_INPUT, LARGEST_INPUT);
  return {
    black: mean.map((one, channel) => -one / std[channel]!),
    white: mean.map((one, channel) => (1 - one) / std[channel]!),
  };
}

function fitOf(fit: CardEntries, longerSidePx: number): Fit {
  const how = fit.oneOf('how', ['shorter-side', 'stretch', 'crops']);
  if (how === 'crops') return { how, crops: fit.only('how', 'crops').whole('crops', 1, MOST_CROPS) };
  const kernel = fit.oneOf('kernel', ['bilinear', 'bicubic']);
  if (how === 'stretch') {
    fit.only('how', 'kernel');
    return { how, kernel };
  }
  fit.only('how', 'kernel', 'shorterSidePx');
  return { how, kernel, shorterSidePx: fit.whole('shorterSidePx', longerSidePx, LARGEST_SHORTER_SIDE_PX) };
}

function calibrationOf(calibration: CardEntries): CardCalibration {
  calibration.only(
    'date',
    'threshold',
    'falseAlarmRate',
    'detectionRate',
    'honestPictures',
    'generatedPictures',
    'fingerprint',
  );
  const falseAlarmRate = calibration.number('falseAlarmRate', 0, 1);
  const detectionRate = calibration.number('detectionRate', 0, 1);
  if (detectionRate <= falseAlarmRate)
    throw calibration.wrong(
      'detectionRate',
      'more than falseAlarmRate: the network is no better than chance',
    );
  const [date, fingerprint] = [calibration.text('date'), calibration.text('fingerprint')];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw calibration.wrong('date', 'a date like 2026-11-23');
  if (!/^[0-9a-f]{64}$/.test(fingerprint)) throw calibration.wrong('fingerprint', '64 hexadecimal digits');
  return {
    date,
    threshold: calibration.number('threshold', -LARGEST_LOGIT, LARGEST_LOGIT),
    falseAlarmRate,
    detectionRate,
    honestPictures: calibration.whole('honestPictures', 1, MOST_PICTURES),
    generatedPictures: calibration.whole('generatedPictures', 1, MOST_PICTURES),
    fingerprint,
  };
}
