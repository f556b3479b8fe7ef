import type { AccentedLanguage } from './tesseract.js';

/**
 * Words that one of the two languages uses often and the other, English, French and Italian do not: articles,
 * joining words, and what documents print as labels. As the recognition model reads them, without accents.
 */
const WORDS: Readonly<Record<AccentedLanguage, ReadonlySet<string>>> = {
  spa: new Set(
    'el los las del y en con fecha nombre apellidos apellido nacimiento domicilio cuenta saldo vigencia sexo clave estado pago cliente factura periodo calle banco total importe expedicion seccion credencial licencia identidad mexico mexicanos nomina percepciones deducciones sueldo trabajador neto concepto deposito retiro abono tarjeta corte movimientos puesto dias desde hasta'.split(
      ' ',
    ),
  ),
  por: new Set(
    'do da dos das em com ao pelo pela os nao nome filiacao nascimento conta saldo validade emissao valor agencia vencimento endereco numero brasil republica federativa nacional carteira habilitacao identidade empresa rua banco pagamento proventos descontos desconto liquido colaborador competencia credito extrato lancamentos historico funcao na neste ate mensal'.split(
      ' ',
    ),
  ),
};
const ENGLISH = new Set('the of and to for in is on with your you this by from at are name date'.split(' '));

/** So many different words tell a language, when they are more than of any other. */
const MIN_WORDS = 3;

/** The language of a page whose letters the recognition model lacks; undefined for any other. */
export function accentedLanguage(words: Iterable<string>): AccentedLanguage | undefined {
  const seen = new Set([...words].map((word) => bareLetters(word).toLowerCase()));
  const count = (list: ReadonlySet<string>): number => [...list].filter((word) => seen.has(word)).length;
  const [spanish, portuguese, english] = [count(WORDS.spa), count(WORDS.por), count(ENGLISH)];
  if (Math.max(spanish, portuguese) < MIN_WORDS || Math.max(spanish, portuguese) <= english) return undefined;
  return portuguese > spanish ? 'por' : 'spa';
}

/** The letters without their diacritics, one for one; what is no letter stays. */
export const bareLetters = (text: string): string =>
  [...text.normalize('NFC')].map((character) => character.normalize('NFD')[0]!).join('');
