import { savedAsIs, scripted } from './scripted.js';
import type { Technique } from './technique.js';

const ANY = ['amount', 'consistent', 'name', 'account', 'date'] as const;

/** The old text is taken out and the new one put in its place, and annotations that hide it. */
export const REPLACING: readonly Technique[] = [
  scripted('redact_base14', 'pymupdf', 3, ANY, 'fitz_redact.py', { font: 'base14' }),
  scripted('redact_near_font', 'pymupdf', 4, ANY, 'fitz_redact.py', { font: 'near' }),
  scripted(
    'redact_own_font',
    'pymupdf',
    4,
    ['amount', 'consistent', 'transposed', 'longer'],
    'fitz_redact.py',
    {
      font: 'own',
      garbage: 4,
    },
  ),
  scripted('freetext_full', 'pymupdf', 3, ANY, 'fitz_annotation.py', { annotation: 'freetext' }),
  savedAsIs(
    scripted('freetext_incremental', 'pymupdf', 3, ANY, 'fitz_annotation.py', {
      annotation: 'freetext',
      incremental: true,
    }),
  ),
  savedAsIs(
    scripted('square_and_freetext', 'pymupdf', 2, ['amount', 'name'], 'fitz_annotation.py', {
      annotation: 'square-and-freetext',
      incremental: true,
    }),
  ),
];
