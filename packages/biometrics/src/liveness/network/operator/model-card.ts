import { CardEntries } from '@assay/media';

/** What an operator says of an anti-spoof network, in a JSON file beside it. */
export interface AntiSpoofCard {
  /** Name and version, shown in reasons. */
  readonly name: string;
  readonly input: {
    /** Name of the graph's input. */
    readonly name: string;
    readonly widthPx: number;
    readonly heightPx: number;
    /** Planes first: `1 x 3 x height x width`, 32-bit floats. */
    readonly channels: 'RGB' | 'BGR';
    /** What 0 and 255 of a coded pixel become. */
    readonly black: number;
    readonly white: number;
    /**
     * Side of the square that is cut around the face, in longer sides of its box: 2.7 shows its surroundings,
     * too.
     */
    readonly cropFactor: number;
  };
  readonly output: {
    readonly name: string;
    /** Which of its numbers stands for a living person. */
    readonly liveIndex: number;
    /** `logits` go through softmax; `probabilities` are taken as they are. */
    readonly scale: 'logits' | 'probabilities';
  };
  /** From this probability of life on, the network says so. */
  readonly threshold: number;
  /** Attacks that the error rates were measured on. */
  readonly lookedFor: readonly ('screen' | 'print')[];
  /**
   * ISO/IEC 30107-3, at the threshold: share of attacks taken for persons, and of persons taken for attacks.
   * Measured, over 0.
   */
  readonly apcer: number;
  readonly bpcer: number;
}

/** Sides beyond this cost more than a photo's analysis may. */
const LARGEST_SIDE_PX = 640;
const LARGEST_CROP_FACTOR = 8;
/** Network outputs are short: two or three classes. */
const MOST_CLASSES = 1000;
/** Nobody has measured a rate smaller than this; a card that states one is mistaken. */
const SMALLEST_RATE = 0.0001;

/**
 * Reads a card.
 * @throws TypeError naming the entry that is missing or wrong; the value itself is not repeated
 */
export function parseAntiSpoofCard(json: string): AntiSpoofCard {
  const card = CardEntries.of(json, 'anti-spoof card');
  const input = card.object('input');
  const output = card.object('output');
  const apcer = card.number('apcer', SMALLEST_RATE, 1);
  const bpcer = card.number('bpcer', SMALLEST_RATE, 1);
  if (apcer + bpcer >= 1)
    throw card.wrong('apcer and bpcer', 'rates that are better than chance, below 1 together');
  return {
    name: card.text('name'),
    input: {
      name: input.text('name'),
      widthPx: input.whole('widthPx', 1, LARGEST_SIDE_PX),
      heightPx: input.whole('heightPx', 1, LARGEST_SIDE_PX),
      channels: input.oneOf('channels', ['RGB', 'BGR']),
      black: input.number('black', -1e4, 1e4),
      white: input.number('white', -1e4, 1e4),
      cropFactor: input.number('cropFactor', 0.5, LARGEST_CROP_FACTOR),
    },
    output: {
      name: output.text('name'),
      liveIndex: output.whole('liveIndex', 0, MOST_CLASSES),
      scale: output.oneOf('scale', ['logits', 'probabilities']),
    },
    threshold: card.number('threshold', 0, 1),
    lookedFor: card.someOf('lookedFor', ['screen', 'print']),
    apcer,
    bpcer,
  };
}
