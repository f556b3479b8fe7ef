import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PHRASES, WORDS } from './phrases.js';
import { translated } from './translated.js';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** Where sentences of a verification are said; calibrations say where their numbers come from, which nobody is told. */
const ROOMS = ['verification', 'liveness', 'id-quality'];

const filesOf = (room: string): string[] =>
  readdirSync(join(SOURCES, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|calibration\.ts$|testing\//u.test(path))
    .map((path) => join(SOURCES, room, path));

/** Sentences between quotes: they begin with a capital or a slot and end with a full stop. */
const SENTENCE = /(?<quote>['"`])(?<text>(?:[A-Z]|\$\{)(?:(?!\k<quote>).)+\.)\k<quote>/gu;
const slotted = (text: string): string =>
  text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/gu, '{}').replace(/\{\w+\}/gu, '{}');
const sentencesIn = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/u.test(line))
    .flatMap((line) => [...line.matchAll(SENTENCE)].map(({ groups }) => slotted(groups?.text ?? '')))
    .filter((text) => text.includes(' '));

/** Said as one template in code, as several sentences to a reader. */
const SAID_IN_PARTS = [
  '{} before the camera; the {} was compared.',
  'The face of the selfie matches the portrait of the ID, {}.',
  '{}.',
];

test('every sentence of the sources has its words in the other languages', () => {
  const known = new Set([...Object.keys(PHRASES).map(slotted), ...SAID_IN_PARTS]);
  const said = ROOMS.flatMap(filesOf).flatMap(sentencesIn);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((text) => !known.has(text))).toEqual([]);
});

test('a sentence has the same slots in every language', () => {
  for (const [english, { es, pt }] of Object.entries(PHRASES)) {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(String).sort();
    expect([slots(es), slots(pt)]).toEqual([slots(english), slots(english)]);
  }
});

test.each([
  ['No face was found on the ID.', 'No se encontró un rostro en la identificación.'],
  ['The distance of the faces is 0.71.', 'La distancia entre los rostros es 0.71.'],
  [
    'The lower edge of the picture cuts off the portrait of the ID. Show the whole card, with a margin around it.',
    'El borde inferior de la imagen corta el retrato de la identificación. Muestre la tarjeta entera, con un margen alrededor.',
  ],
  [
    'Looked for: a screen shown to the camera, a printed picture and a repeated piece of video.',
    'Se buscó: una pantalla ante la cámara, una imagen impresa y un trozo de video repetido.',
  ],
  [
    'The portrait of the ID differs from the card around it: it was not saved as often as the card, and it has less grain. It may have been exchanged.',
    'El retrato de la identificación difiere de la tarjeta que lo rodea: no se guardó tantas veces como la tarjeta y tiene menos grano. Puede haber sido cambiado.',
  ],
  [
    '2 other people stand before the camera; the largest face was compared.',
    'Hay otras 2 personas ante la cámara; se comparó el rostro mayor.',
  ],
])('%s', (english, spanish) => {
  expect(translated(english, 'es')).toBe(spanish);
});

test('what is none of our sentences stays as it is: nothing is made up', () => {
  expect(translated('Verified: the colors match.', 'pt')).toBeUndefined();
  expect(translated('constructor', 'es')).toBeUndefined();
});

test('words of slots are worded in both languages', () => {
  for (const { es, pt } of Object.values(WORDS)) expect([es, pt]).not.toContain('');
});
