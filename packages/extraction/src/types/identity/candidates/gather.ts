import { findAddressBlocks } from '../../../layout/address-block.js';
import { isText, type Piece } from '../pieces.js';
import { candidatesAsCoded, evidenceFor } from './as-coded.js';
import { placesBesideDays, unlabelledDays } from './beside-days.js';
import { candidatesByForm } from './by-form.js';
import type { Candidate, Card } from './candidate.js';
import { labelledCandidates } from './labelled.js';
import { unlabelledNames } from './unlabelled-names.js';

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
    const labelled = labelledCandidates(card, pieces, aspect);
    return [
      ...labelled,
      ...placesBesideDays(labelled, pieces),
      ...unlabelledDays(card, page),
      ...candidatesAsCoded(card, pieces),
      ...candidatesByForm(card, pieces, blocks),
      ...unlabelledNames(card, pieces, blocks, aspect),
    ].map((candidate) => ({
      ...candidate,
      features: [...candidate.features, ...candidate.parts.flatMap((part) => evidenceFor(card, part))],
    }));
  });
}
