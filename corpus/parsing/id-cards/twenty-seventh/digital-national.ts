import { cpf } from '../../identifiers/identifiers.js';
import { plain } from '../../printing/ledger.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { td1 } from '../mrz.js';
import { codePicture } from '../twenty-first/code-picture.js';

/** States with their names in the head, the office that issues there, towns as birthplaces. */
const STATES = [
  ['RS', 'ESTADO DO RIO GRANDE DO SUL', 'IGP', 'CANOAS/RS'],
  ['PI', 'ESTADO DO PIAUÍ', 'SSP', 'PARNAÍBA/PI'],
  ['DF', 'DISTRITO FEDERAL', 'PCDF', 'BRASÍLIA/DF'],
  ['MT', 'ESTADO DE MATO GROSSO', 'POLITEC', 'RONDONÓPOLIS/MT'],
] as const;
const FATHERS = ['VALDIR', 'CÉLIO', 'FLÁVIO JOSÉ', 'ARLINDO'] as const;
const MOTHERS = ['MARLENE', 'ROSA MARIA', 'SIRLEI', 'IVONE'] as const;
const LABEL = '#2a5a4a';
const LEFT = 90;
const FIRST_YEAR = 2023;

const value = { size: 24, bold: true } as const;
const field = (card: Card, x: number, y: number, label: string, text: string): void =>
  card.above(LEFT + x, y, label, text, value, LABEL);

/** The picture of the back: parents, who issued it and where, day of issue, the zone with the card's own number. */
function backOf(
  card: Card,
  person: Person,
  parents: readonly [string, string],
  issuer: string,
  place: string,
): void {
  const { say } = card;
  const top = 690;
  const [father, mother] = parents;
  card.rectangle(LEFT, top, 856, 540, '#e6f2ec');
  say('parents', `${father} ${mother}`, father);
  field(card, 30, top + 40, 'Filiação / Filiation', father);
  card.text(LEFT + 30, top + 96, mother, value);
  field(card, 30, top + 134, 'Órgão Expedidor / Card Issuer', say('issuingAuthority', issuer));
  field(card, 30, top + 194, 'Local / Place of Issue', say('placeOfIssue', place));
  field(card, 30, top + 254, 'Data de Emissão / Date of Issue', card.day('dateOfIssue', person.issue));
  codePicture(card, LEFT + 610, top + 60, 3);
  const number = person.dice.digits(9);
  say('licenseNumber', number);
  say('documentCode', 'ID');
  td1(person, 'ID', 'BRA', number).forEach((line, index) => {
    card.text(LEFT + 40, top + 402 + 50 * index, plain(line), { size: 42, font: 'Liberation Mono' });
  });
}

/** After the page that the Brazilian government's application gives of the national identity card (CIN): the pictures of front and back under each other, labels in two languages over values, tax number as the register's, zone in the back, a code and the words of the digital signature under them. */
export const digitalNational: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const issue = { ...card.person.issue, year: Math.max(card.person.issue.year, FIRST_YEAR) };
  const person = { ...card.person, issue, expiry: { ...issue, year: issue.year + 10 } };
  const [state, stateName, office, town] = dice.pick(STATES);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  card.text(LEFT, 76, 'Carteira de Identidade Nacional', { size: 40, bold: true, fill: '#14386b' });
  card.rectangle(LEFT, 110, 856, 540, '#e6f2ec');
  card.rectangle(LEFT, 110, 856, 8, '#2a8a5a');
  card.rectangle(LEFT + 28, 132, 70, 70, '#c4dcd0');
  card.text(LEFT + 120, 158, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 25,
    bold: true,
    fill: '#14503a',
  });
  card.text(LEFT + 120, 184, say('region', state, stateName), { size: 18, fill: '#14503a' });
  card.text(LEFT + 120, 208, 'CARTEIRA DE IDENTIDADE / IDENTITY CARD', { size: 17, fill: '#14503a' });
  card.portrait(LEFT + 30, 234, 220, 290);
  field(card, 280, 246, 'Nome / Name', `${card.firstName()} ${card.lastName()}`);
  field(card, 280, 306, 'Nome Social / Social Name', '');
  field(card, 280, 350, 'Registro Geral - CPF / Personal Number', say('personalNumber', cpf(dice)));
  field(card, 680, 350, 'Sexo / Sex', say('sex', person.sex));
  field(card, 280, 410, 'Data de Nascimento / Date of Birth', card.birth());
  field(card, 580, 410, 'Nacionalidade / Nationality', say('nationality', 'BRA'));
  field(card, 280, 470, 'Naturalidade / Place of Birth', say('placeOfBirth', town));
  field(card, 580, 470, 'Data de Validade / Date of Expiry', card.day('expirationDate', person.expiry));
  card.rectangle(LEFT + 280, 606, 500, 1, '#4a5a50');
  card.text(LEFT + 400, 628, 'Assinatura do Titular / Card Holder’s Signature', { size: 14, fill: LABEL });
  card.specimen(LEFT + 440, 630, 50);
  backOf(card, person, [father, mother], `${office}/${state}`, town);
  codePicture(card, LEFT + 30, 1330, 5);
  const notes = [
    'Documento assinado com certificado digital',
    'em conformidade com a Medida Provisória',
    'nº 2.200-2/2001. Sua validade poderá ser',
    'confirmada pela leitura do QR Code com',
    'o aplicativo Vio.',
    'Emitido pelo aplicativo gov.br',
  ];
  notes.forEach((line, index) => {
    card.text(LEFT + 350, 1390 + 36 * index, line, { size: 22 });
  });
};
