import type { Day } from '../printing/dates.js';

/** The birthday on which a card ends. @param year in which it ends */
export const birthdayIn = (birth: Day, year: number): Day => ({ ...birth, year });
