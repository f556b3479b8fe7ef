/** What may be chosen of each thing. */
type Choices<Case> = { readonly [Name in keyof Case]: readonly Case[Name][] };

/**
 * Few cases in which every two choices meet: where something goes wrong for two of them together, one case shows it.
 * Greedy: each case begins with a pair that is missing and takes, name by name, what meets the most others.
 */
export function casesOfPairs<Case extends object>(choices: Choices<Case>): readonly Case[] {
  const names = Object.keys(choices) as (keyof Case & string)[];
  const sizeOf = (name: keyof Case): number => choices[name].length;
  const missing = new Set<string>();
  const pairOf = (name: string, choice: number, other: string, otherChoice: number): string =>
    names.indexOf(name as never) < names.indexOf(other as never)
      ? `${name}:${choice} ${other}:${otherChoice}`
      : `${other}:${otherChoice} ${name}:${choice}`;
  for (const [at, name] of names.entries())
    for (const other of names.slice(at + 1))
      for (let one = 0; one < sizeOf(name); one++)
        for (let two = 0; two < sizeOf(other); two++) missing.add(pairOf(name, one, other, two));

  const cases: Case[] = [];
  while (missing.size > 0) {
    const [first = ''] = missing;
    const chosen = new Map(first.split(' ').map((part) => [part.split(':')[0]!, Number(part.split(':')[1])]));
    for (const name of names.filter((one) => !chosen.has(one))) {
      const met = (choice: number): number =>
        [...chosen].filter(([other, otherChoice]) => missing.has(pairOf(name, choice, other, otherChoice)))
          .length;
      const all = Array.from({ length: sizeOf(name) }, (_, choice) => choice);
      chosen.set(
        name,
        all.reduce((best, choice) => (met(choice) > met(best) ? choice : best), 0),
      );
    }
    for (const [name, choice] of chosen)
      for (const [other, otherChoice] of chosen) missing.delete(pairOf(name, choice, other, otherChoice));
    cases.push(Object.fromEntries(names.map((name) => [name, choices[name][chosen.get(name)!]])) as Case);
  }
  return cases;
}
