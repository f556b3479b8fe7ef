import type { RgbImage } from '@assay/media';
import { lettersOf, withoutSpaces } from '../../layout/characters.js';
import type { ReadBox } from '../lines/text-lines.js';
import { grownQuad } from '../plane/quad.js';
import { cropped, cropWidth } from '../recognition/crop.js';
import type { Quad } from '../types.js';
import type { AccentedLanguage, Accenterader } from './tesseract.js';

/**
 * Lines read a second time on one page, at about 50 ms each: the tables of statements hold more numbers than
 * words.
 */
const MAX_LINES = 60;
/**
 * Lines tried, those that Tesseract was not sure of among them: a page of smudges takes no longer than this.
 */
const MAX_TRIES = 2 * MAX_LINES;

/**
 * The detection model frames the letters and cuts the marks on capitals off: a line is cut out this much
 * higher, by its height.
 */
const ROOM_FOR_MARKS = 0.2;

/** A word of letters, one of which may bear a mark in Spanish or Portuguese. */
const ACCENTABLE = /^(?=.*[aeioucn])\p{L}{3,}/iu;

/** A word that this many lines spell alike is not read again. */
const ENOUGH_READINGS = 2;

/**
 * A page's words with the accents that the recognition model does not know, where the page is Spanish or
 * Portuguese.
 */
export async function addAccents(
  boxes: readonly ReadBox[],
  image: RgbImage,
  reader: Accenterader,
): Promise<ReadBox[]> {
  const language = accentedLanguage(boxes.flatMap(({ words }) => words.map(({ text }) => lettersOf(text))));
  if (!language) return [...boxes];
  const spellings = new Spellings();
  const spelled = new Map<ReadBox, readonly (string | undefined)[]>();
  let tries = 0;
  for (const box of boxes) {
    if (spelled.size === MAX_LINES || tries === MAX_TRIES) break;
    const texts = box.words.map(({ text }) => text);
    if (!texts.some((text) => ACCENTABLE.test(text) && !spellings.isSettled(text))) continue;
    tries += 1;
    const other = await reader.read(withMarks(image, box.quad), language);
    if (other === undefined) continue;
    const accented = withAccents(texts, other);
    spelled.set(box, accented);
    for (const [index, text] of texts.entries()) spellings.add(text, accented[index]);
  }
  return boxes.map((box) => {
    const own = spelled.get(box);
    return {
      ...box,
      words: box.words.map((word, index) => ({ ...word, text: own?.[index] ?? spellings.of(word.text) })),
    };
  });
}

/** How the lines read of a page spell its words: documents print the same words in line after line. */
class Spellings {
  readonly #counts = new Map<string, Map<string, number>>();

  add(word: string, spelling: string | undefined): void {
    if (spelling === undefined) return;
    const counts = this.#counts.get(word) ?? new Map<string, number>();
    this.#counts.set(word, counts.set(spelling, (counts.get(spelling) ?? 0) + 1));
  }

  isSettled(word: string): boolean {
    return [...(this.#counts.get(word)?.values() ?? [])].some((count) => count >= ENOUGH_READINGS);
  }

  /** The commonest spelling, the first of equals; the word itself where no line that was read has it. */
  of(word: string): string {
    let [best, most] = [word, 0];
    for (const [spelling, count] of this.#counts.get(word) ?? [])
      if (count > most) [best, most] = [spelling, count];
    return best;
  }
}

function withMarks(image: RgbImage, quad: Quad): RgbImage {
  const higher = grownQuad(quad, ROOM_FOR_MARKS);
  return cropped(image, higher, cropWidth(higher));
}

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

/**
 * Words with the accents that another reading of the same line has: a word that agrees with it but for
 * diacritics takes its accented letters, each on its own. Words are matched in order, wherever the two
 * readings put their spaces.
 * @returns undefined for a word that the other reading does not have
 */
export function withAccents(words: readonly string[], other: string): (string | undefined)[] {
  const letters = [...withoutSpaces(other.normalize('NFC'))];
  const bare = bareLetters(letters.join(''));
  let from = 0;
  return words.map((word) => {
    const own = [...word.normalize('NFC')];
    const wanted = bareLetters(word);
    const at = bare.indexOf(wanted, from);
    if (own.length < MIN_LETTERS || at < 0 || at - from > MAX_SKIPPED_LETTERS) return undefined;
    from = at + wanted.length;
    return own.map((letter, index) => (isBare(letter) ? letters[at + index]! : letter)).join('');
  });
}

const isBare = (letter: string): boolean => bareLetters(letter) === letter;

/** A word of two letters is found by accident. */
const MIN_LETTERS = 3;

/** A word found further along than this is another one of the same letters. */
const MAX_SKIPPED_LETTERS = 24;
