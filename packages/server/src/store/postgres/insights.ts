import { insightsOver } from '../rows/insights.js';
import type { Queries } from './database.js';

export const INSIGHTS = insightsOver<Queries, true>(async (queries, { sql, values, ofRow }) =>
  (await queries.all(sql, values)).map(ofRow),
);
