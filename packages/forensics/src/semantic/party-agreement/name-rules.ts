import { type Box, type DocumentFields, fraction, type PrintedCell } from '@assay/media';
import { quoted } from '../../observation.js';
import { labeledValues } from '../labeled-values/labeled-values.js';
import type { ReadPlace } from '../printed-text/places.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { LEAST_READING, pairsOf, rarerLast } from './address-rules.js';
import { compareNames, partsOfName } from './compare-names.js';
import { MEASURE } from './measure.js';
import { looksLikeName, type NamedAddress } from './named-addresses.js';
import { observed } from './observed.js';
import type { PartyPage } from './party-pages.js';

/** Fields whose value is the person or company that the document is about. */
const EMPLOYEE = 'employeeName';
const HOLDER_FIELDS = ['accountHolderName', EMPLOYEE, 'customerName'];
/**
 * Least confidence of a field: below it, its reader tells of a guess (readers give 0.75 to what stands under
 * its own heading).
 */
const LEAST_CONFIDENCE = 0.75;
/** Mentions compared with each other; a statement names its holder a few times a page. */
const MAX_MENTIONS = 200;

/**
 * The holder's name at one place, said to be so by a label, a phrase of payment, the reader of fields, or the
 * address under it.
 */
export interface Mention extends ReadPlace {
  readonly by: 'label' | 'phrase' | 'field' | 'address';
  /** Without accents and capitals. */
  readonly label?: string;
}

/**
 * Sums go to the employee's own account, cheques to the employee's order: what pay stubs say below their
 * figures. Cheques of a statement go to others.
 */
const PHRASE =
  /\b(?:(?:deposited|credited|paid|payable|pay) (?:in)?to (?:the )?(?:account|order) of|for the account of|p[aá]guese (?:este cheque )?a(?: la orden de)?|depositado en la cuenta de|(?:creditado|depositado) na conta de):? +/iu;
