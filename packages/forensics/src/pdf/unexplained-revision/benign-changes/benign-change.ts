import type { DocumentChange } from '../document-changes.js';

/** True when an everyday workflow explains the change. What no rule explains is reported. */
export type BenignChange = (change: DocumentChange) => boolean;
