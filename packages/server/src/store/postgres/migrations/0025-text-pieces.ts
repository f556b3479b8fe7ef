/** The list of all kinds by a text, without a look at every row (store/postgres/submission-text.ts). */
export const TEXT_PIECES = `
-- Every three characters in a row, once, and the organization. One pass: substr() by place is quadratic.
CREATE FUNCTION submission_pieces(organization_id integer, searched text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT (one || two || three) COLLATE "C"), '{}') || ('organization ' || organization_id)
  FROM ROWS FROM (
    string_to_table(searched, NULL), string_to_table(substr(searched, 2), NULL), string_to_table(substr(searched, 3), NULL)
  ) pieces (one, two, three) WHERE three IS NOT NULL
$$;
-- Without a list of what is still to be taken in: the insert that finds it full would wait for all of it.
CREATE INDEX submission_by_pieces ON submission
  USING gin ((submission_pieces(organization_id, searched) COLLATE "C")) WITH (fastupdate = off);
`;
