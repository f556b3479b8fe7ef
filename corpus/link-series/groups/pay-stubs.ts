import { composePayStubOf } from '../../papers/pay-stubs/compose.js';
import type { PayStubDesign } from '../../papers/pay-stubs/design.js';
import { type PayFacts, rollPayStub } from '../../papers/pay-stubs/facts.js';
import { daysAfter } from '../../papers/printing/dates.js';
import type { Origin } from '../origin.js';
import type { Series } from '../series.js';

const EMPLOYERS = 3;
const PEOPLE_PER_EMPLOYER = 3;
const MONTHS = 3;
const FAKES = 6;
/** From one pay date of a person to the next. */
const PERIOD_DAYS = 31;

/**
 * Employers that pay several people month by month, and a seller of pay stubs: one template for employers and
 * people who have never met.
 */
export async function addPayStubs(series: Series): Promise<void> {
  const designs = series.dice.shuffled(series.family.payStubs.filter(({ country }) => country === 'US'));
  for (const design of designs.slice(0, EMPLOYERS)) await addEmployer(series, design);
  const [template] = designs.slice(EMPLOYERS);
  if (!template) throw new RangeError('expected a further layout');
  for (let fake = 1; fake <= FAKES; fake++)
    await addStub(series, template, rollEmployee(series, template), `bought-stub-${fake}`);
}

async function addEmployer(series: Series, design: PayStubDesign): Promise<void> {
  const { employer, employerStreet, employerTown, employerNumber } = rollEmployee(series, design);
  for (let person = 1; person <= PEOPLE_PER_EMPLOYER; person++) {
    const { employee, employeeStreet, employeeTown, employeeTaxNumber, employeeNumber, job } = rollEmployee(
      series,
      design,
    );
    const first = rollEmployee(series, design);
    for (let month = 0; month < MONTHS; month++) {
      const rolled = rollEmployee(series, design, false);
      const moved = (day: PayFacts['start']) => daysAfter(day, month * PERIOD_DAYS);
      const period = { start: moved(first.start), end: moved(first.end), payDate: moved(first.payDate) };
      const ofEmployer = { employer, employerStreet, employerTown, employerNumber };
      const ofPerson = { employee, employeeStreet, employeeTown, employeeTaxNumber, employeeNumber, job };
      await addStub(
        series,
        design,
        { ...rolled, ...period, ...ofEmployer, ...ofPerson },
        `pay-${design.id}-${person}-${month + 1}`,
      );
    }
  }
}

/** @param withNewName whether nobody of the series may have the name */
function rollEmployee(series: Series, design: PayStubDesign, withNewName = true): PayFacts {
  const rolled = rollPayStub(design, series.names(design.language), series.dice);
  if (!withNewName) return rolled;
  const employee = series.person(design.language);
  return { ...rolled, employee: design.capitalNames ? employee.toUpperCase() : employee };
}

async function addStub(series: Series, design: PayStubDesign, facts: PayFacts, name: string): Promise<void> {
  const { bytes } = await series.printer.print(composePayStubOf(design, facts));
  const origin: Origin = {
    look: 'pdf',
    content: name,
    template: design.id,
    writer: `chromium ${design.fontFamily}`,
    identifiers: [],
    holder: facts.employee,
    // Lines of pay are the same words for everybody.
    hasRows: false,
  };
  series.add(name, 'pdf', bytes, origin);
}
