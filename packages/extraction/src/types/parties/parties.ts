import type { TextWord } from '@assay/media';
import { withoutMarks } from '../../fields/printed-field.js';
import {
  type AddressBlock,
  endsAddress,
  findAddressBlocks,
  follows,
  startsAddress,
} from '../../layout/address-block.js';
import { type Cell, textInParts } from '../../layout/cells.js';
import type { Labeled } from '../../layout/labeled-values.js';
import type { PageView } from '../../page/page-view.js';
import { type Found, foundIn } from '../candidate.js';
import type { PartyRole } from '../document-type.js';
import { type Mention, mentionsOf } from './mentions.js';
import { WEIGHTS } from './weights.js';

/** What is told of a party. */
export interface Party {
  readonly name: Found | undefined;
  readonly address: Found | undefined;
}

/** Mentions of a role that are compared with those of the others. */
const MAX_MENTIONS = 8;
/** By what told whose it is; our judgment until enough documents of other makers are measured. */
const LIKELIHOOD = { labeled: 0.93, address: 0.85, atMost: 0.9, atLeast: 0.5 } as const;

interface Weighed {
  readonly mention: Mention;
  readonly score: number;
}

/** The parties of a document: for each role the mention that fits it best, no two roles the same name. */
export function readParties<Role extends string>(
  roles: Readonly<Record<Role, PartyRole>>,
  labels: readonly Labeled<string>[],
  page: PageView,
): Readonly<Record<Role, Party>> {
  const names = Object.keys(roles) as Role[];
  const weighed = names.map((name) => {
    const others = names.filter((other) => other !== name).map((other) => roles[other]);
    return mentionsOf(page, labels, roles[name], others)
      .map((mention): Weighed => ({ mention, score: scoreOf(mention, roles[name]) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_MENTIONS);
  });
  const chosen = best(weighed);
  const taken = new Set(chosen.flatMap((one) => one?.mention.address ?? []));
  const free = findAddressBlocks(page.cells).filter(
    ({ address }) => !address.some((line) => taken.has(line)),
  );
  // A name that is printed again may stand over its address again.
  const freeFor = (role: number): AddressBlock[] =>
    free.filter(
      ({ above }) =>
        !chosen.some(
          (one, other) =>
            one && other !== role && above.some(({ folded }) => folded === one.mention.name.folded),
        ),
    );
  return Object.fromEntries(
    names.map((name, index): [Role, Party] => {
      const one = chosen[index];
      return [
        name,
        {
          name: one && partyValue([one.mention.name], likelihoodOf(one)),
          address:
            labeledAddress(page, labels, roles[name], Object.values(roles)) ??
            (one && partyValue(addressOf(one.mention, freeFor(index)), LIKELIHOOD.address)),
        },
      ];
    }),
  ) as Record<Role, Party>;
}

export const scoreOf = ({ features }: Mention, { is }: PartyRole): number =>
  [...features].reduce((sum, feature) => sum + WEIGHTS[is][feature], WEIGHTS[is].none);

const likelihoodOf = ({ mention, score }: Weighed): number =>
  mention.features.has('labeled')
    ? LIKELIHOOD.labeled
    : Math.max(LIKELIHOOD.atLeast, Math.min(LIKELIHOOD.atMost, 1 / (1 + Math.exp(-score))));

/** One of each list or none, together of the highest score, of different names. */
function best([first, ...others]: readonly (readonly Weighed[])[]): (Weighed | undefined)[] {
  if (!first) return [];
  const sum = (all: readonly (Weighed | undefined)[]): number =>
    all.reduce((total, one) => total + (one?.score ?? 0), 0);
  const choices = [undefined, ...first].map((one) => [
    one,
    ...best(others.map((list) => list.filter((other) => !one || !isSame(one, other)))),
  ]);
  return choices.reduce((most, choice) => (sum(choice) > sum(most) ? choice : most));
}

const isSame = (one: Weighed, other: Weighed): boolean =>
  one.mention.name.folded === other.mention.name.folded;

/** Lines between a name and its address: numbers of the register, a department. */
const MAX_LINES_BETWEEN = 3;

/** The address that stands with a name, else the next one below it that is nobody's. */
function addressOf({ name, address }: Mention, free: readonly AddressBlock[]): readonly Cell[] {
  if (address.length > 0) return address;
  const again = free.find(({ above }) => above.some((line) => wordsOf(line) === wordsOf(name)));
  if (again) return again.address;
  const below = free.find(({ address: [first] }) => {
    const lines = first && first.page === name.page ? first.line - name.line : 0;
    return lines > 0 && lines <= MAX_LINES_BETWEEN + 1;
  });
  return below?.address ?? [];
}

/** `SIZEMORE, PATRICE L` is who `PATRICE L SIZEMORE` is. */
const wordsOf = ({ folded }: Cell): string => (folded.match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');

const MAX_ADDRESS_LINES = 4;

/** What stands behind a label of an address. */
function labeledAddress(
  page: PageView,
  labels: readonly Labeled<string>[],
  role: PartyRole,
  roles: readonly PartyRole[],
): Found | undefined {
  let speaksOf: PartyRole | undefined;
  for (const one of labels) {
    speaksOf = roles.find(({ named }) => named === one.meaning) ?? speaksOf;
    const isGeneral = one.meaning === 'address' && speaksOf === role;
    if (!one.setOff || !(one.meaning === role.addressed || isGeneral)) continue;
    const address = addressFrom(page.cells, one);
    if (address.length > 0) return partyValue(address, isGeneral ? LIKELIHOOD.address : LIKELIHOOD.labeled);
  }
  return undefined;
}

/** The value and the lines that go on under it, or under the label where its cell was too narrow. */
function addressFrom(cells: readonly Cell[], { label, inline, right, below }: Labeled<string>): Cell[] {
  const first = inline ?? right ?? below[0];
  if (!first) return [];
  const address = [first];
  const start = cells.findIndex(({ words }) => words.includes(first.words[0] as TextWord));
  for (const cell of cells.slice(start + 1)) {
    const last: Cell = address.at(-1) ?? first;
    if (endsAddress(last.text) || address.length === MAX_ADDRESS_LINES || cell.line > last.line + 2) break;
    const goesOn = follows(last, cell) || (last === first && follows(label, cell));
    if (goesOn && !cell.text.includes(':')) address.push(cell);
  }
  const end = address.findIndex(({ text }) => endsAddress(text));
  const whole = address.slice(0, end < 0 ? 1 : end + 1);
  return end >= 0 || startsAddress(first.text) ? whole : [];
}

function partyValue(cells: readonly Cell[], likelihood: number): Found | undefined {
  const words = cells.flatMap((cell) => cell.words);
  return foundIn(words, cells[0]?.page ?? 1, withoutMarks(textInParts(words)), likelihood)[0];
}
