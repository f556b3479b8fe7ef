import type { DocumentField, Figure } from '@assay/media';
import { spanOf } from '../fields/printed-field.js';
import { endsAddress } from '../layout/address-block.js';
import type { Cell } from '../layout/cells.js';
import { cellsBelow } from '../layout/labelled-values.js';
import { amountFact, type DocumentPage, type PrintedFact, textFact } from './document-page.js';
import { type TaxYear, taxYearOf } from './tax-year.js';

/** Boxes 1 to 7 by their headings on Form W-2 (IRS), as printed and as recognisers leave them; folded. */
const BOXES = [
  ['wagesTipsAndOtherCompensation', /^(?:.{1,2} )?wages\b.{0,20}\bcomp/u],
  ['federalIncomeTaxWithheld', /^(?:.{1,2} )?federal income ta[xy]/u],
  ['socialSecurityWages', /^(?:.{1,2} )?social secur?\p{L}* w/u],
  ['socialSecurityTaxWithheld', /^(?:.{1,2} )?social secur?\p{L}* ta[xy]/u],
  ['medicareWagesAndTips', /^(?:.{1,2} )?medicare w/u],
  ['medicareTaxWithheld', /^(?:.{1,2} )?medicare ta[xy]/u],
  ['socialSecurityTips', /^(?:.{1,2} )?social secur?\p{L}* tips/u],
] as const;

const EMPLOYER = /^(?:.{1,2} )?employer['’]?s name/u;
const EMPLOYEE = /^(?:.{1,2} )?employee['’]?s (?:first )?name/u;
const EIN = /(?<!\d)\d{2}-\d{7}(?!\d)/u;
const SSN = /(?<![\w-])[\dX*]{3}-[\dX*]{2}-\d{4}(?![\w-])/iu;

/** How likely a value is the one asked for; our judgement until forms of many makers are measured. */
const LIKELIHOOD = { box: 0.9, form: 0.9, party: 0.75 } as const;
const YEAR_LIKELIHOOD: Readonly<Record<TaxYear['by'], number>> = { title: 0.9, itself: 0.6 };
/** A value stands at most this many of its heading's heights below it. */
const MAX_DROP = 3.5;
const MAX_PARTY_LINES = 6;

/** The parties of Form W-2 and its boxes a, b and 1 to 7. */
export function readW2Fields(page: DocumentPage): DocumentField[] {
  const year = taxYearOf(page.cells);
  return [
    ...(year ? page.field('taxYear', year, YEAR_LIKELIHOOD[year.by]) : []),
    ...page.field('employeeSSN', matching(page.cells, SSN), LIKELIHOOD.form),
    ...page.field('employerIdNumber', matching(page.cells, EIN), LIKELIHOOD.form),
    ...partyFields(page, 'employer', EMPLOYER),
    ...partyFields(page, 'employee', EMPLOYEE),
    ...BOXES.flatMap(([name, heading]) =>
      page.field(name, amountFact(figureUnder(page, heading)), LIKELIHOOD.box),
    ),
  ];
}

/** The amount under a heading, left of the next heading of the line. */
function figureUnder({ cells, rows }: DocumentPage, pattern: RegExp): Figure | undefined {
  const heading = cells.find(({ folded }) => pattern.test(folded));
  if (!heading) return undefined;
  const next = cells.find(({ line, box }) => line === heading.line && box.x1 > heading.box.x2);
  const [left, right] = [heading.box.x1 - heading.emWidth, next?.box.x1 ?? 1];
  const height = heading.box.y2 - heading.box.y1;
  for (const row of rows.slice(heading.line + 1)) {
    if (row.line.page !== heading.page || row.line.box.y1 - heading.box.y2 > MAX_DROP * height)
      return undefined;
    const found = row.figures.find(
      ({ isMoney, figure: { box } }) => isMoney && box.x1 >= left && box.x1 < right,
    );
    if (found) return found.figure;
  }
  return undefined;
}

function partyFields(page: DocumentPage, role: 'employer' | 'employee', pattern: RegExp): DocumentField[] {
  const index = page.cells.findIndex(({ folded }) => pattern.test(folded));
  const heading = page.cells[index];
  if (!heading) return [];
  const [name, ...others] = cellsBelow(page.cells, index, heading, MAX_PARTY_LINES);
  const end = others.findIndex(({ text }) => endsAddress(text));
  return [
    ...page.field(
      `${role}Name`,
      name && textFact([name, ...besideName(page.cells, name, heading)]),
      LIKELIHOOD.party,
    ),
    ...page.field(`${role}Address`, textFact(others.slice(0, end + 1)), LIKELIHOOD.party),
  ];
}

/** First and last name have cells of their own within the box, which takes this part of the page's width. */
const PARTY_BOX_WIDTH = 0.35;

const besideName = (cells: readonly Cell[], name: Cell, heading: Cell): Cell[] =>
  cells.filter(
    ({ line, box, text }) =>
      line === name.line &&
      box.x1 > name.box.x2 &&
      box.x1 < heading.box.x1 + PARTY_BOX_WIDTH &&
      /^[\p{L} .'’-]+$/u.test(text),
  );

function matching(cells: readonly Cell[], form: RegExp): PrintedFact | undefined {
  for (const { words, page } of cells) {
    for (const word of words) {
      const value = form.exec(word.text)?.[0];
      const span = value ? spanOf([word], page) : undefined;
      if (value && span) return { value, span };
    }
  }
  return undefined;
}
