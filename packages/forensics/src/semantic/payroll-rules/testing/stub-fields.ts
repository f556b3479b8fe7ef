import { box, type DocumentField, type FieldSource, fraction } from '@assay/media';
import type { Examined } from '../../../check.js';
import { payrollRules } from '../payroll-rules.js';

/** Values by the names of docs/fields.md. */
export type Printed = Readonly<Record<string, string | number>>;

const MONEY = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A page of pixels, so that places can be drawn. */
const RASTER = { width: 600, height: 800, orientation: 1 } as never;

/** The fields as they are read: amounts printed with cents, each at a place of its own. */
export function fieldsOf(printed: Printed, source: FieldSource = 'text', confidence = 0.93): DocumentField[] {
  return Object.entries(printed).map(([name, value], row) => ({
    name,
    value,
    raw: typeof value === 'number' ? MONEY.format(value) : value,
    confidence: fraction(confidence),
    source,
    page: 1,
    box: box(0.6, row / 100, 0.7, (row + 0.8) / 100),
    others: [],
  }));
}

/** In short: the measure, and of each piece of evidence its code, what would fit and what is printed. */
export async function judged(printed: Printed): Promise<[number, ...string[]] | string> {
  return inShort(await payrollRules.examine({ fields: { fields: fieldsOf(printed) }, raster: RASTER }));
}

/**
 * The same of fields that were read in a picture. @param again what a second reading of any place gives, by
 * what the first gave
 */
export async function judgedInPicture(printed: Printed, confidence: number, again?: (raw: string) => string) {
  const fields = fieldsOf(printed, 'ocr', confidence);
  const rereader = again && {
    reread: async (_page: number, place: DocumentField['box']) => {
      const field = fields.find(({ box: at }) => at === place);
      return field && { text: again(field.raw), reading: fraction(0.9) };
    },
  };
  return inShort(
    await payrollRules.examine({ fields: { fields }, raster: RASTER, ...(rereader && { rereader }) }),
  );
}

function inShort(examined: Examined): [number, ...string[]] | string {
  if (examined.kind !== 'examined') return examined.because;
  const { measure, evidence } = examined.finding;
  return [measure, ...evidence.map(({ code, before, after }) => [code, before, after].join('|'))];
}
