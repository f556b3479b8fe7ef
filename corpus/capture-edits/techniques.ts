import { copyBlock, copyCharacter, copyWord, moveRow } from './edits/copies.js';
import { pasteStamp, retype } from './edits/drawn.js';
import { eraseByCloning, eraseByDiffusion, eraseByMedian, eraseFlat } from './edits/erasures.js';
import { replacePicture, spliceWord } from './edits/splices.js';
import type { CaptureEdit } from './edits/types.js';

/** The ways to edit, by their name in the manifest, in the order they are gone through. */
export const TECHNIQUES: readonly { readonly name: string; readonly edit: CaptureEdit }[] = [
  { name: 'copy_char', edit: copyCharacter },
  { name: 'splice_word', edit: spliceWord },
  { name: 'erase_flat', edit: eraseFlat },
  { name: 'copy_word', edit: copyWord },
  { name: 'retype', edit: retype },
  { name: 'erase_median', edit: eraseByMedian },
  { name: 'copy_block', edit: copyBlock },
  { name: 'replace_picture', edit: replacePicture },
  { name: 'erase_diffusion', edit: eraseByDiffusion },
  { name: 'move_row', edit: moveRow },
  { name: 'paste_stamp', edit: pasteStamp },
  { name: 'erase_clone', edit: eraseByCloning },
];
