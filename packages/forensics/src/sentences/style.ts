import type { Language } from './sentence.js';

/** A reason is read aloud in front of a customer. */
export const MAX_WORDS = 25;

/**
 * Words that a reason must not hold: terms of file formats, of statistics and of our own kitchen. They stay
 * in `details` and `evidence`, where a program or an expert reads them. Matched as whole words, in any case.
 */
export const FORBIDDEN: readonly string[] = [
  // File formats. A next step may ask for "the PDF", which is what people call the file.
  ...[
    'jpeg',
    'png',
    'exif',
    'xmp',
    'metadata',
    'metadatos',
    'metadados',
    'xref',
    'trailer',
    'header',
    'byte',
    'bytes',
  ],
  ...[
    'stream',
    'object',
    'objects',
    'operator',
    'token',
    'glyph',
    'glyphs',
    'font',
    'fonts',
    'subset',
    'layer',
    'layers',
  ],
  ...[
    'annotation',
    'annotations',
    'revision',
    'revisions',
    'producer',
    'creator',
    'compression',
    'quantization',
    'pixel',
  ],
  ...[
    'pixels',
    'píxeles',
    'lattice',
    'rendering',
    'baseline',
    'bounding',
    'offset',
    'offsets',
    'c2pa',
    'subfile',
  ],
  // Statistics.
  ...['ratio', 'log', 'odds', 'distance', 'statistic', 'threshold', 'confidence', 'variance', 'calibration'],
  // Words of ours.
  ...['unexplained', 'hand', 'exonerates', 'incriminates', 'revised', 'weightless', 'examined'],
];

/** Negations: two of them in one sentence have to be worked out. */
export const NEGATIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'not', 'none', 'nothing', 'never', 'nobody', 'without', 'neither', 'nor', 'cannot'],
  es: ['ningún', 'ninguna', 'nadie', 'nunca', 'sin', 'tampoco'],
  pt: ['nenhum', 'nenhuma', 'ninguém', 'nunca', 'sem', 'tampouco'],
};
