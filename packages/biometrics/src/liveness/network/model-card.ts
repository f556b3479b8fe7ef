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
    /** Side of the square that is cut around the face, in longer sides of its box: 2.7 shows its surroundings, too. */
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
  /** ISO/IEC 30107-3, at the threshold: share of attacks taken for persons, and of persons taken for attacks. Measured, over 0. */
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
  const card = objectOf(parsed(json), 'the card');
  const input = objectOf(card.input, 'input');
  const output = objectOf(card.output, 'output');
  const apcer = number(card.apcer, 'apcer', SMALLEST_RATE, 1);
  const bpcer = number(card.bpcer, 'bpcer', SMALLEST_RATE, 1);
  if (apcer + bpcer >= 1) throw wrong('apcer and bpcer', 'rates that are better than chance, below 1 together');
  return {
    name: text(card.name, 'name'),
    input: {
      name: text(input.name, 'input.name'),
      widthPx: whole(input.widthPx, 'input.widthPx', 1, LARGEST_SIDE_PX),
      heightPx: whole(input.heightPx, 'input.heightPx', 1, LARGEST_SIDE_PX),
      channels: oneOf(input.channels, 'input.channels', ['RGB', 'BGR']),
      black: number(input.black, 'input.black', -1e4, 1e4),
      white: number(input.white, 'input.white', -1e4, 1e4),
      cropFactor: number(input.cropFactor, 'input.cropFactor', 0.5, LARGEST_CROP_FACTOR),
    },
    output: {
      name: text(output.name, 'output.name'),
      liveIndex: whole(output.liveIndex, 'output.liveIndex', 0, MOST_CLASSES),
      scale: oneOf(output.scale, 'output.scale', ['logits', 'probabilities']),
    },
    threshold: number(card.threshold, 'threshold', 0, 1),
    lookedFor: kinds(card.lookedFor),
    apcer,
    bpcer,
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TypeError('anti-spoof card: expected JSON');
  }
}

function objectOf(value: unknown, entry: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(entry, 'an object');
  return value as Readonly<Record<string, unknown>>;
}

function text(value: unknown, entry: string): string {
  if (typeof value !== 'string' || value === '' || value.length > 200) throw wrong(entry, 'a text of 1 to 200 characters');
  return value;
}

function number(value: unknown, entry: string, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) throw wrong(entry, `a number from ${least} to ${most}`);
  return value;
}

function whole(value: unknown, entry: string, least: number, most: number): number {
  if (!Number.isInteger(value)) throw wrong(entry, `a whole number from ${least} to ${most}`);
  return number(value, entry, least, most);
}

function oneOf<T extends string>(value: unknown, entry: string, choices: readonly T[]): T {
  const choice = choices.find((name) => name === value);
  if (choice === undefined) throw wrong(entry, choices.map((name) => `"${name}"`).join(' or '));
  return choice;
}

function kinds(value: unknown): AntiSpoofCard['lookedFor'] {
  if (!Array.isArray(value) || value.length === 0) throw wrong('lookedFor', 'a list of "screen" and "print"');
  return [...new Set(value.map((kind) => oneOf<'screen' | 'print'>(kind, 'lookedFor', ['screen', 'print'])))];
}

const wrong = (entry: string, expected: string): TypeError => new TypeError(`anti-spoof card: ${entry}: expected ${expected}`);
