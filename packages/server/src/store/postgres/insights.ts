import { FIELD_ROWS, insightsOver } from '../rows/insights.js';
import type { Queries } from './database.js';

/** U+0000 stands in JSON, and in no text of PostgreSQL that is taken from it. */
const ROWS = String.raw`json_array_elements(replace(c.fields, '\u0000', '')::json) f (value)`;

export const INSIGHTS = insightsOver<Queries, true>(async (queries, { sql, values, ofRow }) =>
  (
    await queries.all(
      sql.replace(FIELD_ROWS, () => ROWS),
      values,
    )
  ).map(ofRow),
);
