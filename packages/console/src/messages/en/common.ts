import type { Band, Kind, Strength } from '../../api/types.js';
import { open } from '../open.js';

export const language = 'en';

export const bands = {
  low: 'Nothing found',
  medium: 'Undecided',
  high: 'Signs of manipulation',
} satisfies Record<Band, string>;

export const outOf100 = (likelihood: string) => `${likelihood} of 100`;

export const kinds = {
  detection: 'Detection',
  parse: 'Read',
  verification: 'Verification',
} satisfies Record<Kind, string>;

export const strengths = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  critical: 'critical',
} satisfies Record<Strength, string>;

export const statuses = {
  PASS: 'Looked: nothing found',
  FAIL: 'Found something',
  NOT_APPLICABLE: 'Nothing to look at',
  ERROR: 'Could not finish',
};

/** Failed checks that say nothing of manipulation. */
export const notManipulation = open({
  'semantic.document-quality': 'Too poor to judge',
  'image.photocopy': 'A photocopy',
  'image.recapture': 'A photo of a screen',
});

export const copy = { do: 'Copy', done: 'Copied' };
