import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

/** Towns of birth with the state's letters. */
const TOWNS = ['LONDRINA/PR', 'MARINGÁ/PR', 'CURITIBA/PR', 'PONTA GROSSA/PR', 'JOINVILLE/SC'] as const;

/** After Paraná's identity card of paper, both sides: portrait at the left of the thumb, the number on the front, too; behind, labels with colons in one run with the values, origin of the document spelt with equals signs, town of issue over the director's signature. */
export const paranaRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = say('licenseNumber', dice.digits(8).replace(/(.)(...)(...)(.)/, '$1.$2.$3-$4'));
  const head = { size: 25, bold: true } as const;
  card.ground('#e8efe4', ['#90b890', '#c0c898']);
  card.text(260, 52, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), head);
  card.text(368, 84, say('region', 'PR', 'ESTADO DO PARANÁ'), head);
  card.text(222, 114, say('issuingAuthority', 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA'), { size: 23 });
  card.text(270, 142, 'INSTITUTO DE IDENTIFICAÇÃO DO PARANÁ', { size: 22 });
  card.portrait(60, 176, 264, 350);
  card.text(384, 208, `RG: ${number}`, { size: 29, bold: true });
  card.rectangle(690, 190, 240, 300, '#d4dccb');
  card.text(726, 516, 'POLEGAR DIREITO', { size: 18 });
  card.rectangle(350, 560, 580, 2, '#4a5a4a');
  card.text(500, 584, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(320, 644, 'CARTEIRA DE IDENTIDADE', { size: 33, bold: true });
  card.specimen(400, 480, 70);
  const top = card.back(680);
  const typed = { size: 24, font: 'Liberation Mono', bold: true } as const;
  const run = (x: number, y: number, label: string, text: string): void =>
    card.text(
      x,
      top + y,
      `<tspan font-family="Liberation Sans" font-size="18" font-weight="normal">${label}</tspan> ${text}`,
      typed,
    );
  const parents = [
    `${dice.pick(['ARLINDO', 'NELSON', 'OSVALDO'])} ${person.lastName}`,
    `${dice.pick(['MARIA APARECIDA', 'CLARICE', 'IRACEMA'])} ${person.lastName}`,
  ];
  card.ground('#e8efe4', ['#90b890'], top, top + 680);
  card.text(236, top + 48, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 25, bold: true });
  run(40, 108, 'REGISTRO GERAL:', number);
  run(520, 108, 'DATA DE EXPEDIÇÃO:', card.issue());
  run(40, 168, 'NOME:', `${card.firstName()} ${card.lastName()}`);
  say('parents', parents.join(' '));
  run(40, 228, 'FILIAÇÃO:', parents[0] ?? '');
  card.text(142, top + 264, parents[1] ?? '', typed);
  run(40, 324, 'NATURALIDADE:', say('placeOfBirth', dice.pick(TOWNS)));
  run(520, 324, 'DATA DE NASCIMENTO:', card.birth());
  run(40, 384, 'DOC. ORIGEM:', `COMARCA=${dice.pick(TOWNS)}, DA SEDE`);
  card.text(
    172,
    top + 420,
    `C.${dice.pick(['NASC', 'CAS'])}=${dice.digits(5)}, LIVRO=${dice.digits(3)}A, FOLHA=${dice.digits(3)}`,
    typed,
  );
  run(40, 480, 'CPF:', say('personalNumber', cpf(dice)));
  card.text(40, top + 560, say('placeOfIssue', 'CURITIBA/PR'), typed);
  card.rectangle(500, top + 572, 430, 2, '#4a5a4a');
  card.text(600, top + 596, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(370, top + 650, 'LEI Nº 7.116 DE 29/08/83', { size: 22, bold: true });
  card.text(40, top + 648, 'É PROIBIDO PLASTIFICAR', { size: 16 });
};
