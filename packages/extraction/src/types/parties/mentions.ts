import { findAddressBlocks, follows } from '../../layout/address-block.js';
import type { Cell } from '../../layout/cells.js';
import type { Labeled } from '../../layout/labeled-values.js';
import { looksLikeCompany } from '../../layout/party-name.js';
import { figuresIn, type PageView } from '../../page/page-view.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { PartyRole } from '../document-type.js';
import { labeledPlaces } from './labeled-places.js';
import PATTERNS from './mentions.json' with { type: 'json' };
import { COMPANY_NUMBER, companyIn, isOneName, personIn } from './names.js';

/** What is told of a place where a name may stand: what `weights.ts` weighs. */
export type Feature =
  | 'labeled'
  | 'labeled in a sentence'
  | "another party's"
  | 'value of another label'
  | 'over its address'
  | 'above another line over an address'
  | 'beside a number of companies'
  | 'beside a number of persons'
  | 'beside words of the staff'
  | 'company'
  | 'first'
  | 'at the head'
  | 'largest at the head'
  | 'at the foot'
  | 'among amounts'
  | 'repeated';

/** A place where the name of a party may stand. */
export interface Mention {
  readonly name: Cell;
  readonly features: ReadonlySet<Feature>;
  /** Cells of the address that belongs to the name; none where it has none. */
  readonly address: readonly Cell[];
}

/** CURP (Mexico), CPF with its marks (Brazil), a social security number, masked or not. */
const PERSON_NUMBER = patternOf(PATTERNS.personNumber, 'u');
/** What stands on the line of an employee's name: the trade, the place in the firm, another of the person's numbers. */
const STAFF = patternOf(PATTERNS.staff, 'u');
const HEAD = 0.3;
const FOOT = 0.6;
/** Letters count as larger from this much on: a name without letters below the line measures smaller than it is set. */
const LARGER = 1.35;
/** Between a name and its address. */
const MAX_LINES_ABOVE = 3;
/** From a name to a number of the person. */
const MAX_LINES_APART = 2;

/** Every place of a document where a party's name may stand, with what speaks for whose it is. */
export function mentionsOf(
  page: PageView,
  labels: readonly Labeled<string>[],
  role: PartyRole,
  others: readonly PartyRole[],
): Mention[] {
  const find = role.is === 'person' ? personIn : companyIn;
  const { cells, features: ofLabels, whole } = labeledPlaces(page, labels, role, others, find);
  const blocks = findAddressBlocks(page.cells);
  const found = cells.flatMap((cell): Found[] => {
    const isLabeled = role.is === 'person' && ofLabels.get(cell) === 'labeled';
    const name = find(whole.get(cell) ?? cell) ?? (isLabeled && isOneName(cell) ? cell : undefined);
    if (!name) return [];
    const [first] = cell.words;
    const own = page.cells.find(({ words }) => first !== undefined && words.includes(first)) ?? cell;
    const block = blocks.find(({ above }) => above.slice(-MAX_LINES_ABOVE).includes(own));
    const ofLabel = ofLabels.get(cell);
    const features = new Set([...(ofLabel ? [ofLabel] : []), ...featuresOfPlace(page, own)]);
    if (block)
      features.add(block.above.at(-1) === own ? 'over its address' : 'above another line over an address');
    if (looksLikeCompany(cell.text)) features.add('company');
    return [{ name, features, address: block?.address ?? [] }];
  });
  found[0]?.features.add('first');
  const head = found.filter(({ features }) => features.has('at the head'));
  const largest = head.find((one) =>
    head.every((other) => other === one || other.name.emWidth * LARGER < one.name.emWidth),
  );
  largest?.features.add('largest at the head');
  return together(found);
}

/** A mention of which more may be told. */
interface Found extends Mention {
  readonly features: Set<Feature>;
}

/** What the page says around a cell. */
function featuresOfPlace({ cells, rows }: PageView, { page, line, box, ...own }: Cell): Feature[] {
  const near = cells.filter((other) => other.page === page && Math.abs(other.line - line) <= MAX_LINES_APART);
  const ofLine = near.filter((other) => other.line === line);
  const row = rows[line];
  const cell = { page, line, box, ...own };
  const told: readonly (readonly [Feature, boolean])[] = [
    [
      'beside a number of companies',
      near.some((one) => COMPANY_NUMBER.test(one.text) && (one.line === line || follows(cell, one))),
    ],
    ['beside a number of persons', near.some(({ text }) => PERSON_NUMBER.test(text))],
    [
      'beside words of the staff',
      ofLine.some(({ words, folded }) => words !== own.words && STAFF.test(folded)),
    ],
    ['at the head', page === 1 && box.y1 < HEAD],
    ['at the foot', page > 1 || box.y1 > FOOT],
    ['among amounts', row !== undefined && figuresIn(row, row.line.words).some(({ isMoney }) => isMoney)],
  ];
  return told.flatMap(([feature, isSo]) => (isSo ? [feature] : []));
}

/** A name that stands at several places is one, with all that is told of them. */
function together(found: readonly Mention[]): Mention[] {
  const bySame = new Map<string, Mention>();
  for (const one of found) {
    const before = bySame.get(one.name.folded);
    bySame.set(
      one.name.folded,
      before
        ? {
            name: before.name,
            features: new Set([...before.features, ...one.features, 'repeated' as const]),
            address: before.address.length > 0 ? before.address : one.address,
          }
        : one,
    );
  }
  return [...bySame.values()];
}
