import type { Language } from '@assay/forensics';
import { en, type Words } from './en.js';
import { es } from './es.js';
import { pt } from './pt.js';

/** The languages that reports are made in. */
export const WORDS: Readonly<Record<Language, Words>> = { en, es, pt };
