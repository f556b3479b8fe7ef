import type { Groups } from './groups.js';
import type { DescribedFace, FaceCorpus } from './types.js';

/**
 * `packages/biometrics/src/match/comparable/weights.ts`, as a folder of photos gives it: the mean of templates
 * brought to length 1 of the people of one group, and orthonormal directions from it to the means of the other
 * groups. One photo a person counts.
 * @param reference the group whose mean the others' are held against
 * @throws RangeError where no group lies elsewhere
 */
export function fittedGroups(
  { photos }: FaceCorpus,
  faces: readonly DescribedFace[],
  groups: Groups,
  reference: string,
): string {
  const seen = new Set<string>();
  const members = new Map<string, number[][]>();
  for (const [index, { person }] of photos.entries()) {
    const [template, group] = [faces[index]?.template, groups.get(person)];
    if (!template || group === undefined || seen.has(person)) continue;
    seen.add(person);
    const length = Math.hypot(...template);
    members.set(group, [...(members.get(group) ?? []), template.map((number) => number / length)]);
  }
  const means = new Map([...members].map(([group, templates]) => [group, meanOf(templates)]));
  const center = means.get(reference);
  if (!center) throw new RangeError(`nobody is of the group "${reference}"`);
  const directions: number[][] = [];
  for (const [group, mean] of means) {
    if (group === reference) continue;
    let rest = mean.map((number, index) => number - center[index]!);
    for (const direction of directions) rest = without(rest, direction);
    const length = Math.hypot(...rest);
    directions.push(rest.map((number) => number / length));
  }
  if (directions.length === 0) throw new RangeError('expected more than one group');
  const counts = [...members].map(([group, { length }]) => `${group} ${length}`).join(', ');
  return [
    '// Written by `npm run evaluate -- faces FOLDER --people first --groups FILE --fit`; the README says of whom. Not to be edited.',
    `/** Of people: ${counts}. */`,
    `export const CENTER = ${textOf(center)};`,
    '',
    'export const DIRECTIONS = [',
    ...directions.map((direction) => `  ${textOf(direction)},`),
    '] as const;',
    '',
  ].join('\n');
}

const NUMBERS_A_LINE = 12;

function textOf(numbers: readonly number[]): string {
  const written = numbers.map((number) => number.toFixed(5));
  const lines = Array.from({ length: Math.ceil(written.length / NUMBERS_A_LINE) }, (_, line) =>
    written.slice(line * NUMBERS_A_LINE, (line + 1) * NUMBERS_A_LINE).join(' '),
  );
  return `\`\n${lines.join('\n')}\n\``;
}

const meanOf = (templates: readonly (readonly number[])[]): number[] =>
  templates[0]!.map(
    (_, index) => templates.reduce((sum, template) => sum + template[index]!, 0) / templates.length,
  );

function without(numbers: readonly number[], direction: readonly number[]): number[] {
  const along = numbers.reduce((sum, number, index) => sum + number * direction[index]!, 0);
  return numbers.map((number, index) => number - along * direction[index]!);
}
