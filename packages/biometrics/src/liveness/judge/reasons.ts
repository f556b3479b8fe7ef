import type { AttackKind, Outcome } from '../../types.js';
import type { LivenessSignal } from '../types.js';

const ATTACK_NAMES: Readonly<Record<AttackKind, string>> = {
  screen: 'a screen shown to the camera',
  print: 'a printed picture',
  'panned-still': 'a still picture that is moved',
  'looped-video': 'a repeated piece of video',
  'id-portrait': "the ID's own portrait in place of a selfie",
};

/** Nothing in this package measures these. */
const NEVER_LOOKED_FOR =
  'Masks, deepfakes and pictures that never passed through a camera were not looked for.';

const CONCLUSIONS: Readonly<Record<Outcome, string>> = {
  passed:
    'There are signs of life, and no marks of the attacks that were looked for; a clip shown on a good screen may leave none.',
  failed: 'There are marks of an attack.',
  inconclusive: 'Whether a living person stood before the camera cannot be told.',
};

const NO_LIFE_FILMED = 'In the clip the face neither moves as a living one does nor blinks.';

/**
 * Sentences for the record: the conclusion, what was seen and what could not be looked for, which attacks
 * were looked for, and which never are. Marks of an attack come first, since they weigh most with a reader.
 */
export function reasonsFor(
  outcome: Outcome,
  signals: readonly LivenessSignal[],
  lookedFor: readonly AttackKind[],
  isFilmedWithoutLife: boolean,
): readonly string[] {
  const said = [...signals]
    .sort((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio)
    .flatMap(({ reason }) => (reason ? [reason] : []));
  return [
    CONCLUSIONS[outcome],
    ...(isFilmedWithoutLife ? [NO_LIFE_FILMED] : []),
    ...new Set(said),
    lookedForSentence(lookedFor),
    NEVER_LOOKED_FOR,
  ];
}

function lookedForSentence(kinds: readonly AttackKind[]): string {
  const names = kinds.map((kind) => ATTACK_NAMES[kind]);
  const last = names.pop();
  if (last === undefined) return 'No attack could be looked for.';
  return `Looked for: ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}.`;
}
