import { utcDay } from '../clock.js';

/** The first day of the month, UTC, that holds an instant. */
export const firstOfMonth = (micros: number): string => `${utcDay(micros).slice(0, 7)}-01`;
