/**
 * Months in English, Spanish, Portuguese, French, German, Italian and Dutch, lower case without accents:
 * their names, and the beginnings by which they are cut short.
 */
const MONTHS: readonly { readonly names: readonly string[]; readonly beginnings: readonly string[] }[] = [
  {
    names: ['january', 'enero', 'janeiro', 'janvier', 'januar', 'gennaio', 'januari'],
    beginnings: ['jan', 'ene', 'janv', 'gen', 'jaen'],
  },
  {
    names: ['february', 'febrero', 'fevereiro', 'fevrier', 'februar', 'febbraio', 'februari'],
    beginnings: ['feb', 'fev', 'fevr'],
  },
  {
    names: ['march', 'marzo', 'marco', 'mars', 'marz', 'maerz', 'maart'],
    beginnings: ['mar', 'mrz', 'mrt', 'mae', 'maar'],
  },
  { names: ['april', 'abril', 'avril', 'aprile'], beginnings: ['apr', 'abr', 'avr', 'avri'] },
  {
    names: ['may', 'mayo', 'maio', 'mai', 'maggio', 'mei'],
    beginnings: ['may', 'mai', 'mag', 'mei', 'maio', 'mayo'],
  },
  { names: ['june', 'junio', 'junho', 'juin', 'juni', 'giugno'], beginnings: ['jun', 'juin', 'giu'] },
  { names: ['july', 'julio', 'julho', 'juillet', 'juli', 'luglio'], beginnings: ['jul', 'juil', 'lug'] },
  { names: ['august', 'agosto', 'aout', 'augustus'], beginnings: ['aug', 'ago', 'aou', 'aout'] },
  {
    names: ['september', 'septiembre', 'setiembre', 'setembro', 'septembre', 'settembre'],
    beginnings: ['sep', 'set', 'sept'],
  },
  {
    names: ['october', 'octubre', 'outubro', 'octobre', 'oktober', 'ottobre'],
    beginnings: ['oct', 'out', 'okt', 'ott'],
  },
  { names: ['november', 'noviembre', 'novembro', 'novembre'], beginnings: ['nov'] },
  {
    names: ['december', 'diciembre', 'dezembro', 'decembre', 'dezember', 'dicembre'],
    beginnings: ['dec', 'dic', 'dez'],
  },
];

const byLength = (a: string, b: string): number => b.length - a.length;

/**
 * Months whole or cut short, for a pattern over folded text: `mar`, `march`, `marzo`, `marco`, but not
 * `market`.
 */
export const MONTH_PATTERN = `(?:${[...new Set(MONTHS.flatMap(({ names, beginnings }) => [...names, ...beginnings]))].sort(byLength).join('|')})`;

const BEGINNINGS = MONTHS.flatMap(({ beginnings }, index) =>
  beginnings.map((beginning) => ({ beginning, month: index + 1 })),
).sort((a, b) => byLength(a.beginning, b.beginning));
/** The longest name has eleven letters, and one may be added. */
const MAX_LETTERS = 12;

/**
 * @param folded a word in any case, without accents
 * @returns 1..12 of a word that begins as a month does, so that a misread end does no harm; undefined for any
 * other
 */
export function monthOf(folded: string): number | undefined {
  if (folded.length > MAX_LETTERS) return undefined;
  const lower = folded.toLowerCase();
  return BEGINNINGS.find(({ beginning }) => lower.startsWith(beginning))?.month;
}
