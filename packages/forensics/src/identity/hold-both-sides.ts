import type { Views } from '@assay/media';
import type { Evidence } from '../check.js';
import type { ExamineOptions } from '../run-check.js';
import { compareSides, type ReadSide, type SidesAgreement } from './compare-sides.js';
import { holdIdentity, type IdentityAgreement, MAX_EVIDENCE } from './hold-identity.js';
import { isSameSide } from './same-side.js';

/** A card of which front and back were read by themselves, and both together. */
export interface BothSidesRead {
  readonly front: Views;
  readonly back: Views;
  /** Front and back as pages of one document: places of the back are on its pages. */
  readonly both: Views;
  /** Pages of the front. */
  readonly frontPages: number;
}

/**
 * Holds an identity document against itself, and the file of its back against that of its front: two cards of one holder
 * agree in name and birth, each with its own code. A back that contradicts the front makes the document contradict
 * itself; one of which nothing can be tied to the front leaves it unsure.
 * @param sides whose views offer what {@link holdIdentity} asks for
 */
export async function holdBothSides(
  { front, back, both, frontPages }: BothSidesRead,
  options: Pick<ExamineOptions, 'onBroken'> = {},
): Promise<IdentityAgreement> {
  const whole = await holdIdentity(both, options);
  if (whole.outcome === 'broken') return whole;
  const [ofFront, ofBack] = [await sideOf(front), await sideOf(back)];
  if (isSameSide(ofFront.text, ofBack.text)) return withoutBack(whole);
  return joined(whole, await compareSides(ofFront, ofBack), frontPages);
}

/** What the front says of itself; that it agrees with itself once more is nothing. */
function withoutBack(whole: IdentityAgreement): IdentityAgreement {
  const evidence = [BACK_IS_FRONT, ...whole.evidence].slice(0, MAX_EVIDENCE);
  if (whole.outcome !== 'nothing-compared') return { ...whole, evidence };
  return { outcome: 'unsure', summary: BACK_IS_FRONT.summary, evidence };
}

const sideOf = async (views: Views): Promise<ReadSide> => ({
  fields: await views.get('fields'),
  text: await views.get('text'),
  rereader: views.offers('rereader') ? await views.get('rereader') : undefined,
});

const BACK_IS_FRONT: Evidence = {
  code: 'BACK_IS_FRONT',
  kind: 'value_comparison',
  summary: 'The file of the back shows the same side as that of the front.',
};

const NOT_TIED: Evidence = {
  code: 'BACK_NOT_TIED',
  kind: 'value_comparison',
  summary:
    'Nothing that was read on the back stands on the front, too, so that it cannot be told whether both are sides of one document. A sharp picture of the whole back, with its code, may help.',
};

function joined(
  whole: IdentityAgreement,
  { tied, differing, doubtful }: SidesAgreement,
  frontPages: number,
): IdentityAgreement {
  const onBack = (one: Evidence): Evidence => ({ ...one, page: (one.page ?? 1) + frontPages });
  const told = new Set(
    whole.evidence.flatMap(({ before, after }) => [`${before}\n${after}`, `${after}\n${before}`]),
  );
  const isNew = ({ before, after }: Evidence): boolean => !told.has(`${before}\n${after}`);
  const evidenceWith = (more: readonly Evidence[]): Evidence[] =>
    [...more, ...whole.evidence].slice(0, MAX_EVIDENCE);
  const differences = differing.filter(isNew).map(onBack);
  const doubts = doubtful.filter(isNew).map(onBack);
  const [first] = differences;
  if (whole.outcome === 'contradicts') return { ...whole, evidence: evidenceWith(differences) };
  if (first) return { outcome: 'contradicts', summary: first.summary, evidence: evidenceWith(differences) };
  if (tied.length === 0)
    return { outcome: 'unsure', summary: NOT_TIED.summary, evidence: evidenceWith([NOT_TIED, ...doubts]) };
  const agreeing = `Front and back say the same: ${tied.join(', ')}.`;
  const summary = whole.outcome === 'nothing-compared' ? agreeing : `${whole.summary} ${agreeing}`;
  const isDoubted = whole.outcome === 'unsure' || doubts.length > 0;
  return { outcome: isDoubted ? 'unsure' : 'agrees', summary, evidence: evidenceWith(doubts) };
}
