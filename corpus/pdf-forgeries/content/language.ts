/** English as in the United States, Spanish as in Mexico, Portuguese as in Brazil. */
export type Language = 'en' | 'es' | 'pt';

export const LANGUAGES: readonly Language[] = ['en', 'es', 'pt'];

/** `1,234.56`, in Portuguese `1.234,56`; a leading minus sign below zero. */
export function formatCents(cents: number, language: Language): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const [group, point] = language === 'pt' ? ['.', ','] : [',', '.'];
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group as string)}${point}${fraction}`;
}

export function withCurrency(cents: number, language: Language): string {
  return `${language === 'pt' ? 'R$ ' : '$'}${formatCents(cents, language)}`;
}

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
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `03/28/2026` in English, `28/03/2026` otherwise. `month` is 1..12. */
export function formatDate(year: number, month: number, day: number, language: Language): string {
  const [first, second] = language === 'en' ? [month, day] : [day, month];
  return `${twoDigits(first)}/${twoDigits(second)}/${year}`;
}

/** `March 28, 2026`, `28 de marzo de 2026`. `month` is 1..12. */
export function formatLongDate(year: number, month: number, day: number, language: Language): string {
  const name = MONTHS[language][month - 1] ?? '';
  return language === 'en' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`;
}
