import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { mrzCheckDigit, td1 } from '../mrz.js';
import { citizenCardNumber } from './citizen-card-number.js';

/**
 * Lines of a card whose number is longer than nine characters (ICAO Doc 9303 part 5, 4.2.2 note j): a filler where the check digit would be,
 * then the rest of the number and its check digit, which counts the filler, too, as the specimen of the Portuguese card has it.
 * @param furtherOptional of the second line, up to eleven letters and digits
 */
export function longNumberLines(
  person: Person,
  code: string,
  state: string,
  number: string,
  furtherOptional = '',
): string[] {
  const [, second = '', names = ''] = td1(person, code, state, number.slice(0, 9), '', furtherOptional);
  const spelt = `${number.slice(0, 9)}<${number.slice(9)}`;
  const first = `${code.padEnd(2, '<')}${state}${spelt}${mrzCheckDigit(spelt)}`.padEnd(30, '<');
  const whole = `${first.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18, 29)}`;
  return [first, `${second.slice(0, 29)}${mrzCheckDigit(whole)}`, names];
}

/** After the Portuguese citizen's card: labels in two languages in capitals, days with spaces, a number with letters in three groups, no day of issue; parents and zone behind. */
export const citizenCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = citizenCardNumber(dice.digits(8), dice.pick(['ZZ', 'ZX', 'ZY']));
  const value = { size: 25 } as const;
  card.ground('#f3f5f0', ['#a8c8a0', '#d8b8a8']);
  card.text(40, 42, say('countryRegion', 'PRT', 'PORTUGAL'), { size: 32, bold: true, fill: '#1c6b3a' });
  card.text(290, 40, 'CARTÃO DE CIDADÃO', { size: 24 });
  card.text(590, 40, 'CITIZEN CARD', { size: 24 });
  card.portrait(40, 80, 220, 290);
  card.above(290, 84, 'APELIDO[S] / SURNAME[S]', card.lastName(), value);
  card.above(290, 148, 'NOME[S] / GIVEN NAME[S]', card.firstName(), value);
  card.above(290, 212, 'SEXO / SEX', say('sex', person.sex), value);
  card.above(400, 212, 'ALTURA / HEIGHT', say('height', `1,${dice.between(52, 94)}`), value);
  card.above(570, 212, 'NACIONALIDADE / NATIONALITY', say('nationality', 'PRT'), value);
  card.above(290, 276, 'DATA DE NASCIMENTO / DATE OF BIRTH', card.birth(), value);
  card.above(290, 340, 'N.º DOCUMENTO / DOCUMENT No.', say('licenseNumber', number.printed), value);
  card.above(600, 340, 'VALIDADE / EXPIRY DATE', card.expiry(), value);
  card.specimen(330, 500, 70);
  const top = card.back();
  card.ground('#f3f5f0', ['#a8c8a0'], top, top + 540);
  const parents = `${dice.pick(['AMÂNDIO', 'VIRGÍLIO'])} ${person.lastName} * ${dice.pick(['FILOMENA', 'DEOLINDA'])} ${person.lastName}`;
  card.above(40, top + 40, 'FILIAÇÃO / PARENTS', say('parents', parents), { size: 21 });
  card.above(40, top + 104, 'N.º IDENTIFICAÇÃO FISCAL / TAX No.', `2${dice.digits(8)}`, { size: 21 });
  card.above(40, top + 168, 'N.º SEGURANÇA SOCIAL / SOCIAL SECURITY No.', `1${dice.digits(10)}`, {
    size: 21,
  });
  card.above(480, top + 168, 'N.º UTENTE DE SAÚDE / HEALTH No.', dice.digits(9), { size: 21 });
  say('documentCode', 'I');
  card.machineReadable(longNumberLines(person, 'I', 'PRT', number.coded), top + 540);
};
