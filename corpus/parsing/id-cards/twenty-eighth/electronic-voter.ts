import type { CardDesign } from '../design.js';
import { voterNumber } from '../twentieth/voter-number.js';
import { codePicture } from '../twenty-first/code-picture.js';

const FATHERS = ['JORGE', 'VALDEMIR', 'MÁRIO SÉRGIO', 'EDMAR'] as const;
const MOTHERS = ['SÔNIA MARIA', 'DALVA', 'NEUSA', 'MARGARIDA'] as const;
/** The courts' number of the state, and towns as they write them. */
const TOWNS = [
  ['01', 'GUARULHOS/SP'],
  ['01', 'SANTO ANDRÉ/SP'],
  ['02', 'UBERLÂNDIA/MG'],
  ['06', 'LONDRINA/PR'],
] as const;
const LABEL = '#5a6470';

/** After the Brazilian voter's title in the courts' application (e-Título): a telephone's page with portrait, labels over values, inscription in groups of four, zone and section, parents, day of issue and a code; no end. */
export const electronicVoter: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [state, town] = dice.pick(TOWNS);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const value = { size: 28, bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, y, label, text, value, LABEL);
  card.rectangle(0, 0, 800, 1500, '#f2f5f8');
  card.rectangle(0, 0, 800, 90, '#1a4f8a');
  card.text(320, 58, 'e-Título', { size: 38, bold: true, fill: 'white' });
  card.rectangle(40, 120, 720, 900, 'white');
  card.text(200, 176, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 23,
    bold: true,
    fill: '#1a3a5a',
  });
  card.text(290, 208, say('issuingAuthority', 'JUSTIÇA ELEITORAL'), { size: 23, fill: '#1a3a5a' });
  card.text(286, 244, 'TÍTULO ELEITORAL', { size: 25, bold: true, fill: '#1a3a5a' });
  card.portrait(70, 280, 210, 280);
  field(310, 296, 'Nº de inscrição', say('licenseNumber', voterNumber(dice, state)));
  field(310, 366, 'Data de nascimento', card.birth());
  field(310, 436, 'Zona', `0${dice.digits(2)}`);
  field(470, 436, 'Seção', `0${dice.digits(3)}`);
  field(310, 506, 'Data de emissão', card.issue());
  field(70, 600, 'Nome do eleitor', `${card.firstName()} ${card.lastName()}`);
  field(70, 670, 'Município/UF', town);
  say('parents', `${father} ${mother}`, father);
  field(70, 740, 'Filiação', father);
  card.text(70, 806, mother, value);
  field(70, 846, 'Identificação biométrica', 'BIOMETRIA COLETADA');
  card.text(70, 960, 'Válido como documento de identificação', { size: 20, fill: LABEL });
  card.text(70, 988, 'por conter fotografia do eleitor', { size: 20, fill: LABEL });
  codePicture(card, 258, 1070, 5);
  card.text(200, 1420, `Código de validação ${dice.digits(4)}.${dice.digits(4)}.${dice.digits(4)}`, {
    size: 22,
    fill: LABEL,
  });
  card.specimen(330, 700, 70);
};
