import { characterOf, type Exchange, type FontExchanges } from './exchanges.js';
import type { OrderedFont } from './first-page.js';
import type { Token } from './page-tokens.js';
import type { SubsetGlyphs } from './subset-glyphs.js';

/** One place at which the glyphs shown do not fit the embedded font. */
export type Observation =
  | { readonly kind: 'exchanged' | 'out-of-order'; readonly exchange: Exchange }
  | { readonly kind: 'removed'; readonly characters: string }
  | { readonly kind: 'not-in-subset'; readonly token: Token | undefined; readonly characters: string };

/** Fonts of fewer glyphs say little of what they should hold. */
const MIN_GLYPHS = 12;
/** Glyphs missing by the dozen are a damaged font, or an encoding that is not understood. */
const MAX_MISSING = 3;
/** A single lost number is too little to tell a text that was removed. */
const MIN_REMOVED = 2;

const DIGITS = /^\d+$/;
const FIGURES = /^[\d.,:/ -]+$/;

/**
 * What the deviations of all fonts come to, taken together: an edit touches one word or a few, and all that
 * deviates is then told by them. Where a page of a longer document was taken out of it, what deviates lies in
 * many words and makes no sense as an earlier text.
 */
export function observeOrder(
  fonts: readonly { readonly font: OrderedFont; readonly found: FontExchanges }[],
): readonly Observation[] | 'unclear' {
  const exchanges = fonts.flatMap(({ found }) => found.exchanges);
  const unexplained = fonts.flatMap(({ font, found }) =>
    found.unexplained.map((deviation) => ({ deviation, subset: font.subset })),
  );
  if (exchanges.length === 0 && unexplained.length === 0) return [];
  if (exchanges.length === 0) {
    const [first] = unexplained;
    const characters = unexplained
      .map(({ deviation, subset }) => characterOf(deviation, subset) ?? '?')
      .join('');
    const isOnePlace = unexplained.every(
      ({ deviation }) => deviation.kind === 'lost' && deviation.after === first?.deviation.after,
    );
    return isOnePlace && unexplained.length >= MIN_REMOVED && FIGURES.test(characters)
      ? [{ kind: 'removed', characters }]
      : 'unclear';
  }
  if (unexplained.length > 0) return 'unclear';
  if (exchanges.every(isExchange)) return exchanges.map((exchange) => ({ kind: 'exchanged', exchange }));
  const [only] = exchanges;
  const isOneSided =
    exchanges.length === 1 &&
    only!.before === undefined &&
    only!.early.every((character) => DIGITS.test(character));
  return isOneSided ? [{ kind: 'out-of-order', exchange: only! }] : 'unclear';
}

/** A value with digits in the places of digits and letters in the places of letters. */
function isExchange({ token, before }: Exchange): boolean {
  return (
    before !== undefined &&
    before !== token.text &&
    /\d/.test(before) &&
    shapeOf(before) === shapeOf(token.text)
  );
}

const shapeOf = (text: string): string =>
  text
    .replace(/\d/g, '0')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a');

/** Digits shown by codes for which an embedded subset has no glyph. */
export function observeMissing(
  { use, sequence, missing }: SubsetGlyphs,
  tokens: readonly Token[],
): readonly Observation[] {
  const characters = missing.map(({ code }) => use.font.textOf(code) ?? '').join('');
  if (
    sequence.length < MIN_GLYPHS ||
    missing.length === 0 ||
    missing.length > MAX_MISSING ||
    !DIGITS.test(characters)
  )
    return [];
  const [first] = missing;
  const token =
    first!.pageIndex === 0
      ? tokens.find(({ glyphs }) => glyphs.some(({ ordinal }) => ordinal === first!.ordinal))
      : undefined;
  return [{ kind: 'not-in-subset', token, characters }];
}
