import { CONTENT_STREAM } from './content-stream.js';
import { COVERING } from './covering.js';
import { FORMS_AND_SIGNATURES } from './forms-and-signatures.js';
import { PAGES } from './pages.js';
import { PICTURES } from './pictures.js';
import { REPLACING } from './replacing.js';
import { ROUND_TRIP } from './round-trip.js';
import type { Technique } from './technique.js';

export const TECHNIQUES: readonly Technique[] = [
  ...COVERING,
  ...REPLACING,
  ...CONTENT_STREAM,
  ...ROUND_TRIP,
  ...PICTURES,
  ...PAGES,
  ...FORMS_AND_SIGNATURES,
];
