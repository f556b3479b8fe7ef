import type { CardDesign } from '../design.js';
import { voterNumber } from './voter-number.js';

/** Towns where voters are registered, with their state's number of the electoral courts. */
const TOWNS = [
  ['CURITIBA / PR', '06'],
  ['LONDRINA / PR', '06'],
  ['CAMPINAS / SP', '01'],
  ['UBERABA / MG', '02'],
] as const;

/** After the Brazilian voter's paper (título eleitoral) with biometric registration, both sides: boxes with small labels over typed values, the inscription in groups of four between day of birth and zone, no portrait; thumb and signature behind. */
export const voterTitle: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [town, state] = dice.pick(TOWNS);
  const value = { size: 27, font: 'Liberation Mono', bold: true } as const;
  const box = (x: number, y: number, width: number, label: string, text: string): void => {
    card.rectangle(x, y, width, 84, '#3f6b52');
    card.rectangle(x + 2, y + 2, width - 4, 80, '#f3f7ef');
    card.text(x + 10, y + 24, label, { size: 16, fill: '#1f4a33' });
    card.text(x + 12, y + 64, text, value);
  };
  card.ground('#e4efe2', ['#98bc98', '#c8d098']);
  card.text(257, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 27,
    bold: true,
    fill: '#143d28',
  });
  card.text(389, 80, say('issuingAuthority', 'JUSTIÇA ELEITORAL'), { size: 22, bold: true, fill: '#143d28' });
  card.text(348, 120, 'TÍTULO ELEITORAL', { size: 32, bold: true, fill: '#143d28' });
  card.text(372, 146, 'IDENTIFICAÇÃO BIOMÉTRICA', { size: 18 });
  box(40, 170, 920, 'NOME DO ELEITOR', `${card.firstName()} ${card.lastName()}`);
  box(40, 262, 230, 'DATA DE NASCIMENTO', card.birth());
  box(278, 262, 342, 'Nº DE INSCRIÇÃO', say('licenseNumber', voterNumber(dice, state)));
  box(628, 262, 160, 'ZONA', dice.digits(3));
  box(796, 262, 164, 'SEÇÃO', `0${dice.digits(3)}`);
  box(40, 354, 580, 'MUNICÍPIO / UF', town);
  box(628, 354, 332, 'DATA DE EMISSÃO', card.issue());
  card.text(433, 560, 'JUIZ ELEITORAL', { size: 17 });
  card.rectangle(320, 538, 360, 2, '#3f6b52');
  card.specimen(380, 520, 60);
  const top = card.back(600);
  card.ground('#e4efe2', ['#98bc98'], top, top + 600);
  card.rectangle(60, top + 80, 260, 330, '#d2dcc8');
  card.text(110, top + 436, 'POLEGAR DIREITO', { size: 16 });
  card.rectangle(400, top + 380, 520, 2, '#3f6b52');
  card.text(404, top + 404, 'ASSINATURA OU IMPRESSÃO DIGITAL DO ELEITOR', { size: 17 });
  card.text(250, top + 540, 'TRIBUNAL SUPERIOR ELEITORAL - VÁLIDO EM TODO O TERRITÓRIO NACIONAL', {
    size: 16,
  });
};
