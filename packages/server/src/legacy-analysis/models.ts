import { DETECTION_MODELS } from '../detection/models.js';
import type { LegacyAnalysis } from '../store/analysis-types.js';
import type { Detection } from '../store/detection-types.js';

type Name = LegacyAnalysis['model'];

/** The detection model whose checks each model of the older interface runs. */
const DETECTION_MODEL_OF: Readonly<Record<Name, Detection['model']>> = {
  'us-id-model': 'document',
  'document-model': 'document',
  'object-model': 'object',
};

export const detectionModelOf = (name: Name) => DETECTION_MODELS[DETECTION_MODEL_OF[name]];

export const MODEL_NAMES = Object.keys(DETECTION_MODEL_OF) as readonly Name[];
