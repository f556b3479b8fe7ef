import type { CardDesign } from '../design.js';

const DEGREES = ['1/4', '1/8', '5/32', '1/16', '3/64', '1/128'] as const;

/** After the Cherokee Nation's photo card of citizens, both sides: nation and title around a seal, number of the registry over name and address, days beneath; the certificate of degree of Indian blood in words behind, with the holder's name and number again. */
export const cherokeeCitizen: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const number = `C0${dice.digits(6)}`;
  const value = { size: 25, bold: true } as const;
  const label = '#6a3a24';
  const name = `${card.firstName()} ${card.lastName()}`;
  card.ground('#f4efe4', ['#d8a888', '#a8b8c8', '#c8c098']);
  card.rectangle(0, 0, 856, 96, '#7a1f24');
  card.text(134, 48, say('issuingAuthority', 'CHEROKEE NATION'), {
    size: 42,
    bold: true,
    fill: 'white',
    spacing: 4,
  });
  card.text(134, 82, 'CITIZEN PHOTO IDENTIFICATION', { size: 24, fill: '#f0d8a0', spacing: 1 });
  card.rectangle(28, 10, 78, 78, '#e0c48c');
  card.text(640, 60, 'ᏣᎳᎩᎯ ᎠᏰᎵ', { size: 30, fill: 'white', font: 'Noto Sans Cherokee' });
  card.portrait(28, 118, 244, 312);
  card.above(
    300,
    128,
    'Registry Number',
    say('licenseNumber', number),
    { ...value, size: 29, fill: '#7a1f24' },
    label,
  );
  card.above(300, 194, 'Name', name, value, label);
  card.text(300, 256, 'Address', { size: 15, fill: label });
  card.text(300, 282, street, { size: 23, bold: true });
  card.text(300, 309, town, { size: 23, bold: true });
  card.above(300, 344, 'Date of Birth', card.birth(), value, label);
  card.above(560, 344, 'Sex', say('sex', person.sex), value, label);
  card.above(300, 406, 'Issued', card.issue(), value, label);
  card.above(560, 406, 'Expires', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(300, 490, 320, 1, '#6a3a24');
  card.text(300, 510, 'Signature of citizen', { size: 15, fill: label });
  card.portrait(724, 296, 100, 128);
  card.specimen(40, 530, 46);
  const top = card.back();
  card.ground('#f7f3ea', ['#d8b898'], top, top + 540);
  card.text(40, top + 60, 'CERTIFICATE OF DEGREE OF INDIAN BLOOD', { size: 27, bold: true, fill: '#7a1f24' });
  card.text(40, top + 116, `This is to certify that ${name}`, { size: 22 });
  card.text(40, top + 150, `is ${dice.pick(DEGREES)} degree Indian blood of the Cherokee Tribe`, {
    size: 22,
  });
  card.text(40, top + 184, `and is enrolled under registry number ${number}.`, { size: 22 });
  card.rectangle(40, top + 290, 340, 1, '#6a3a24');
  card.text(40, top + 312, 'Tribal Registrar', { size: 18, fill: label });
  card.text(40, top + 400, 'Property of the Cherokee Nation. If found, return to Tribal Registration,', {
    size: 19,
  });
  card.text(40, top + 428, 'P.O. Box 948, Tahlequah, OK 74465', { size: 19 });
};
