import type { DocumentChange } from '../document-changes.js';
import type { BenignChange } from './benign-change.js';
import { formFilling } from './form-filling.js';
import { harmlessAnnotation } from './harmless-annotation.js';
import { housekeeping } from './housekeeping.js';
import { rewrittenContent } from './rewritten-content.js';
import { signing } from './signing.js';

/** Each with the words by which a reader knows it. */
const BENIGN_CHANGES: readonly { readonly reason: string; readonly explains: BenignChange }[] = [
  { reason: 'document properties or navigation', explains: housekeeping },
  { reason: 'signing', explains: signing },
  { reason: 'form filling', explains: formFilling },
  { reason: 'comments or links that hide nothing', explains: harmlessAnnotation },
  { reason: 'pages written anew that show the same', explains: rewrittenContent },
];

/** Why the change is harmless, or undefined when no rule explains it. */
export const reasonFor = (change: DocumentChange): string | undefined =>
  BENIGN_CHANGES.find(({ explains }) => explains(change))?.reason;
