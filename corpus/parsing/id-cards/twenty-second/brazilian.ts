import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

type Draw = CardDesign['draw'];

const TOWNS = ['PORTO ALEGRE/RS', 'PELOTAS/RS', 'CAXIAS DO SUL/RS', 'SANTA MARIA/RS'] as const;
const FATHERS = ['VALDIR', 'JORGE ALBERTO', 'NEREU', 'ADEMAR'] as const;
const MOTHERS = ['IONE TERESINHA', 'ELOISA', 'MARLI', 'NEUSA MARIA'] as const;

/** Colour of the register's small labels. */
const LABEL = '#27513c';

/** After Rio Grande do Sul's identity card of 2019 to 2022 (Decreto 9.278), both sides: portrait at the left, name, parents, birth, place and issuing body on the front; behind, the register's number beside the day of issue, the civil registry, then further registers in three columns, most of them empty, and the thumb. */
export const rioGrandeRegister: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#173f2b' } as const;
  const value = { size: 24, bold: true } as const;
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const town = dice.pick(TOWNS);
  card.ground('#e9f0e6', ['#98c0a0', '#d0cc98']);
  card.text(290, 46, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 26 });
  card.text(316, 76, say('region', 'RS', 'ESTADO DO RIO GRANDE DO SUL'), { ...head, size: 24 });
  card.text(328, 104, 'SECRETARIA DA SEGURANÇA PÚBLICA', { size: 20, fill: '#173f2b' });
  card.text(350, 130, 'INSTITUTO-GERAL DE PERÍCIAS', { size: 20, fill: '#173f2b' });
  card.portrait(40, 160, 250, 336);
  card.above(320, 178, 'NOME', `${card.firstName()} ${card.lastName()}`, value, LABEL);
  card.text(320, 238, 'NOME SOCIAL', { size: 15, fill: LABEL });
  say('parents', `${father} ${mother}`, father);
  card.above(320, 288, 'FILIAÇÃO', father, value, LABEL);
  card.text(320, 344, mother, value);
  card.above(320, 380, 'DATA NASCIMENTO', card.birth(), value, LABEL);
  card.above(640, 380, 'NATURALIDADE', say('placeOfBirth', town), value, LABEL);
  card.above(320, 440, 'ÓRGÃO EXPEDIDOR', say('issuingAuthority', 'SSP/IGP RS'), value, LABEL);
  card.above(640, 440, 'FATOR RH', dice.pick(['O+', 'A+', 'B+', '']), value, LABEL);
  card.text(320, 508, 'OBSERVAÇÃO', { size: 15, fill: LABEL });
  card.rectangle(320, 588, 640, 2, '#4a5a4a');
  card.text(520, 612, 'ASSINATURA DO TITULAR', { size: 16, fill: LABEL });
  card.text(328, 658, 'CARTEIRA DE IDENTIDADE', { ...head, size: 30 });
  card.specimen(460, 560, 65);
  const top = card.back(680);
  const field = (x: number, y: number, label: string, text = ''): void =>
    card.above(x, top + y, label, text, value, LABEL);
  card.ground('#e9f0e6', ['#98c0a0'], top, top + 680);
  card.text(248, top + 44, 'LEI Nº 7.116, DE 29 DE AGOSTO DE 1983', { ...head, size: 25 });
  field(40, 84, 'REGISTRO GERAL', say('licenseNumber', dice.digits(10)));
  field(400, 84, 'CPF', say('personalNumber', cpf(dice)));
  field(720, 84, 'DATA DE EXPEDIÇÃO', card.issue());
  field(
    40,
    146,
    'REGISTRO CIVIL',
    `C.${dice.pick(['NASC', 'CAS'])} ${dice.digits(5)} LV A${dice.digits(2)} FL ${dice.digits(3)} ${town}`,
  );
  field(40, 208, 'T. ELEITOR', dice.digits(12));
  field(400, 208, 'NIS/PIS/PASEP', dice.digits(11).replace(/(...)(.....)(..)(.)/, '$1.$2.$3-$4'));
  field(720, 208, 'CERT. MILITAR');
  field(40, 270, 'CTPS');
  field(400, 270, 'SÉRIE');
  field(560, 270, 'UF');
  field(720, 270, 'IDENTIDADE PROFISSIONAL');
  field(40, 332, 'CNH', dice.chance(0.5) ? dice.digits(11) : '');
  field(400, 332, 'CNS');
  field(720, 332, 'DNI');
  card.rectangle(720, top + 390, 220, 230, '#d4dccb');
  card.text(766, top + 646, 'POLEGAR DIREITO', { size: 16, fill: LABEL });
  card.rectangle(40, top + 552, 600, 2, '#4a5a4a');
  card.text(250, top + 576, 'ASSINATURA DO DIRETOR', { size: 16, fill: LABEL });
  card.text(40, top + 648, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 22 });
};

