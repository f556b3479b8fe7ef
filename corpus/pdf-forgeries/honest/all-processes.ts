import { ADDING_MARKS } from './adding-marks.js';
import type { HonestProcess } from './process.js';
import { SAVING_AGAIN } from './saving-again.js';
import { SCANNING } from './scanning.js';

export const HONEST_PROCESSES: readonly HonestProcess[] = [...SAVING_AGAIN, ...ADDING_MARKS, ...SCANNING];
