import { statesAClaim } from '../../values/value-text.js';
import type { Piece } from './piece.js';
import type { BreakRule } from './style-break-types.js';

/**
 * A value painted as in a mirror on a page whose text is not. Tools that write onto a page take for granted
 * that its content restores the coordinate system; where it does not, what they write comes out mirrored, in
 * another place than the one it was meant to cover. If a value of the same form stands upright on the page,
 * that is the one it was written for.
 */
export const mirroredValue: BreakRule = (piece, { pieces }, habits) => {
  if (!habits.isRareHandedness(piece) || !statesAClaim(piece.text)) return [];
  const twin = twinOf(
    piece,
    pieces.filter((other) => other.readable && !habits.isRareHandedness(other)),
  );
  return twin
    ? [
        {
          code: 'MISPLACED_VALUE',
          summary: `It is painted as in a mirror, out of its place; “${twin}” has the same form.`,
        },
      ]
    : [{ code: 'MIRRORED_VALUE', summary: 'It is painted as in a mirror, the rest of the text is not.' }];
};

/**
 * The text of the same form with the most characters in common; undefined when none has the form, or it is
 * the very text.
 */
function twinOf({ text }: Piece, others: readonly Piece[]): string | undefined {
  const form = formOf(text);
  const twins = others
    .map((other) => bareOf(other.text))
    .filter((other) => formOf(other) === form && other !== bareOf(text));
  const inCommon = (other: string): number =>
    [...bareOf(text)].filter((character, index) => other[index] === character).length;
  return twins.sort((a, b) => inCommon(b) - inCommon(a))[0];
}

/** Without currency signs and what else is no part of the digits. */
const bareOf = (text: string): string => text.replace(/^[^\d]+|[^\d]+$/gu, '');
/** What remains of a value when its digits are not told apart. */
const formOf = (text: string): string => bareOf(text).replace(/\d/gu, '0');
