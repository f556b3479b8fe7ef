import { DIGITS, type Draw, LETTERS, padded } from './draw.js';
import { luhnDigit } from './valid-international.js';

/**
 * Rising weights instead of falling ones: modulo 11, weight w and w - 11 are the same, so that no difference
 * to 11 has to be taken.
 */
const risingDigit = (body: string, first: number, cycleFrom = 0): number => {
  const sum = [...body].reduce((total, character, index) => {
    const weight = first + index;
    return (
      total +
      (character.charCodeAt(0) - 48) *
        (weight > 9 ? cycleFrom + ((weight - cycleFrom) % (10 - cycleFrom)) : weight)
    );
  }, 0);
  return (sum % 11) % 10;
};

export function cpf(draw: Draw): string {
  const body = `${draw.text(8)}${draw.below(10)}`;
  const first = risingDigit(body, 1);
  return `${body}${first}${risingDigit(`${body}${first}`, 0)}`;
}

function cnpjOf(body: string): string {
  const first = risingDigit(body, 6, 2);
  return `${body}${first}${risingDigit(`${body}${first}`, 5, 2)}`;
}

export const cnpj = (draw: Draw): string => cnpjOf(`${draw.text(8)}${padded(1 + draw.below(9999), 4)}`);
export const cnpjWithLetters = (draw: Draw): string =>
  cnpjOf(draw.text(1, LETTERS) + draw.text(11, DIGITS + LETTERS));

/** Ten times the sum, modulo 11, weights 2 to 9 from the right: 0 for what would have two digits. */
const tenfold = (body: string): number =>
  (10 *
    [...body]
      .reverse()
      .reduce((sum, character, index) => sum + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0)) %
  11;

const withLuhn = (body: string): string => body + luhnDigit(body);

/** A boleto's line, made of its bar code. */
export function boleto(draw: Draw): string {
  const amount = padded(draw.below(1_000_000), 10);
  const head = `${draw.one(['001', '033', '104', '237', '341', '748'])}9`;
  const tail = `${padded(1000 + draw.below(9000), 4)}${amount}`;
  const free = draw.text(25);
  const digit = tenfold(head + tail + free);
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)].map(withLuhn);
  return `${fields.join('')}${digit === 0 || digit === 10 ? 1 : digit}${tail}`;
}

/** A bill of a utility, by either rule. */
export function collectionSlip(draw: Draw): string {
  const rule = draw.one('6789');
  const digitOf = (body: string) => (rule < '8' ? luhnDigit(body) : tenfold(body) % 10);
  const [head, tail] = [`8${draw.one('12345679')}${rule}`, draw.text(40)];
  const barcode = `${head}${digitOf(head + tail)}${tail}`;
  return [0, 11, 22, 33]
    .map((from) => barcode.slice(from, from + 11))
    .map((block) => block + digitOf(block))
    .join('');
}

const element = (id: string, value: string): string => id + padded(value.length) + value;

/** CRC-16 by nibbles, with the table of the polynomial 0x1021 worked out beforehand. */
const CRC_TABLE = [
  0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50a5, 0x60c6, 0x70e7, 0x8108, 0x9129, 0xa14a, 0xb16b, 0xc18c,
  0xd1ad, 0xe1ce, 0xf1ef,
];
const crcOf = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .flatMap((byte) => [byte >> 4, byte & 15])
    .reduce((crc, nibble) => ((crc << 4) & 0xffff) ^ (CRC_TABLE[(crc >> 12) ^ nibble] ?? 0), 0xffff)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0');

export function pix(draw: Draw): string {
  const account = element(
    '26',
    element('00', draw.one(['br.gov.bcb.pix', 'BR.GOV.BCB.PIX'])) + element('01', cpf(draw)),
  );
  const amount = draw.below(2) === 0 ? '' : element('54', `${draw.below(10_000)}.${draw.text(2)}`);
  const payee =
    element('58', 'BR') +
    element('59', draw.text(5 + draw.below(20), `${LETTERS} `)) +
    element('60', draw.text(8, LETTERS));
  const payload = `000201${account}52040000${element('53', '986')}${amount}${payee}${element('62', element('05', '***'))}6304`;
  return payload + crcOf(payload);
}

/** States by IBGE's numbers. */
const IBGE = '11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53'.split(' ');

export function invoiceKey(draw: Draw): string {
  const issuer = draw.one([cnpj, cnpjWithLetters])(draw);
  const body =
    draw.one(IBGE) +
    draw.text(2) +
    padded(1 + draw.below(12)) +
    issuer +
    draw.one(['55', '65', '57']) +
    draw.text(21);
  return `${body}${tenfold(body) % 10}`;
}

/**
 * As a public validator explains it: nine to one over the digits; the second digit one to nine, less two
 * where the first overflowed.
 */
export function cnh(draw: Draw): string {
  const body = draw.text(9);
  const rising = [...body].reduce((sum, digit, index) => sum + (index + 1) * Number(digit), 0);
  const falling = [...body].reduce((sum, digit) => sum + 10 * Number(digit), 0) - rising;
  const [first, second] = [falling % 11, ((rising % 11) + (falling % 11 === 10 ? 9 : 0)) % 11];
  return `${body}${first % 10}${second % 10}`;
}

/** PIS and Renavam share their rule. */
const withTenfold = (body: string): string => `${body}${tenfold(body) % 10}`;
export const pis = (draw: Draw): string => withTenfold(draw.text(10));
export const renavam = (draw: Draw): string => withTenfold(`${draw.one(['00', '01'])}${draw.text(8)}`);

/**
 * Resolução TSE 21.538/2003: state numbers 01 (São Paulo) to 28 (abroad). The two first write 1 for a
 * remainder of 0.
 */
export function tituloEleitoral(draw: Draw): string {
  const state = 1 + draw.below(28);
  const sequence = draw.text(8);
  const digitOf = (sum: number) => (sum % 11 === 0 && state <= 2 ? 1 : (sum % 11) % 10);
  const first = digitOf([...sequence].reduce((sum, digit, index) => sum + (index + 2) * Number(digit), 0));
  return `${sequence}${padded(state)}${first}${digitOf(7 * Math.floor(state / 10) + 8 * (state % 10) + 9 * first)}`;
}
