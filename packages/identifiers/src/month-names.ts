/** Languages whose months are known, by ISO 639-1. */
export type MonthLanguage = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'nl';

/** How one language calls a month: whole names, and what they are cut to. */
export interface MonthNames {
  readonly names: readonly string[];
  readonly short: readonly string[];
}

/** Twelve months, those of one with `/` between them; lower case without accents. */
const WRITTEN: Readonly<Record<MonthLanguage, readonly [names: string, short: string]>> = {
  en: [
    'january february march april may june july august september october november december',
    'jan feb mar apr may jun jul aug sep/sept oct nov dec',
  ],
  es: [
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep/sept oct nov dic',
  ],
  pt: [
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
  ],
  fr: [
    'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    'jan/janv fev/fevr mar avr/avri mai juin jul/juil aou/aout sep/sept oct nov dec',
  ],
  de: [
    'januar februar marz/maerz april mai juni juli august september oktober november dezember',
    'jan/jaen feb mar/mrz/mae apr mai jun jul aug sep okt nov dez',
  ],
  it: [
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    'gen feb mar apr mag giu lug ago set ott nov dic',
  ],
  nl: [
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mar/mrt/maar apr mei jun jul aug sep okt nov dec',
  ],
};

/** @returns the twelve months in their order */
export function monthNames(language: MonthLanguage): MonthNames[] {
  const [names, short] = WRITTEN[language].map((text) => text.split(' ').map((month) => month.split('/')));
  return (names ?? []).map((whole, index) => ({ names: whole, short: short?.[index] ?? [] }));
}

export const MONTH_LANGUAGES = Object.keys(WRITTEN) as MonthLanguage[];
