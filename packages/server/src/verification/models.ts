import type { Format } from '@assay/media';
import type { Verification } from '../store/verification-types.js';

/** The one model that compares an ID with a selfie. The contract lists no descriptor of it. */
export const VERIFICATION_MODEL: {
  readonly name: Verification['model'];
  /** Raised whenever the same bytes may give another answer. */
  readonly version: string;
  readonly acceptsAsId: readonly Format[];
  readonly acceptsAsSelfie: readonly Verification['selfieFileType'][];
} = {
  name: 'verification',
  version: '2.12.0',
  acceptsAsId: ['jpeg', 'png', 'webp', 'pdf'],
  acceptsAsSelfie: ['jpeg', 'png', 'webp', 'mp4', 'mov', 'webm'],
};
