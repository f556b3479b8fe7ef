/** Languages of statements and pay stubs. */
export type PaperLanguage = 'en' | 'es' | 'pt';
/** Languages of identity documents. */
export type Language = PaperLanguage | 'fr' | 'de' | 'it' | 'nl' | 'pl';

/** A day of the Gregorian calendar; `month` 1..12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type DateStyle =
  | 'MM/DD'
  | 'MM/DD/YYYY'
  | 'MM/DD/YY'
  | 'M/D'
  | 'M/DD'
  | 'M/DD/YY'
  | 'M/D/YY'
  | 'M/D/YYYY'
  | 'M-D'
  | 'M-D-YY'
  | 'MM-DD'
  | 'MM-DD-YYYY'
  | 'DD/MM'
  | 'DD/MM/YYYY'
  | 'DD/MM/YY'
  | 'DD.MM.YYYY'
  | 'DD-MM-YYYY'
  | 'DD MMM'
  | 'DD/MMM'
  | 'DD/MMM/YYYY'
  | 'DDMMMYY'
  | 'DD MM YYYY'
  | 'DD-MMM-YY'
  | 'DD-MMM-YYYY'
  | 'DD MMM YYYY'
  | 'D mmm YYYY'
  | 'MMM DD'
  | 'MMM. DD'
  | 'MMM DD, YYYY'
  | 'YYYY-MM-DD'
  | 'YYYY/MM/DD'
  | 'YYYYMMMDD'
  | 'DD'
  | 'D'
  | 'day and month'
  | 'long';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  pt: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  it: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  pl: [
    'styczeń',
    'luty',
    'marzec',
    'kwiecień',
    'maj',
    'czerwiec',
    'lipiec',
    'sierpień',
    'wrzesień',
    'październik',
    'listopad',
    'grudzień',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
};

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns the month in words: `March`, `marzo`, `março` */
export const monthName = ({ month }: Day, language: Language): string => MONTHS[language][month - 1] ?? '';

export const isoDate = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;

/** The day `count` days later; earlier when negative. */
export function daysAfter({ year, month, day }: Day, count: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function formatDay(date: Day, style: DateStyle, language: Language): string {
  const { year, month, day } = date;
  const name = monthName(date, language);
  const short = language === 'en' ? name.slice(0, 3) : name.slice(0, 3).toUpperCase();
  switch (style) {
    case 'MM/DD':
      return `${two(month)}/${two(day)}`;
    case 'MM/DD/YYYY':
      return `${two(month)}/${two(day)}/${year}`;
    case 'MM/DD/YY':
      return `${two(month)}/${two(day)}/${two(year % 100)}`;
    case 'M/D':
      return `${month}/${day}`;
    case 'M/DD':
      return `${month}/${two(day)}`;
    case 'M/DD/YY':
      return `${month}/${two(day)}/${two(year % 100)}`;
    case 'M/D/YY':
      return `${month}/${day}/${two(year % 100)}`;
    case 'M/D/YYYY':
      return `${month}/${day}/${year}`;
    case 'M-D':
      return `${month}-${day}`;
    case 'M-D-YY':
      return `${month}-${day}-${two(year % 100)}`;
    case 'MM-DD':
      return `${two(month)}-${two(day)}`;
    case 'MM-DD-YYYY':
      return `${two(month)}-${two(day)}-${year}`;
    case 'DD/MM':
      return `${two(day)}/${two(month)}`;
    case 'DD/MM/YYYY':
      return `${two(day)}/${two(month)}/${year}`;
    case 'DD/MM/YY':
      return `${two(day)}/${two(month)}/${two(year % 100)}`;
    case 'DD.MM.YYYY':
      return `${two(day)}.${two(month)}.${year}`;
    case 'DD-MM-YYYY':
      return `${two(day)}-${two(month)}-${year}`;
    case 'DD MMM':
      return `${two(day)} ${short}`;
    case 'DD/MMM':
      return `${two(day)}/${short}`;
    case 'DD/MMM/YYYY':
      return `${two(day)}/${short}/${year}`;
    case 'DDMMMYY':
      return `${two(day)}${short.toUpperCase()}${two(year % 100)}`;
    case 'DD MM YYYY':
      return `${two(day)} ${two(month)} ${year}`;
    case 'DD-MMM-YY':
      return `${two(day)}-${short}-${two(year % 100)}`;
    case 'DD-MMM-YYYY':
      return `${two(day)}-${short}-${year}`;
    case 'DD MMM YYYY':
      return `${two(day)} ${short} ${year}`;
    case 'D mmm YYYY':
      return `${day} ${short.toLowerCase()} ${year}`;
    case 'MMM DD':
      return `${short} ${day}`;
    case 'MMM. DD':
      return `${short}. ${two(day)}`;
    case 'MMM DD, YYYY':
      return `${short} ${day}, ${year}`;
    case 'YYYY-MM-DD':
      return isoDate(date);
    case 'YYYYMMMDD':
      return `${year}${short.toUpperCase()}${two(day)}`;
    case 'YYYY/MM/DD':
      return `${year}/${two(month)}/${two(day)}`;
    case 'DD':
      return two(day);
    case 'D':
      return String(day);
    case 'day and month':
      return language === 'en' ? `${name} ${day}` : `${day} de ${name}`;
    case 'long':
      return language === 'en' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`;
  }
}
