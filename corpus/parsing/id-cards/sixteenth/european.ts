import type { CardDesign } from '../design.js';
import { citizenCardNumber } from '../eighth/citizen-card-number.js';
import { longNumberLines } from '../eighth/portuguese.js';
import { td1 } from '../mrz.js';
import { fiscalCode } from './fiscal-code.js';

type Draw = CardDesign['draw'];

/** Places of birth with their cadastral codes (Agenzia delle Entrate, codici catastali). */
const ITALIAN_PLACES = [
  ['TORINO (TO)', 'L219'],
  ['BOLOGNA (BO)', 'A944'],
  ['NAPOLI (NA)', 'F839'],
  ['BARI (BA)', 'A662'],
] as const;

/** After the Italian CIE 3.0, both sides: ministry under the republic, the number at the right edge, the municipality before the names; the access number in the foot; parents, fiscal code, act of birth and residence behind, the zone under them. */
export const italianIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `CA${dice.digits(5)}${dice.pick(['AA', 'HK', 'VN', 'XM'])}`;
  const [place, placeCode] = dice.pick(ITALIAN_PLACES);
  const value = { size: 23 } as const;
  const label = '#5a4a6a';
  card.ground('#f1eff5', ['#a8b8d8', '#d0b0b8']);
  card.text(150, 38, say('countryRegion', 'ITA', 'REPUBBLICA ITALIANA'), { size: 26, bold: true });
  card.text(150, 62, "MINISTERO DELL'INTERNO", { size: 17 });
  card.text(150, 90, 'CARTA DI IDENTITÀ / IDENTITY CARD', { size: 20, bold: true });
  card.rectangle(30, 20, 96, 64, '#1d3f94');
  card.text(56, 64, 'IT', { size: 34, bold: true, fill: 'white' });
  card.text(630, 62, say('licenseNumber', number), { size: 30, bold: true });
  card.portrait(30, 108, 226, 296);
  card.above(284, 124, 'COMUNE DI / MUNICIPALITY', place.replace(/ \(.*/, ''), value, label);
  card.above(284, 176, 'COGNOME / SURNAME', card.lastName(), { size: 25 }, label);
  card.above(284, 230, 'NOME / NAME', card.firstName(), { size: 25 }, label);
  const birth = `${say('placeOfBirth', place)} ${card.birth()}`;
  card.above(284, 284, 'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH', birth, value, label);
  card.above(284, 336, 'SESSO / SEX', say('sex', person.sex), value, label);
  card.above(430, 336, 'STATURA / HEIGHT', say('height', String(dice.between(154, 192))), value, label);
  card.above(620, 336, 'CITTADINANZA / NATIONALITY', say('nationality', 'ITA'), value, label);
  card.above(284, 388, 'EMISSIONE / ISSUING', card.issue(), value, label);
  card.above(560, 388, 'SCADENZA / EXPIRY', card.expiry(), value, label);
  card.text(284, 454, 'FIRMA DEL TITOLARE / HOLDER’S SIGNATURE', { size: 14, fill: label });
  card.text(700, 500, dice.digits(6), { size: 26, bold: true });
  card.specimen(330, 530, 60);
  const top = card.back();
  const [street, town] = card.address();
  const parents = [
    `${person.lastName} ${dice.pick(['GIUSEPPE', 'FRANCO'])}`,
    `${dice.pick(['RUSSO', 'COLOMBO'])} ${dice.pick(['ANNA MARIA', 'LUCIA'])}`,
  ];
  card.ground('#f1eff5', ['#a8b8d8'], top, top + 540);
  card.text(40, top + 40, 'COGNOME E NOME DEI GENITORI O DI CHI NE FA LE VECI / PARENTS/TUTOR’S NAME', {
    size: 14,
    fill: label,
  });
  say('parents', parents.join(' '));
  card.text(40, top + 66, parents[0] ?? '', value);
  card.text(40, top + 92, parents[1] ?? '', value);
  card.above(
    40,
    top + 126,
    'CODICE FISCALE / FISCAL CODE',
    say('personalNumber', fiscalCode(person, placeCode)),
    value,
    label,
  );
  const act = `${dice.between(12, 980)}p1sA-${person.birth.year}`;
  card.above(480, top + 126, 'ESTREMI ATTO DI NASCITA', act, value, label);
  card.above(40, top + 186, 'INDIRIZZO DI RESIDENZA / RESIDENCE', `${street} ${town}`, value, label);
  say('documentCode', 'C');
  card.machineReadable(td1(person, 'C', 'ITA', number), top + 540);
};

/** After the Portuguese citizen's card of 2024, both sides: the letters of the state in a blue field, portrait at the left, labels in two languages in small letters, the access number in the foot; parents, the three numbers and the zone behind. */
export const portugueseCitizen: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = citizenCardNumber(`1${dice.digits(7)}`, dice.pick(['ZV', 'ZW', 'ZX']));
  const value = { size: 24, bold: true } as const;
  const label = '#3a5a48';
  card.ground('#eff5f0', ['#98c8a8', '#d8b0a8']);
  card.rectangle(30, 22, 92, 62, '#1d3f94');
  card.text(52, 66, 'PT', { size: 36, bold: true, fill: 'white' });
  card.text(144, 46, say('countryRegion', 'PRT', 'REPÚBLICA PORTUGUESA'), {
    size: 26,
    bold: true,
    fill: '#14552f',
  });
  card.text(144, 78, 'Cartão de Cidadão / Citizen Card', { size: 22 });
  card.portrait(30, 108, 240, 316);
  card.above(300, 122, 'Apelidos / Surname', card.lastName(), value, label);
  card.above(300, 178, 'Nomes / Given Names', card.firstName(), value, label);
  card.above(300, 234, 'Data de nascimento / Date of birth', card.birth(), value, label);
  card.above(620, 234, 'Sexo / Sex', say('sex', person.sex), value, label);
  card.above(300, 290, 'Nacionalidade / Nationality', say('nationality', 'PRT'), value, label);
  card.above(620, 290, 'Altura / Height', say('height', `1,${dice.between(54, 92)}`), value, label);
  card.above(300, 346, 'N.º de documento / Document No.', say('licenseNumber', number.printed), value, label);
  card.above(620, 346, 'Validade / Expiry date', card.expiry(), value, label);
  card.text(300, 424, 'Assinatura / Signature', { size: 15, fill: label });
  card.text(700, 500, dice.digits(6), { size: 26, bold: true });
  card.specimen(330, 525, 60);
  const top = card.back();
  const parents = `${dice.pick(['JOAQUIM', 'ARMINDO'])} ${person.lastName} * ${dice.pick(['ROSA MARIA', 'ALDINA'])} ${person.lastName}`;
  card.ground('#eff5f0', ['#98c8a8'], top, top + 540);
  card.above(40, top + 50, 'Filiação / Parents', say('parents', parents), { size: 22 }, label);
  card.above(
    40,
    top + 112,
    'N.º de identificação fiscal / Tax No.',
    `2${dice.digits(8)}`,
    { size: 22 },
    label,
  );
  card.above(480, top + 112, 'N.º de utente de saúde / Health No.', dice.digits(9), { size: 22 }, label);
  card.above(
    40,
    top + 174,
    'N.º de segurança social / Social Security No.',
    `1${dice.digits(10)}`,
    { size: 22 },
    label,
  );
  say('documentCode', 'I');
  card.machineReadable(longNumberLines(person, 'I', 'PRT', number.coded), top + 540);
};
