import type { OrderedFont } from './first-page.js';
import type { Deviation } from './numbering.js';
import type { PlacedGlyph, Token } from './page-tokens.js';
import type { SubsetGlyphs } from './subset-glyphs.js';

/** A word in which glyphs are shown before their turn. */
export interface Exchange {
  readonly token: Token;
  /** The characters shown too early. */
  readonly early: readonly string[];
  /** The earlier text; undefined where the order does not name all of it. */
  readonly before: string | undefined;
}

/** What the deviations of one font come to. */
export interface FontExchanges {
  readonly exchanges: readonly Exchange[];
  /** Late and lost glyphs whose turn came in no word with an early glyph. */
  readonly unexplained: readonly Deviation[];
}

/** Of the readings of a font's order, the one that leaves least unexplained. */
export function exchangesOf({ subset, readings }: OrderedFont, tokens: readonly Token[]): FontExchanges {
  const read = readings.map((deviations) => readExchanges(subset, deviations, tokens));
  return read.sort((one, other) => unclear(one) - unclear(other))[0]!;
}

const unclear = ({ exchanges, unexplained }: FontExchanges): number =>
  unexplained.length + exchanges.filter(({ before }) => before === undefined).length;

function readExchanges(
  subset: SubsetGlyphs,
  deviations: readonly Deviation[],
  tokens: readonly Token[],
): FontExchanges {
  const tokenAt = new Map(
    tokens.flatMap((token) => token.glyphs.map(({ ordinal }) => [ordinal, token] as const)),
  );
  const byToken = new Map<Token, Deviation[]>();
  for (const early of deviations) {
    const token =
      early.kind === 'early' && early.shown?.pageIndex === 0 ? tokenAt.get(early.shown.ordinal) : undefined;
    if (token) byToken.set(token, [...(byToken.get(token) ?? []), early]);
  }
  const others = deviations.filter(({ kind }) => kind !== 'early');
  const explained = new Set<Deviation>();
  const exchanges = Array.from(byToken, ([token, early]): Exchange => {
    const displaced = others.filter((other) => isTurnIn(token, other));
    for (const one of displaced) explained.add(one);
    return {
      token,
      early: early.map((one) => characterOf(one, subset) ?? '\ufffd'),
      before: displaced.length === 0 ? undefined : earlierText(token, early, displaced, subset),
    };
  });
  return { exchanges, unexplained: others.filter((other) => !explained.has(other)) };
}

/** True when a glyph's turn came while a word was shown. */
function isTurnIn({ glyphs }: Token, { after, before }: Deviation): boolean {
  return glyphs.some(({ ordinal }) => ordinal > after.ordinal && ordinal < before.ordinal);
}

/**
 * Puts the glyphs whose turn it was in the places of those that came early: the order names them one by one.
 * @returns undefined when an early glyph stands where no displaced one is left: it took the place of one seen
 * before
 */
function earlierText(
  token: Token,
  early: readonly Deviation[],
  displaced: readonly Deviation[],
  subset: SubsetGlyphs,
): string | undefined {
  const firstUses = new Map(
    subset.sequence.filter(({ pageIndex }) => pageIndex === 0).map((one) => [one.ordinal, one]),
  );
  const turns = new Map(displaced.map((one) => [one.number, one]));
  const isEarly = new Set(early.map(({ number }) => number));
  let expected = Math.min(...early.map(({ after }) => after.number)) + 1;
  let text = '';
  for (const glyph of token.glyphs) {
    const first = glyph.font === subset.use.font ? firstUses.get(glyph.ordinal) : undefined;
    if (first && isEarly.has(first.number)) {
      const turn = turns.get(expected);
      const character = turn && characterOf(turn, subset);
      if (character === undefined) return undefined;
      text += character;
      expected++;
      continue;
    }
    if (first?.number === expected) expected++;
    text += charOf(glyph);
  }
  return text;
}

const charOf = ({ text }: PlacedGlyph): string => text ?? '\ufffd';

/** What a deviating glyph says. */
export function characterOf({ number, shown }: Deviation, { use, unused }: SubsetGlyphs): string | undefined {
  return shown ? use.font.textOf(shown.code) : unused.find((one) => one.number === number)?.text;
}
