import { banksNamed, namesBank } from '@assay/identifiers';
import type { DocumentClassName, DocumentField, PlaceRereader } from '@assay/media';
import { defineCheck } from '../../check.js';
import { findingOfStrongest, type Observation } from '../../observation.js';
import { pageSizesOf } from '../../page-sizes.js';
import { MONEY } from '../printed-text/printed-amounts.js';
import { type PrintedPage, printedPages } from '../printed-text/printed-pages.js';
import { doubted } from '../reading-doubt/doubt.js';
import { surenessOf } from '../reading-doubt/sureness.js';
import { CALIBRATION } from './calibration.js';
import { MEASURE } from './measure.js';
import { type OwnNumber, ownNumbers } from './own-numbers.js';

/** Documents whose letterhead is that of the bank which keeps the account. */
const STATEMENTS: readonly DocumentClassName[] = [
  'financial/bank_statement',
  'financial/business_bank_statement',
];

/**
 * A letterhead less surely a bank's name than this is not held against a number: below it, the name's place
 * is a guess.
 */
const LEAST_CONFIDENCE = 0.7;

/** Finds statements under one bank's name whose own account number belongs to another bank. */
export const bankName = defineCheck({
  id: 'semantic.bank-name',
  version: '1.1.0',
  reports: 'SEMANTIC_FRAUD',
  group: 'semantic-identifiers',
  weight: 'fact',
  needs: ['text', 'documentClass', 'fields'],
  optional: ['pages', 'raster', 'rereader'],
  calibration: CALIBRATION,
  async examine({ text, documentClass, fields, pages, raster, rereader }) {
    const name = fields.fields.find((field) => field.name === 'bankName');
    if (
      !documentClass ||
      !STATEMENTS.includes(documentClass.name) ||
      !name ||
      name.confidence < LEAST_CONFIDENCE
    ) {
      return {
        kind: 'not-applicable',
        because: 'The document is no bank statement with a bank’s name in its letterhead.',
      };
    }
    const printed = printedPages(text);
    const comparable = ownNumbers(printed).filter(
      ({ country }) => banksNamed(String(name.value), country).length > 0,
    );
    if (comparable.length === 0) {
      return {
        kind: 'not-applicable',
        because:
          'The statement states no number of its account whose bank, and whose letterhead’s bank, are known.',
      };
    }
    const others = comparable.some((number) => belongs(number, name))
      ? []
      : comparable.filter(({ bank }) => !isNamedElsewhere(bank, printed));
    const observations: Observation[] = [];
    for (const number of others) {
      const isSure =
        (await surenessOf(number.printed, rereader)) === 'sure' &&
        (await isReadSurely(name, number, rereader));
      observations.push(...observe(number, name, isSure));
    }
    const summary = 'The number of the account belongs to the bank that the letterhead names.';
    const sizes = pageSizesOf({ pages, raster });
    return {
      kind: 'examined',
      finding: findingOfStrongest(observations, sizes, {
        nothing: MEASURE.fits,
        highest: MEASURE.differs,
        summary,
      }),
    };
  },
});

const belongs = ({ bank }: OwnNumber, name: DocumentField): boolean => namesBank(String(name.value), bank);

/**
 * A brand without a license names the bank behind it, and a bank that was merged the one it became. Rows with
 * amounts name those who were paid.
 */
const isNamedElsewhere = (bank: OwnNumber['bank'], pages: readonly PrintedPage[]): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => !text.match(MONEY) && namesBank(text, bank)));

/**
 * Whether the name stands in a text layer, was read in two places, or a second reading of its place names the
 * same bank: a misreading makes no other bank's name.
 */
async function isReadSurely(
  name: DocumentField,
  { country }: OwnNumber,
  rereader: PlaceRereader | undefined,
): Promise<boolean> {
  if (name.source === 'text' || name.others.length > 0) return true;
  const again = name.box && (await rereader?.reread(name.page, name.box));
  return (
    again !== undefined && banksNamed(String(name.value), country).some((bank) => namesBank(again.text, bank))
  );
}

/** Both places, since either may be what was changed. */
function observe({ kind, bank, printed }: OwnNumber, name: DocumentField, isSure: boolean): Observation[] {
  const summary = `The letterhead names ${name.raw}; the ${kind} ${printed.text}, which the statement calls its own, belongs to ${bank.name}.`;
  const places = [printed, ...(name.box ? [{ page: name.page, box: name.box }] : [])];
  const observations = places.map(
    ({ page, box }): Observation => ({
      measure: MEASURE.differs,
      evidence: {
        code: 'BANK_DIFFERS',
        kind: 'value_comparison',
        summary,
        page,
        boundingBox: box,
        before: name.raw,
        after: printed.text,
      },
    }),
  );
  return isSure ? observations : observations.map((observation) => doubted(observation, MEASURE.doubtful));
}
