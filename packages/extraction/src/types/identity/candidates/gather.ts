import { findAddressBlocks } from '../../../layout/address-block.js';
import { isText, type Piece } from '../pieces.js';
import { candidatesAsCoded, evidenceFor } from './as-coded.js';
import { placesBesideDays, unlabeledDays } from './beside-days.js';
import { candidatesByForm } from './by-form.js';
import type { Candidate, Card } from './candidate.js';
import { labeledCandidates } from './labeled.js';
import { unlabeledNames } from './unlabeled-names.js';

/** `ALBANY, NY 1208`: a ZIP code of which a figure was lost or seen twice ends an address as a whole one does. */
const withWholeZip = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(/(?<=\b[A-Z]{2}),? (?:\d{4}|\d{6})$/u, ' 00000'),
});

/** What every way to find a value comes up with on each page of a card, with what the card's codes say of it. */
export function candidatesOf(card: Card): Candidate[] {
  return [...card.aspects].flatMap(([page, aspect]) => {
    const pieces = card.pieces.filter((piece) => piece.page === page);
    const blocks = findAddressBlocks(pieces.filter(isText).map(withWholeZip));
    const labeled = labeledCandidates(card, pieces, aspect);
    return [
      ...labeled,
      ...placesBesideDays(labeled, pieces),
      ...unlabeledDays(card, page),
      ...candidatesAsCoded(card, pieces),
      ...candidatesByForm(card, pieces, blocks),
      ...unlabeledNames(card, pieces, blocks, aspect),
    ].map((candidate) => ({
      ...candidate,
      features: [...candidate.features, ...candidate.parts.flatMap((part) => evidenceFor(card, part))],
    }));
  });
}
