import type { Queries, SqlParameter } from './database.js';

/**
 * Which submissions hold a text. A frequent one is soon found among the newest rows. For a rare one an index of every
 * three characters in a row (step 25) names candidates, in no order and all of them; each is looked at.
 */

/** The index knows nothing shorter. */
const PIECE_LENGTH = 3;
/** PostgreSQL begins with the rarest piece it is asked for; more of them cost more than they leave out. */
const MOST_PIECES = 40;
/** Rows that are looked at to tell a frequent text from a rare one. */
export const SAMPLED = 1000;
/**
 * From this part of them on a text is frequent. Of ten million rows with a text in .7 % the walk to a thousand matches
 * and the look at all candidates take equally long; of a million 2 % (a row 1.5 microseconds in order, 3 by its place).
 */
const FREQUENT_FROM = 0.01;

/** How rows with a text are found. @returns `number`: the text is too short for the index and names a record */
export type TextWay = 'number' | 'walk' | 'index';

/** @param text lower case */
export async function textWay(
  queries: Queries,
  organizationId: number,
  text: string,
  sampled = SAMPLED,
): Promise<TextWay> {
  if ([...text].length < PIECE_LENGTH) return 'number';
  const [seen, holding] = (await queries.get<[number, number]>(
    `SELECT count(*), count(*) FILTER (WHERE strpos(searched, $2) > 0) FROM (
       SELECT searched FROM submission WHERE organization_id = $1
       ORDER BY created_at_micros DESC, record_kind DESC, record_id DESC LIMIT $3
     ) newest`,
    [organizationId, text, sampled],
  ))!;
  return holding > 0 && holding >= seen * FREQUENT_FROM ? 'walk' : 'index';
}

/**
 * The table 'submission', or what the index names of it, found before anything else is asked: OFFSET 0 keeps PostgreSQL
 * from following the order instead.
 * @param place of the parameter that {@link piecesOf} makes
 */
export const submissionsBy = (way: TextWay | undefined, place: string): string =>
  way === 'index'
    ? `(SELECT * FROM submission
        WHERE submission_pieces(organization_id, searched) COLLATE "C" @> ${place}::text[] OFFSET 0)`
    : 'submission';

export function piecesOf(organizationId: number, text: string): SqlParameter {
  const characters = [...text];
  const pieces = characters
    .slice(PIECE_LENGTH - 1)
    .map((_, at) => characters.slice(at, at + PIECE_LENGTH).join(''));
  return [`organization ${organizationId}`, ...[...new Set(pieces)].slice(0, MOST_PIECES)];
}
