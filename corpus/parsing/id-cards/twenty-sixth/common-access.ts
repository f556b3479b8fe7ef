import { plain } from '../../printing/ledger.js';
import type { CardDesign } from '../design.js';

/** The latest year of birth: those who work are grown up. */
const LATEST_BIRTH = 1998;

/** Whom the holder works for. */
const DEPARTMENTS = [
  'DEPT OF THE ARMY',
  'DEPT OF THE NAVY',
  'DEPT OF THE AIR FORCE',
  'DEFENSE LOGISTICS AGENCY',
] as const;
const AFFILIATIONS = [
  ['CIVILIAN', 'white'],
  ['CONTRACTOR', '#a8d8ae'],
] as const;

/** The upright front stands in the middle of the sheet on which both sides were copied. */
const LEFT = 158;
const FRONT = { width: 540, height: 856 } as const;

/** After the common access card of a civilian or contractor, both sides on one sheet: the front upright with affiliation, department and end at the portrait's right, name with a comma on a band whose colour tells the affiliation, the chip below; the back lying, with the number of the person, the day of birth and a magnetic strip. */
export const commonAccessCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const birth = { ...person.birth, year: Math.min(person.birth.year, LATEST_BIRTH) };
  const [affiliation, band] = dice.pick(AFFILIATIONS);
  const value = { size: 25, bold: true } as const;
  const label = '#3c4858';
  const at = (x: number): number => LEFT + x;
  card.rectangle(LEFT, 0, FRONT.width, FRONT.height, '#e9edf2');
  card.rectangle(LEFT, 0, FRONT.width, 58, '#1f3a5f');
  card.text(at(62), 40, say('countryRegion', 'USA', 'UNITED STATES GOVERNMENT'), {
    size: 27,
    bold: true,
    fill: 'white',
  });
  card.portrait(at(30), 84, 226, 300);
  card.above(at(276), 112, 'Affiliation', affiliation, value, label);
  card.above(
    at(276),
    186,
    'Agency/Department',
    plain(dice.pick(DEPARTMENTS)),
    { size: 17, bold: true },
    label,
  );
  card.above(at(276), 252, 'Expires', card.expiry(), { ...value, size: 28, fill: '#a3181e' }, label);
  card.rectangle(LEFT, 404, FRONT.width, 66, band);
  card.text(at(30), 448, `${card.lastName()}, ${card.firstName()}`, { size: 26, bold: true });
  card.rectangle(at(40), 510, 130, 118, '#d4b25c');
  card.above(at(276), 520, 'Issue Date', card.issue(), value, label);
  card.text(at(276), 620, 'IDENTIFICATION CARD', { size: 20, bold: true, fill: '#1f3a5f' });
  card.portrait(at(400), 660, 96, 122);
  card.specimen(at(110), 826, 60);
  const top = card.back();
  card.ground('#eef0f3', ['#b8c0cc'], top, top + 540);
  card.rectangle(0, top + 40, 856, 84, '#22252b');
  card.above(40, top + 160, 'Date of Birth', card.day('dateOfBirth', birth), value, label);
  card.above(320, top + 160, 'DoD ID Number', say('licenseNumber', dice.digits(10)), value, label);
  card.text(
    40,
    top + 268,
    'This card is the property of the U.S. Government. Its counterfeiting, alteration or misuse is a',
    { size: 17 },
  );
  card.text(
    40,
    top + 292,
    'violation of Section 499, Title 18 of the U.S. Code. If found, drop in any mailbox.',
    { size: 17 },
  );
  card.text(
    40,
    top + 330,
    'Postmaster: Return to Department of Defense, DMDC, 400 Gigling Rd, Seaside, CA 93955',
    { size: 17 },
  );
};
