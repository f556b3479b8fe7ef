import { cloneStamp, copyFeathered, copyPlain, copyTurned } from './edits/copies.js';
import { drawDigits, drawObject } from './edits/drawn.js';
import { fillSmoothly, fillWithPatches } from './edits/fills.js';
import { blurRegion, recolorRegion } from './edits/retouches.js';
import { splice } from './edits/splices.js';
import type { Edit } from './edits/types.js';

/**
 * The ways to edit, by their name in the manifest; copies come more often, since a check of its own looks for
 * them.
 */
export const TECHNIQUES: readonly { readonly name: string; readonly edit: Edit }[] = [
  { name: 'copy_plain', edit: copyPlain },
  { name: 'splice', edit: splice },
  { name: 'copy_turned', edit: copyTurned },
  { name: 'fill_smooth', edit: fillSmoothly },
  { name: 'copy_feathered', edit: copyFeathered },
  { name: 'retouch_blur', edit: blurRegion },
  { name: 'clone_stamp', edit: cloneStamp },
  { name: 'retouch_colour', edit: recolorRegion },
  { name: 'fill_patches', edit: fillWithPatches },
  { name: 'drawn_digits', edit: drawDigits },
  { name: 'drawn_object', edit: drawObject },
];
