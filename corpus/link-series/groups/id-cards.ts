import sharp from 'sharp';
import { PORTRAIT_DESIGNS } from '../../faces/id-cards/designs.js';
import { ghostOf, PORTRAIT_ASPECT } from '../../faces/id-cards/portrait.js';
import { identityOf } from '../../faces/made-face/identity.js';
import { PORTRAIT } from '../../faces/made-face/moment.js';
import { renderFace } from '../../faces/made-face/render-face.js';
import { Card } from '../../papers/id-cards/card.js';
import { rollPerson } from '../../papers/id-cards/facts.js';
import { toJpeg } from '../../papers/treatments/picture.js';
import { print } from '../../papers/treatments/print.js';
import type { Series } from '../series.js';

const CARD_DPI = 300;
const PORTRAIT_WIDTH = 210;
const PORTRAIT_WIDTH_PX = 260;

/**
 * All the made faces that the network of the biometrics package holds for clearly different people: of seeds
 * 1 to 120 no six have cosines below .5 to each other (2026-11-22). Drawn faces are more alike to it than
 * people are, so no rate of wrong links of faces can be counted on them.
 */
const STRANGERS_FACE_SEEDS = [3, 7, 58, 64];
const SHARED_FACE_SEED = 90;

/**
 * Cards of four strangers, then one portrait under several names. They are specimens of Utopia, so that
 * nobody's number is on them.
 */
export async function addIdCards(series: Series, onePortrait: number): Promise<void> {
  for (const [index, faceSeed] of STRANGERS_FACE_SEEDS.entries())
    await addCard(series, `card-${index + 1}`, faceSeed);
  for (let index = 1; index <= onePortrait; index++)
    await addCard(series, `card-one-portrait-${index}`, SHARED_FACE_SEED);
}

async function addCard(series: Series, name: string, faceSeed: number): Promise<void> {
  const { dice } = series;
  const rolled = rollPerson(series.names('en'), dice, 10);
  const [firstName = '', ...familyNames] = series.person('en').toUpperCase().split(' ');
  const person = { ...rolled, firstName, lastName: familyNames.join(' ') };
  const card = new Card(person, { language: 'en', font: 'Liberation Sans', dateStyle: 'DD MMM YYYY' });
  const size = { width: PORTRAIT_WIDTH_PX, height: Math.round(PORTRAIT_WIDTH_PX * PORTRAIT_ASPECT) };
  const { rgb } = renderFace(identityOf(faceSeed), PORTRAIT, size);
  const portrait = await sharp(rgb, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  const design = dice.between(0, PORTRAIT_DESIGNS.length - 1);
  PORTRAIT_DESIGNS[design]?.(card, {
    portrait,
    ghost: await ghostOf(portrait),
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_WIDTH * PORTRAIT_ASPECT,
  });
  const [picture] = await print({
    layout: name,
    documentType: 'nationalIdentityCard',
    country: 'US',
    language: 'en',
    drawing: card.drawing(),
    stated: [],
    truth: {},
  }).pictures(CARD_DPI);
  if (!picture) throw new RangeError('expected a picture');
  series.add(name, 'jpg', await toJpeg(picture, 86), {
    look: 'picture',
    content: name,
    template: `card design ${design}`,
    identifiers: [],
    holder: `${firstName} ${familyNames.join(' ')}`,
    portrait: `face ${faceSeed}`,
    hasRows: false,
  });
}
