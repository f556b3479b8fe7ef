/** Months of English, Spanish and Portuguese by their first three letters, folded. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  ene: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  apr: 4,
  abr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  out: 10,
  nov: 11,
  dec: 12,
  dic: 12,
  dez: 12,
};

/** The names' letters after the first three, for a pattern over folded text: `mar`, `march`, `marzo`, `marco`, but not `market`. */
export const MONTH_PATTERN =
  '(?:jan(?:uary|eiro)?|ene(?:ro)?|feb(?:ruary|rero)?|fev(?:ereiro)?|mar(?:ch|zo|co)?|apr(?:il)?|abr(?:il)?|may(?:o)?|mai(?:o)?|jun(?:e|io|ho)?|jul(?:y|io|ho)?|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|iembre)?|set(?:embro|iembre)?|oct(?:ober|ubre)?|out(?:ubro)?|nov(?:ember|iembre|embro)?|dec(?:ember)?|dic(?:iembre)?|dez(?:embro)?)';

/** @returns 1..12; undefined for a word that is no month */
export const monthOf = (folded: string): number | undefined => MONTHS[folded.slice(0, 3)];
