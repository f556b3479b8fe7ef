/**
 * `node scripts/run-source.mjs training/parties/make-weights.ts SET.jsonl.br...`: fits the weights by which the parties of a
 * pay stub are chosen (`packages/extraction/src/types/parties/weights.ts`) on recorded sets, starting from those that are
 * there. Prints the new ones, and of how many documents each choose the right name.
 */
import { readGoldenSet } from '../../evaluation/golden/pack.js';
import { type Feature, mentionsOf } from '../../packages/extraction/src/types/parties/mentions.js';
import { WEIGHTS } from '../../packages/extraction/src/types/parties/weights.js';
import { PAY_STUB } from '../../packages/extraction/src/types/pay-stub/pay-stub.js';
import { labelsOf, viewFor } from '../../packages/extraction/src/types/read-document-type.js';
import { type Choice, fitChoices, rightChoices } from './fit-choices.js';

const paths = process.argv.slice(2);
if (paths.length === 0) throw new RangeError('expected SET.jsonl.br...');

const stubs = paths.flatMap(readGoldenSet).filter(({ known }) => known.documentType === 'payStub');
const roles = Object.entries(PAY_STUB.parties ?? {});

for (const [name, role] of roles) {
  const others = roles.flatMap(([other, facts]) => (other === name ? [] : [facts]));
  const choices = stubs.map(({ known, text, codes }): Choice<Feature> => {
    const page = viewFor(PAY_STUB, { text, codes, documentClass: undefined, country: known.country });
    const labels = labelsOf(PAY_STUB, page);
    const wanted = known.truth.get(`${name}Name`);
    return {
      alternatives: mentionsOf(page, labels, role, others).map((mention) => ({
        features: mention.features,
        isRight: wanted !== undefined && lettersOf(mention.name.text) === lettersOf(wanted),
      })),
    };
  });
  const fitted = fitChoices(choices, WEIGHTS[role.is]);
  console.log(
    `${name}: right in ${rightChoices(choices, WEIGHTS[role.is])} of ${choices.length}, fitted in ${rightChoices(choices, fitted)}`,
  );
  for (const [feature, weight] of Object.entries(fitted))
    console.log(`  '${feature}': ${weight.toFixed(1)},`);
}

function lettersOf(value: unknown): string {
  return String(value)
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[^A-Z0-9]/g, '');
}
