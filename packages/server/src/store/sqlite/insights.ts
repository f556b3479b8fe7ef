import { FIELD_ROWS, insightsOver } from '../rows/insights.js';
import type { Connection } from './connection.js';

/** SQLite writes the places of values with a question mark. */
export const INSIGHTS = insightsOver<Connection, false>((connection, { sql, values, ofRow }) =>
  connection.all(sql.replaceAll('$', '?').replace(FIELD_ROWS, 'json_each(c.fields) f'), values).map(ofRow),
);
