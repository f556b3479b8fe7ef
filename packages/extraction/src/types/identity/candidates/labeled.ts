import type { TextWord } from '@assay/media';
import type { LabelMeaning } from '../labels/lexicon.js';
import type { Piece } from '../pieces.js';
import { FIELD_GRAMMARS, type ReadValue } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import type { Candidate, Card } from './candidate.js';
import { namesInLines } from './names-in-lines.js';
import { type BlockReader, readAddress, readParents } from './text-blocks.js';
import { areLabelsBelow, type ValuePlace, valuePlaces } from './value-places.js';

/** Values that take several lines. */
const BLOCKS: Readonly<Partial<Record<LabelMeaning, BlockReader>>> = {
  address: readAddress,
  parents: readParents,
};

/** Words before the value, at most. */
const MAX_SKIPPED = 4;
const CLEARLY_SHAPED: ReadonlySet<LabelMeaning> = new Set([
  'dateOfBirth',
  'expirationDate',
  'dateOfIssue',
  'dateOfFirstLicense',
  'residentSince',
  'sex',
  'height',
  'electorKey',
]);
/** `4d`: the number of a data element, whose label may stand behind it in words that no list holds. */
const BARE_NUMBER = /^\d{1,2}[a-d]?[.:)]?$/iu;
const BEHIND_UNKNOWN_WORDS: ReadonlySet<LabelMeaning> = new Set(['licenseNumber', 'documentDiscriminator']);

/** What stands beside, below or above each label of a page, where it reads as what the label asks for. */
export function labeledCandidates(card: Card, pieces: readonly Piece[], aspect: number): Candidate[] {
  const labelsBelow = areLabelsBelow(pieces, aspect);
  return pieces.flatMap((label) => {
    const { meaning } = label;
    if (!meaning || meaning === 'other') return [];
    const places = valuePlaces(label, pieces, aspect, labelsBelow);
    return (label.exact ? places : places.map(ofMisread)).flatMap((place): Candidate[] => {
      const block = BLOCKS[meaning]?.(place, label, pieces);
      const found = BLOCKS[meaning] ? block && { read: block, skipped: 0 } : readWithin(place.words, label);
      if (!found) return [];
      const features = [...place.features, ...featuresOfRead(found)];
      const value: Candidate = {
        parts: [{ field: meaning, read: found.read }],
        features,
        page: label.page,
        label,
      };
      return [value, ...namesInLines(card, label, place, pieces).map((names) => ({ ...names, label }))];
    });
  });
}

/** Its label may be another. */
const ofMisread = (place: ValuePlace): ValuePlace => ({
  ...place,
  features: [...place.features, 'label misread'],
});

function featuresOfRead({ read, skipped }: { read: ReadValue; skipped: number }): Feature[] {
  const features: Feature[] = [];
  if (read.fit < 0.95) features.push(read.fit < 0.6 ? 'hardly fits' : 'fits less');
  if (skipped > 0) features.push(skipped > 1 ? 'behind words' : 'behind a word');
  return features;
}

/** A neighbor's value, or a misread sign, may stand before a date or a number; a name begins where its cell does. */
function readWithin(
  words: readonly TextWord[],
  { meaning, text }: Piece,
): { read: ReadValue; skipped: number } | undefined {
  const grammar = meaning && FIELD_GRAMMARS[meaning];
  if (!grammar) return undefined;
  const isShaped =
    CLEARLY_SHAPED.has(meaning) || (BEHIND_UNKNOWN_WORDS.has(meaning) && BARE_NUMBER.test(text));
  const most = isShaped ? Math.min(words.length, MAX_SKIPPED + 1) : 1;
  for (let skipped = 0; skipped < most; skipped++) {
    const read = grammar(words.slice(skipped));
    if (read) return { read, skipped };
  }
  return undefined;
}
