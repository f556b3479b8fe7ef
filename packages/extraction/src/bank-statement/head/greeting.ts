import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './parties.json' with { type: 'json' };

/** What letters and applications greet with, and the mark behind it. */
export const GREETING = patternOf(PATTERNS.greeting, 'iu');
