import type { Format } from '@assay/media';
import type { Detection } from '../store/types.js';

type Model = Detection['model'];

/** A detection model: what it takes, and the version that its records carry. */
export interface DetectionModel {
  readonly name: Model;
  readonly description: string;
  readonly tags: readonly string[];
  readonly accepts: readonly Format[];
  /** Raised whenever the same bytes may score differently. */
  readonly version: string;
}

export const DETECTION_MODELS: Readonly<Record<Model, DetectionModel>> = {
  document: {
    name: 'document',
    description: 'Documents as PDF or image, such as bank statements, invoices and identity documents: signs that one was changed.',
    tags: ['document', 'pdf', 'image', 'manipulation'],
    accepts: ['jpeg', 'png', 'webp', 'pdf'],
    version: '1.1.0',
  },
  object: {
    name: 'object',
    description: 'General images: signs that one was edited or generated.',
    tags: ['image', 'manipulation'],
    accepts: ['jpeg', 'png', 'webp'],
    version: '1.0.0',
  },
};

export const MODEL_NAMES: readonly Model[] = ['document', 'object'];
