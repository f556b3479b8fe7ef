import type { CardDesign } from '../design.js';

/** What the department prints under the portrait of some. */
const DISTINCTIONS = ['SERVICE CONNECTED', 'PURPLE HEART', 'SERVICE CONNECTED', ''] as const;

/** A number in groups as the card prints it: three digits, three, four. */
const grouped = (digits: string): string => digits.replace(/^(...)(...)(....)$/, '$1 $2 $3');

/** After the Veteran Health Identification Card of 2014, both sides: the department at the top, the branch's emblem at the right, name over two numbers of which the member's is the card's, no day of birth; telephone numbers and the stripe behind. */
export const veteranHealthCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 27, bold: true } as const;
  const label = '#3a4c74';
  card.ground('#eef1f6', ['#a8b8d8', '#d8b8b8']);
  card.rectangle(0, 0, 856, 92, '#143a6b');
  card.text(30, 60, 'VA', { size: 52, bold: true, fill: 'white', font: 'Liberation Serif' });
  card.text(126, 42, say('issuingAuthority', 'U.S. Department of Veterans Affairs'), {
    size: 26,
    fill: 'white',
  });
  card.text(126, 74, 'Veteran Health Identification Card', { size: 22, bold: true, fill: 'white' });
  card.portrait(30, 112, 222, 288);
  card.rectangle(706, 116, 112, 112, '#c8cfdc');
  card.text(706, 254, dice.pick(['ARMY', 'NAVY', 'AIR FORCE', 'MARINES']), {
    size: 20,
    bold: true,
    fill: '#143a6b',
  });
  card.text(280, 152, `${card.firstName()} ${card.lastName()}`, { size: 31, bold: true });
  card.above(280, 204, 'Member ID', say('licenseNumber', grouped(dice.digits(10))), value, label);
  card.above(280, 272, 'Plan ID', `(80840) ${grouped(dice.digits(10))}`, value, label);
  card.above(280, 340, 'Exp Date', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(30, 446, dice.pick(DISTINCTIONS), { size: 22, bold: true, fill: '#143a6b' });
  card.rectangle(0, 500, 856, 40, '#a3181e');
  card.specimen(430, 480, 60);
  const top = card.back();
  const line = (y: number, text: string): void => card.text(40, top + y, text, { size: 20 });
  card.ground('#eef1f6', ['#a8b8d8'], top, top + 540);
  card.rectangle(0, top + 40, 856, 96, '#20242c');
  line(184, 'This card is for identification and VA health care. It is not a credit card.');
  line(226, 'VA General Information: 1-800-827-1000');
  line(254, 'VA Health Benefits: 1-877-222-8387');
  line(282, 'Veterans Crisis Line: 988, then press 1');
  line(324, 'Emergency care: notify VA within 72 hours of admission, 1-844-724-7842');
  line(380, 'If found, drop in any mailbox. Return postage guaranteed:');
  line(408, 'VA Health Eligibility Center, 2957 Clairmont Rd, Atlanta, GA 30329');
  line(480, 'Misuse of this card is punishable by law (18 U.S.C. 499 and 701).');
};
