import { monthNames } from '@assay/identifiers';
import { placeOfRange, type ReadPlace } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { MEASURE } from './measure.js';
import { observed, outliersOf, type Written } from './outliers.js';

const CODES = { English: 'en', Spanish: 'es', Portuguese: 'pt' } as const;
type Language = keyof typeof CODES;
const LANGUAGES = Object.keys(CODES) as Language[];

const shortMonths = (language: Language): string[] =>
  monthNames(CODES[language]).flatMap(({ short }) => short);
const SHORT_MONTHS: Readonly<Record<Language, readonly string[]>> = {
  English: shortMonths('English'),
  Spanish: shortMonths('Spanish'),
  Portuguese: shortMonths('Portuguese'),
};

/** Begins a row: a day and a short month, or the other way round. */
const ROW = /^(?:\d{1,2}[ /-]?(?:de )?(\p{L}{3,4})|(\p{L}{3,4})\.?[ /-]?\d{1,2})(?![\p{L}\d])/u;
/** A row of a table has an amount. */
const AMOUNT = /\d[.,]\d{2}(?!\d)/u;
const LEAST = 5;

/** Rows dated with a month of another language than the rows around them. */
export function monthLanguages(lines: readonly TextLine[]): RestingObservation[] {
  const rows = lines.flatMap((line) => {
    const match = ROW.exec(line.folded);
    const month = match?.[1] ?? match?.[2] ?? '';
    const languages = LANGUAGES.filter((language) => SHORT_MONTHS[language].includes(month));
    const place = match && AMOUNT.test(line.text) ? placeOfRange(line, 0, match[0].length) : undefined;
    return place && languages.length > 0 ? [{ place, languages, form: formOf(place.text) }] : [];
  });
  const forms = [...new Set(rows.map(({ form }) => form))].map((form) =>
    rows.filter((row) => row.form === form),
  );
  return outlyingRows(forms.sort((one, other) => other.length - one.length)[0] ?? []);
}

/** Letters and figures by what they are: "02 ENE" is written as "13 ABR" is, and "10 out of 20" otherwise. */
const formOf = (text: string): string =>
  text
    .replace(/\d+/gu, '9')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/(\p{L})\1+/gu, '$1');

interface DatedRow {
  readonly place: ReadPlace;
  readonly languages: readonly Language[];
}

function outlyingRows(rows: readonly DatedRow[]): RestingObservation[] {
  const [language] = LANGUAGES.map(
    (one) => [one, rows.filter(({ languages }) => languages.includes(one)).length] as const,
  ).sort(([, one], [, other]) => other - one);
  if (!language) return [];
  const written = rows.map(
    ({ place, languages }): Written<Language> => ({
      place,
      convention: languages.includes(language[0]) ? language[0] : (languages[0] ?? language[0]),
    }),
  );
  const outliers = outliersOf(written, LEAST);
  return (outliers?.values ?? []).map(({ place, convention }) => {
    const why = `names a month in ${convention}; ${outliers?.count} other rows are dated as in ${outliers?.convention}.`;
    return observed(
      { code: 'MONTH_LANGUAGE_DIFFERS', measure: MEASURE.mixed },
      place,
      outliers?.convention ?? '',
      why,
    );
  });
}
