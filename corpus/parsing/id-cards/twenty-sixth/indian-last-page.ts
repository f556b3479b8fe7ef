import type { Card } from '../card.js';
import type { Household } from './indian-households.js';

/** Draws the passport's last page: parents, spouse, address, the passport before and the file, each under a label in two languages. */
export function indianLastPage(card: Card, { parents, home }: Household): void {
  const { say } = card;
  const { dice } = card.person;
  const height = 880;
  const top = card.back(height);
  const value = { size: 27, bold: true } as const;
  const label = '#7a4a1c';
  const [father, mother] = parents;
  const [street, town, state] = home;
  const field = (y: number, name: string, text: string): void =>
    card.above(60, top + y, name, text, value, label);
  card.ground('#f4f0e4', ['#e0c090'], top, top + height);
  field(70, 'पिता / कानूनी अभिभावक का नाम / Name of Father / Legal Guardian', father);
  say('parents', `${father} ${mother}`, father);
  field(170, 'माता का नाम / Name of Mother', mother);
  field(270, 'पति या पत्नी का नाम / Name of Spouse', '');
  say('address', `${street} ${town} ${state}`, street);
  field(370, 'पता / Address', street);
  card.text(60, top + 434, town, value);
  card.text(60, top + 468, state, value);
  field(
    540,
    'पुराने पासपोर्ट का न. और इसके जारी होने की तिथि एवं स्थान / Old Passport No. with Date and Place of Issue',
    '',
  );
  field(640, 'फाइल न. / File No.', `${dice.pick(['HY', 'JL', 'AH', 'BN'])}${dice.digits(13)}`);
  card.rectangle(880, top + 640, 300, 80, '#e8e0cc');
}