/** Capitalized words, up to the first other one. */
const NAME_AHEAD =
  /^(?:\p{Lu}[\p{L}.'’-]*|de|da|do|dos|del|la)(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|do|dos|del|la)){1,5}(?= |$)/u;

/** `THE EMPLOYEE NAMED ABOVE`, `PORTADOR`: whoever it is, it names nobody. */
const NOBODY =
  /^the\b|\b(?:employee|above|below|bearer|payee|undersigned|empleado|trabajador|empregado|funcion[aá]rio|portador|titular|benefici[aá]rio)\b/iu;

/** Where the document names its holder, by page. */
export function mentionsOf(
  pages: readonly PartyPage[],
  blocks: readonly NamedAddress[],
  fields: DocumentFields | undefined,
): Mention[] {
  const labeled = pages.flatMap(({ lines }) =>
    labeledValues(lines).flatMap((value): Mention[] =>
      value.field === 'holder' ? [{ ...value, by: 'label' }] : [],
    ),
  );
  const read = (fields?.fields ?? []).flatMap(({ name, raw, page, confidence, box, source }): Mention[] => {
    const isRecognized = source === 'ocr';
    if (
      !box ||
      confidence < LEAST_CONFIDENCE ||
      !HOLDER_FIELDS.includes(name) ||
      (source !== 'text' && !isRecognized)
    )
      return [];
    return [
      { text: raw, page, box, reading: isRecognized ? confidence : fraction(1), isRecognized, by: 'field' },
    ];
  });
  const addressed = blocks.flatMap(({ name }): Mention[] => (name ? [{ ...name, by: 'address' }] : []));
  const isPayStub = fields?.fields.some(({ name }) => name === EMPLOYEE) ?? false;
  const paid = isPayStub ? pages.flatMap(({ cells }) => cells.flatMap(namedByPhrase)) : [];
  return [...labeled, ...paid, ...read, ...addressed]
    .filter(({ reading }) => reading >= LEAST_READING)
    .slice(0, MAX_MENTIONS);
}

function namedByPhrase(cell: PrintedCell): Mention[] {
  const phrase = PHRASE.exec(cell.text);
  const name = phrase && NAME_AHEAD.exec(cell.text.slice(phrase.index + phrase[0].length))?.[0];
  return name && !NOBODY.test(name) ? [{ ...cell, text: name, by: 'phrase' }] : [];
}

/** A repeated head stands at the same place of every page; of the page's sides. */
const SAME_PLACE = 0.01;
const near = (box: Box, { x1, y1 }: Pick<Box, 'x1' | 'y1'>): boolean =>
  Math.abs(box.x1 - x1) < SAME_PLACE && Math.abs(box.y1 - y1) < SAME_PLACE;

/** Two mentions of the holder of which the given name repeats and the surname does not. */
export function surnamesReplaced(
  mentions: readonly Mention[],
  pages: readonly PartyPage[],
): RestingObservation[] {
  const counts = new Map(
    mentions.map((mention) => [
      mention,
      mentions.filter(({ text }) => compareNames(text, mention.text) === 'same').length,
    ]),
  );
  const times = (mention: Mention) => counts.get(mention) ?? 0;
  return pairsOf(mentions).flatMap(([one, other]): RestingObservation[] => {
    const isCertain = one.by !== 'address' || other.by !== 'address';
    if (
      !isCertain ||
      compareNames(one.text, other.text) !== 'surname-replaced' ||
      !isOneDocument(pages, one.page, other.page)
    )
      return [];
    const [kept, differing] = rarerLast(one, other, times);
    return [
      observed(
        { code: 'NAME_DIFFERS', measure: MEASURE.replaced },
        differing,
        kept,
        `where the document names ${quoted(kept.text)} as the same person elsewhere.`,
      ),
    ];
  });
}

/**
 * Payments to the account or order of another than the one person whom the reader of fields, sure of it, and
 * the address name.
 */
export function paidToOthers(mentions: readonly Mention[]): RestingObservation[] {
  const holders = mentions.filter(({ by }) => by === 'field');
  const [holder] = holders;
  if (!holder || holders.length > 1 || partsOfName(holder.text).length < 2) return [];
  return mentions.flatMap((mention): RestingObservation[] => {
    if (
      mention.by !== 'phrase' ||
      mention.page !== holder.page ||
      compareNames(mention.text, holder.text) !== 'unlike'
    )
      return [];
    const why = `as the one who is paid, where the document is about ${quoted(holder.text)}.`;
    return [observed({ code: 'NAME_DIFFERS', measure: MEASURE.replaced }, mention, holder, why)];
  });
}

/** A page that repeats the head of the others, but with another name in the holder's place. */
export function headsReplaced(
  mentions: readonly Mention[],
  pages: readonly PartyPage[],
): RestingObservation[] {
  return mentions.flatMap((mention): RestingObservation[] => {
    const heads = pages.flatMap((page) => {
      const cell = page.cells.find((one) => near(one.box, mention.box));
      return cell && isOneDocument(pages, page.page, mention.page) ? [cell] : [];
    });
    const repeats = heads.filter(({ text }) => compareNames(text, mention.text) === 'same');
    const [differing, ...more] = heads.filter((cell) => isOtherName(cell, mention));
    if (!differing || more.length > 0 || repeats.length < 2) return [];
    const isReplaced = compareNames(differing.text, mention.text) === 'surname-replaced';
    const why = `where ${repeats.length} other pages say ${quoted(mention.text)}.`;
    return [
      observed(
        { code: 'NAME_DIFFERS', measure: isReplaced ? MEASURE.replaced : MEASURE.odd },
        differing,
        mention,
        why,
      ),
    ];
  });
}

const isOtherName = ({ text, reading }: PrintedCell, mention: Mention): boolean =>
  reading >= LEAST_READING &&
  looksLikeName(text) &&
  partsOfName(text).length === partsOfName(mention.text).length &&
  ['surname-replaced', 'unlike'].includes(compareNames(text, mention.text));

/** One page, or two that repeat a long number: merged files hold other people's papers. */
function isOneDocument(pages: readonly PartyPage[], one: number, other: number): boolean {
  if (one === other) return true;
  const [numbers, others] = [one, other].map(
    (page) => pages.find((candidate) => candidate.page === page)?.longNumbers,
  );
  return [...(numbers ?? [])].some((number) => others?.has(number));
}