/** After the identity card of Brazilian lawyers, of plastic, both sides: the order and its council over the title, inscription at the right of the portrait, name and parents; behind, birthplace, birth, registers, donation and day of issue, and the law that makes it an identity card. */
export const advocateIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const red = '#8a1420';
  const council = dice.pick(['DE SÃO PAULO', 'DO PARANÁ', 'DE MINAS GERAIS', 'DA BAHIA']);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  card.ground('#f6eeee', ['#e0a8a8', '#d8c8a0']);
  card.text(30, 48, say('issuingAuthority', 'ORDEM DOS ADVOGADOS DO BRASIL'), {
    size: 31,
    bold: true,
    fill: red,
  });
  card.text(30, 80, `CONSELHO SECCIONAL ${council}`, { size: 21, fill: red });
  card.text(30, 114, 'IDENTIDADE DE ADVOGADO', { size: 25, bold: true, fill: '#1d2240' });
  card.portrait(600, 96, 226, 296);
  card.above(
    30,
    160,
    'INSCRIÇÃO',
    say('licenseNumber', dice.digits(6)),
    { size: 34, bold: true, fill: red },
    red,
  );
  card.above(30, 236, 'NOME', card.firstName(), value, red);
  card.text(30, 290, card.lastName(), value);
  say('parents', `${father} ${mother}`, father);
  card.above(30, 328, 'FILIAÇÃO', father, { size: 21, bold: true }, red);
  card.text(30, 380, mother, { size: 21, bold: true });
  card.rectangle(30, 480, 500, 1, '#5a4a4a');
  card.text(180, 502, 'ASSINATURA DO PORTADOR', { size: 15, fill: red });
  card.specimen(320, 470, 55);
  const top = card.back();
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, red);
  card.ground('#f6eeee', ['#e0a8a8'], top, top + 540);
  field(
    40,
    60,
    'NATURALIDADE',
    say('placeOfBirth', dice.pick(['CURITIBA-PR', 'SANTOS-SP', 'UBERLÂNDIA-MG', 'ILHÉUS-BA'])),
  );
  field(480, 60, 'DATA DE NASCIMENTO', card.birth());
  field(
    40,
    126,
    'RG',
    `${dice.digits(8).replace(/(..)(...)(...)/, '$1.$2.$3')}-${dice.digits(1)} - SSP/${dice.pick(['SP', 'PR', 'MG', 'BA'])}`,
  );
  field(480, 126, 'CPF', say('personalNumber', cpf(dice)));
  field(40, 192, 'DOADOR DE ÓRGÃOS E TECIDOS', dice.pick(['SIM', 'NÃO']));
  field(480, 192, 'VIA', `0${dice.pick(['1', '1', '2'])}`);
  field(640, 192, 'EXPEDIDO EM', card.issue());
  card.rectangle(40, top + 350, 420, 1, '#5a4a4a');
  card.text(140, top + 372, 'PRESIDENTE DO CONSELHO', { size: 15, fill: red });
  card.rectangle(620, top + 270, 190, 190, '#e2d6d2');
  card.text(40, top + 440, 'TEM FÉ PÚBLICA EM TODO O TERRITÓRIO NACIONAL', { size: 18, bold: true });
  card.text(40, top + 468, 'USO OBRIGATÓRIO - IDENTIDADE CIVIL PARA TODOS OS FINS LEGAIS', { size: 16 });
  card.text(40, top + 492, '(ART. 13 DA LEI Nº 8.906/94)', { size: 16 });
};
