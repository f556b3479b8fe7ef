import type { Model } from '../models/descriptor.js';
import type { Detection } from '../store/detection-types.js';

type Name = Detection['model'];

export const DETECTION_MODELS: Readonly<Record<Name, Model<Name>>> = {
  document: {
    name: 'document',
    description:
      'Documents as PDF or image, such as bank statements, invoices and identity documents: signs that one was changed.',
    tags: ['document', 'pdf', 'image', 'manipulation'],
    category: 'fraud-detection',
    accepts: ['jpeg', 'png', 'webp', 'pdf'],
    version: '1.18.35',
  },
  object: {
    name: 'object',
    description: 'General images: what they say of where they come from, and signs that one was edited.',
    tags: ['image', 'manipulation'],
    category: 'fraud-detection',
    accepts: ['jpeg', 'png', 'webp'],
    version: '1.4.1',
  },
};

export const MODEL_NAMES: readonly Name[] = ['document', 'object'];
