import type { CardDesign } from '../design.js';
import { rollLicence } from '../licence-data.js';

/** Who serves: rank, pay grade, status and service of the sponsor. */
const SPONSORS = [
  ['SFC', 'E7', 'RET', 'ARMY'],
  ['MSGT', 'E7', 'AD', 'AIR FORCE'],
  ['LCDR', 'O4', 'AD', 'NAVY'],
  ['GYSGT', 'E7', 'RET', 'MARINE CORPS'],
] as const;

/**
 * After the armed forces' card of family members (DD Form 1173), both sides: service and title at the top, the holder's name with a comma, the sponsor's
 * under it, days with letters of the month; day of birth, features and privileges behind, with a bar code of the forces' own.
 */
export const familyPrivilege: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice } = person;
  const { height, weight } = rollLicence(card);
  const [rank, grade, status, service] = dice.pick(SPONSORS);
  const sponsor = `${person.lastName}, ${dice.pick(['STEVEN', 'ANGELA', 'RAYMOND', 'DENISE'])} ${dice.pick([...'ABDJLMR'])}`;
  const value = { size: 24, bold: true } as const;
  const label = '#5a4a30';
  card.ground('#f3ead6', ['#d0b888', '#b8b890']);
  card.text(290, 44, 'UNITED STATES UNIFORMED SERVICES', { size: 27, bold: true, fill: '#3a3420' });
  card.text(290, 74, 'IDENTIFICATION AND PRIVILEGE CARD', { size: 22, bold: true, fill: '#3a3420' });
  card.portrait(28, 60, 236, 312);
  card.above(290, 104, 'AGENCY/DEPARTMENT', service, value, label);
  card.above(620, 104, 'RELATIONSHIP', dice.pick(['SP', 'CH']), value, label);
  card.above(290, 164, 'NAME', `${card.lastName()}, ${card.firstName()}`, { size: 28, bold: true }, label);
  card.above(290, 228, 'DoD ID NUMBER', say('licenseNumber', dice.digits(10)), value, label);
  card.above(290, 288, 'ISSUE DATE', card.issue(), value, label);
  card.above(560, 288, 'EXPIRATION DATE', card.expiry(), { ...value, fill: '#a8201a' }, label);
  card.above(290, 352, 'SPONSOR', sponsor, value, label);
  card.above(290, 412, 'STATUS', status, value, label);
  card.above(440, 412, 'PAY GRADE', grade, value, label);
  card.above(620, 412, 'RANK', rank, value, label);
  card.text(28, 490, 'SIGNATURE', { size: 15, fill: label });
  card.text(620, 510, 'DD FORM 1173', { size: 18 });
  card.specimen(300, 524, 55);
  const top = card.back();
  card.ground('#f3ead6', ['#d0b888'], top, top + 540);
  card.above(40, top + 44, 'DATE OF BIRTH', card.birth(), value, label);
  card.above(270, top + 44, 'SEX', say('sex', person.sex), value, label);
  card.above(360, top + 44, 'HEIGHT', say('height', `${height.inches} IN`), value, label);
  card.above(510, top + 44, 'WEIGHT', say('weight', `${weight} LB`), value, label);
  card.above(670, top + 44, 'HAIR', say('hairColor', dice.pick(['BR', 'BK', 'BD'])), value, label);
  card.above(760, top + 44, 'EYES', say('eyeColor', dice.pick(['BR', 'BL', 'GR'])), value, label);
  card.above(40, top + 110, 'MEDICAL CIVILIAN', 'YES', value, label);
  card.above(230, top + 110, 'MEDICAL DIRECT', 'YES', value, label);
  card.above(420, top + 110, 'COMMISSARY', 'YES', value, label);
  card.above(580, top + 110, 'EXCHANGE', 'YES', value, label);
  card.above(720, top + 110, 'MWR', 'YES', value, label);
  card.above(40, top + 176, 'DoD BENEFITS NUMBER', `${dice.digits(9)}-0${dice.between(1, 4)}`, value, label);
  await card.barcode(
    `IDUS${dice.digits(24)}${person.lastName}<${person.firstName}<${dice.digits(40)}`,
    70,
    top + 260,
    700,
  );
  card.text(
    40,
    top + 500,
    'PROPERTY OF THE U.S. GOVERNMENT. IF FOUND, DROP IN ANY MAILBOX. POSTAGE GUARANTEED.',
    { size: 16 },
  );
};
