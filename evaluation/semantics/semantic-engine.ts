/**
 * What a worker takes in place of the engine's own parts: the checks of one type alone, and a reader of
 * pictures that remembers. The module's address carries the folder of what was recognized before, since a
 * worker is told nothing else: `?texts=FOLDER`.
 */
import { CHECKS as ALL_CHECKS } from '@assay/forensics';
import { ReaderSupply } from '@assay/server';
import { cachedRecognizer } from '../dossiers/cached-recognizer.js';

const supply = new ReaderSupply();
const texts = new URL(import.meta.url).searchParams.get('texts');

export const CHECKS = ALL_CHECKS.filter(({ reports }) => reports === 'SEMANTIC_FRAUD');

export const READERS = {
  barcodes: supply.barcodes,
  recognizer: texts === null ? supply.recognizer : cachedRecognizer(supply.recognizer, texts),
};
