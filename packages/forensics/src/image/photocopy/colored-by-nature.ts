import type {
  DocumentClass,
  DocumentClassName,
  DocumentCodes,
  DocumentFields,
  DocumentText,
  FieldSource,
} from '@assay/media';

/**
 * Documents that issuers print in color. Not among them: US voter cards and professional licenses, which
 * many issuers print in black, social security cards, whose ground is too pale, and everything that comes on
 * paper.
 */
const COLORED: ReadonlySet<DocumentClassName> = new Set<DocumentClassName>([
  'identity/driver_license',
  'identity/national_id',
  'identity/municipal_id',
  'identity/passport',
  'identity/passport_card',
  'identity/residence_card',
  'identity/work_authorization',
  'identity/military_id',
]);

/** From here on a class that was told from the document is believed. */
const LEAST_CONFIDENCE = 0.7;

/**
 * Says, in English, Spanish or Portuguese, that a paper stands in until the card comes; a temporary
 * resident's card is none.
 */
const STANDING_IN = String.raw`(?:temporary|interim|provisional|provis[oó]ri[ao]|(?<!\bresidente\s)temporal|tempor[aá]ri[ao])`;
const PERMITTING = '(?:licen[cs]es?|licencias?|licen[cç]as?|permits?|permisos?)';
/** So many words may stand between the two, in either order. */
const BETWEEN = String.raw`(?:\s+\S+){0,3}\s+`;

/**
 * Papers of these classes that are printed in black: papers until the card comes, the Mexican register's
 * certificate that everybody prints at home, and Mexico's booklet of military service.
 */
const PRINTED_IN_BLACK: readonly RegExp[] = [
  /\b(?:temporary|interim|paper)\s+(?:driver|driving|identification|id\b|permit|licen[cs]e)/iu,
  new RegExp(
    String.raw`\b${STANDING_IN}\b${BETWEEN}${PERMITTING}\b|\b${PERMITTING}\b${BETWEEN}${STANDING_IN}\b`,
    'iu',
  ),
  /constancia\s+de\s+la\s+clave\s+[uú]nica/iu,
  /\bservicio\s+militar\b/iu,
];

/** The only military document of Mexico that Assay knows is the booklet, whose title is easily misread. */
const isMexicanBooklet = ({ name, country }: DocumentClass): boolean =>
  name === 'identity/military_id' && country === 'MEX';

/** Fields that stand on the front, where the colors are. */
const FRONT_FIELDS: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'fullName',
  'dateOfBirth',
  'documentNumber',
  'licenseNumber',
]);
const PRINTED: ReadonlySet<FieldSource> = new Set<FieldSource>(['ocr', 'text']);

export interface ReadDocument {
  readonly documentClass: DocumentClass | undefined;
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
  readonly fields: DocumentFields;
}

/** The page that shows a document printed in color by nature, from 1; else why there is none. */
export function coloredPage({
  documentClass,
  text,
  codes,
  fields,
}: ReadDocument): { readonly page: number } | { readonly because: string } {
  if (
    !documentClass ||
    !COLORED.has(documentClass.name) ||
    (!documentClass.isGiven && documentClass.confidence < LEAST_CONFIDENCE)
  ) {
    return {
      because: 'This is not known to be a document that is always in color, such as a card or a passport.',
    };
  }
  const words = text.pages
    .flatMap(({ lines }) => lines.map((line) => line.words.map((word) => word.text).join(' ')))
    .join('\n');
  if (isMexicanBooklet(documentClass) || PRINTED_IN_BLACK.some((pattern) => pattern.test(words)))
    return { because: 'Papers of this kind are printed in black.' };
  const pages = pagesOfFront(fields);
  const [page] = [...new Set(pages)].sort(
    (one, other) => countOf(pages, other) - countOf(pages, one) || one - other,
  );
  if (page !== undefined) return { page };
  if (codes.barcodes.some(({ symbology }) => symbology === 'pdf417'))
    return { because: 'Only the back is shown, and many backs are printed in black.' };
  return text.pages.length === 1 && text.pagesUnread === 0
    ? { page: 1 }
    : { because: 'No page could be told to show the front of the document.' };
}

/** The page of each reading of a field of the front that stands there in print. */
function pagesOfFront({ fields }: DocumentFields): number[] {
  return fields
    .filter(({ name }) => FRONT_FIELDS.has(name))
    .flatMap((field) => [field, ...field.others])
    .flatMap(({ source, page }) => (PRINTED.has(source) ? [page] : []));
}

const countOf = (pages: readonly number[], wanted: number): number =>
  pages.filter((page) => page === wanted).length;
