import type { AddressBlock } from '../../../layout/address-block.js';
import { looksLikePerson } from '../../../layout/party-name.js';
import { patternOf } from '../../../vocabulary/pattern.js';
import { isNameOf } from '../names/curp.js';
import { heightOf, isText, type Piece, textsUnder } from '../pieces.js';
import { filledBy, nameGrammar } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import type { Candidate, Card } from './candidate.js';
import { areClose, linesUnder, type Order, ordersOfLines } from './names-in-lines.js';
import PATTERNS from './unlabeled-names.json' with { type: 'json' };

/** Titles of cards and who issues them. */
const TITLE = patternOf(PATTERNS.title, 'iu');
/** `SURNAME, GIVEN NAMES`: behind the comma a name has more letters than a state's. */
const WITH_COMMA = /^\p{Lu}[\p{Lu}.'’ -]+,\s*\p{Lu}[\p{Lu}.'’ -]{2,}$/u;
/** The name may be set larger than the label that it stands over. */
const MAX_GAP_OF_LARGE = 4;
export const SOCIAL_SECURITY_NUMBER = /^\d{3}[ \-–]?\d{2}[ \-–]?\d{4}$/u;

/**
 * Names that no label asks for: over an address as on an envelope, over the first label, with a comma, beside the number
 * of a social security card, or as the letters of the CURP were made of.
 */
export function unlabeledNames(
  card: Card,
  pieces: readonly Piece[],
  blocks: readonly AddressBlock[],
  aspect: number,
): Candidate[] {
  if (pieces.some(({ meaning }) => meaning === 'lastName') && card.curp === undefined) return [];
  const texts = pieces.filter((piece) => isText(piece) && filledBy(piece.words, nameGrammar)?.fit === 1);
  const number = card.isSocialSecurityCard
    ? pieces.find(({ text }) => SOCIAL_SECURITY_NUMBER.test(text))
    : undefined;
  const labels = pieces.filter((piece) => !isText(piece)).sort((a, b) => a.box.y1 - b.box.y1);
  const firstLabels = [labels[0], labels.find(({ meaning }) => meaning !== 'other')];
  return texts.flatMap((piece) => {
    const under = linesUnder(piece, texts);
    return ordersOfLines([{ piece, words: piece.words }, ...under], card, ORDERS).flatMap(
      ({ order, parts, features }): Candidate[] => {
        const lines = [piece, ...under.map((line) => line.piece)].slice(0, order.length);
        const last = lines.at(-1) ?? piece;
        const text = lines.map((line) => line.text).join(' ');
        const isOver =
          !card.isLicense &&
          !text.includes(',') &&
          firstLabels.some((label) => label && standsOver(last, label, aspect));
        const told: readonly (readonly [Feature, boolean])[] = [
          ['over an address', blocks.some(({ above }) => above.at(-1)?.words[0] === last.words[0])],
          ['over the first label', isOver],
          ['with a comma', order === 'F' && WITH_COMMA.test(text)],
          ['beside the number', number !== undefined && isNearest(piece, number, texts)],
          ['made the key', card.curp !== undefined && isNameOf(card.curp, text)],
        ];
        const supports = told.flatMap(([feature, isSo]) => (isSo ? [feature] : []));
        if (supports.length === 0) return [];
        const against: Feature[] = TITLE.test(text) ? ['a title'] : [];
        if (!looksLikePerson(text)) against.push('not like a person');
        if (isOver && texts.some((upper) => isLineAbove(upper, piece)))
          against.push('another line stands above');
        return [
          { parts, page: piece.page, features: ['without a label', ...features, ...supports, ...against] },
        ];
      },
    );
  });
}

const ORDERS: readonly Order[] = ['F', 'FF', 'LG', 'GL', 'LLG'];

const isLineAbove = (upper: Piece, piece: Piece): boolean =>
  upper !== piece &&
  !TITLE.test(upper.text) &&
  textsUnder(upper, [piece]).length > 0 &&
  areClose([{ piece: upper }, { piece }]);

const standsOver = (piece: Piece, label: Piece, aspect: number): boolean =>
  piece.box.y2 <= label.box.y1 &&
  label.box.y1 - piece.box.y2 <= MAX_GAP_OF_LARGE * heightOf(label) &&
  Math.abs(piece.box.x1 - label.box.x1) < heightOf(label) / aspect;

/** No other name but one of a title stands nearer. */
const isNearest = (piece: Piece, number: Piece, texts: readonly Piece[]): boolean => {
  const distance = ({ box }: Piece): number => Math.abs(box.y1 - number.box.y1);
  return texts.every((other) => TITLE.test(other.text) || distance(other) >= distance(piece));
};
