import { classifyDocument } from '@assay/extraction';
import type { DocumentText } from '@assay/media';
import { normalized } from '../../evaluation/documents/normalize.js';
import type { DocumentCase } from '../../evaluation/documents/types.js';
import type { GoldenDocument } from '../../evaluation/golden/pack.js';
import type { Candidate, Card } from '../../packages/extraction/src/types/identity/candidates/candidate.js';
import { candidatesOf } from '../../packages/extraction/src/types/identity/candidates/gather.js';
import { aamvaReadings } from '../../packages/extraction/src/types/identity/codes/aamva-readings.js';
import { mrzReadings } from '../../packages/extraction/src/types/identity/codes/zone-readings.js';
import { cardOf, printReadings } from '../../packages/extraction/src/types/identity/read-print.js';

/** A card with all that was found of it: what is chosen depends on the weights alone. */
export interface PreparedCard {
  readonly known: DocumentCase;
  readonly text: DocumentText;
  readonly card: Card;
  readonly candidates: readonly Candidate[];
}

export function prepareCard({ known, text, codes }: GoldenDocument): PreparedCard[] {
  const documentClass = classifyDocument(text, codes, known.country);
  if (!documentClass?.name.startsWith('identity/')) return [];
  const coded = [...aamvaReadings(codes.barcodes), ...mrzReadings(codes.mrz)];
  const card = cardOf({ text, codes, documentClass, country: known.country }, coded);
  return [{ known, text, card, candidates: candidatesOf(card) }];
}

/** Fields whose surest reading in print is what the truth says, and all others that were read. */
export function printCounts(cards: readonly PreparedCard[]): {
  readonly right: number;
  readonly wrong: number;
} {
  let [right, wrong] = [0, 0];
  for (const { known, text, card, candidates } of cards) {
    const surest = new Map<string, { value: string; confidence: number }>();
    for (const [name, { value, confidence }] of printReadings(card, candidates, text)) {
      if (name !== 'fullName' && confidence > (surest.get(name)?.confidence ?? 0))
        surest.set(name, { value: String(value), confidence });
    }
    for (const [name, { value }] of surest) {
      const wanted = known.truth.get(name);
      if (wanted !== undefined && normalized(name, wanted) === normalized(name, value)) right += 1;
      else wrong += 1;
    }
  }
  return { right, wrong };
}
