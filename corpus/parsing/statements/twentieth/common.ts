import { PLAIN_STATEMENT } from '../plain-design.js';

/** What all layouts of the family have unless they say otherwise. */
export const COMMON = {
  ...PLAIN_STATEMENT,
  fontFamily: 'Liberation Sans',
  startDay: 1,
  movements: [16, 26],
  rowsPerPage: 40,
} as const;
