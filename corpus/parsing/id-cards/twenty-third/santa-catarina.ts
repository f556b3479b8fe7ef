import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

/** Towns of birth. */
const TOWNS = ['JOINVILLE SC', 'BLUMENAU SC', 'CRICIÚMA SC', 'LAGES SC', 'FLORIANÓPOLIS SC'] as const;

/** Births are registered in books A, marriages in books B. */
const CERTIFICATES = [
  ['NASC', 'A'],
  ['CAS', 'B'],
] as const;

/** After Santa Catarina's identity card of paper, both sides: four lines of heads, portrait at the right of the thumb, the title at the foot; behind, labels over typed values on ruled lines, number of seven digits beside the copy and the day of issue, origin of the document in two lines, tax number beneath it. */
export const santaCatarinaRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#1c3a2a' } as const;
  const label = '#2f5a40';
  card.ground('#e6efe2', ['#90b898', '#c4c890']);
  card.text(284, 50, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(330, 82, say('region', 'SC', 'ESTADO DE SANTA CATARINA'), { ...head, size: 25 });
  card.text(262, 111, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA', { size: 20 });
  card.text(368, 137, 'INSTITUTO GERAL DE PERÍCIAS', { size: 19 });
  card.text(367, 161, 'INSTITUTO DE IDENTIFICAÇÃO', { size: 19 });
  card.rectangle(70, 184, 250, 320, '#d2dcc8');
  card.text(110, 530, 'POLEGAR DIREITO', { size: 18, fill: label });
  card.portrait(690, 184, 262, 350);
  card.rectangle(70, 586, 580, 2, '#4a5a4a');
  card.text(240, 610, 'ASSINATURA DO TITULAR', { size: 17, fill: label });
  card.text(300, 656, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(390, 460, 70);
  const top = card.back(680);
  const typed = { size: 25, font: 'Liberation Mono', bold: true } as const;
  const line = (x: number, y: number, width: number, words: string, text: string): void => {
    card.above(x, top + y, words, text, typed, label);
    card.rectangle(x, top + y + 38, width, 1, '#6a7a6a');
  };
  const town = dice.pick(TOWNS);
  const [certificate, book] = dice.pick(CERTIFICATES);
  const father = `${dice.pick(['ARNO', 'VALMOR', 'LAURO', 'DÉCIO'])} ${person.lastName}`;
  const mother = `${dice.pick(['ERICA', 'NAIR', 'DILMA MARIA', 'ZENAIDE'])} ${person.lastName}`;
  card.ground('#e6efe2', ['#90b898'], top, top + 680);
  card.text(232, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  line(
    40,
    86,
    400,
    'REGISTRO GERAL',
    say('licenseNumber', dice.digits(7).replace(/(.)(...)(...)/, '$1.$2.$3')),
  );
  line(470, 86, 120, 'VIA', `0${dice.pick(['1', '2', '2', '3'])}`);
  line(620, 86, 340, 'DATA DE EXPEDIÇÃO', card.issue());
  line(40, 150, 920, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', `${father} ${mother}`, father);
  line(40, 214, 920, 'FILIAÇÃO', father);
  card.text(40, top + 276, mother, typed);
  card.rectangle(40, top + 286, 920, 1, '#6a7a6a');
  line(40, 318, 550, 'NATURALIDADE', say('placeOfBirth', town));
  line(620, 318, 340, 'DATA DE NASCIMENTO', card.birth());
  line(
    40,
    382,
    920,
    'DOC. ORIGEM',
    `CERT. ${certificate} ${dice.digits(5)} LV ${book}-${dice.digits(2)} FL ${dice.digits(3)}`,
  );
  card.text(40, top + 444, `CART. ${dice.pick(['DA SEDE', 'DO 1º OFÍCIO'])} ${town}`, typed);
  card.rectangle(40, top + 454, 920, 1, '#6a7a6a');
  line(40, 486, 400, 'CPF', say('personalNumber', cpf(dice)));
  line(
    470,
    486,
    490,
    'PIS/PASEP',
    dice.chance(0.5) ? dice.digits(11).replace(/(...)(.....)(..)(.)/, '$1.$2.$3-$4') : '',
  );
  card.rectangle(520, top + 592, 440, 2, '#4a5a4a');
  card.text(628, top + 616, 'ASSINATURA DO DIRETOR', { size: 17, fill: label });
  card.text(372, top + 656, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
