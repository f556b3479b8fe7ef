/** Totals of lists at ten million records: what one by one took too long is counted (store/postgres/lists/). */
export const LIST_CELLS = `
-- Records by day and bucket, together by 32 days and by 64 buckets, so that no range adds up many rows.
CREATE TABLE list_cell (
  organization_id integer NOT NULL,
  record_kind text NOT NULL,
  -- Zeros for all of a kind, or a large tag.
  tag uuid NOT NULL,
  -- 0: a day of UTC since 1970, 1: 32 of them.
  day_level smallint NOT NULL,
  -- 0: a bucket (store/postgres/lists/buckets.ts), 1: 64 of them.
  bucket_level smallint NOT NULL,
  day integer NOT NULL,
  bucket integer NOT NULL,
  entry_count bigint NOT NULL,
  PRIMARY KEY (organization_id, record_kind, tag, day_level, bucket_level, day, bucket)
);
-- The ids between which those of a day lie.
CREATE TABLE list_day_ids (
  organization_id integer NOT NULL,
  record_kind text NOT NULL,
  day integer NOT NULL,
  first_id bigint NOT NULL,
  last_id bigint NOT NULL,
  PRIMARY KEY (organization_id, record_kind, day)
);
INSERT INTO list_day_ids
  SELECT organization_id, record_kind, day, min(first_id), max(last_id) FROM list_day GROUP BY 1, 2, 3;
INSERT INTO list_cell
  SELECT organization_id, record_kind, '00000000-0000-0000-0000-000000000000'::uuid, day_level, bucket_level,
    day >> (5 * day_level), bucket >> (6 * bucket_level), sum(entry_count)
  FROM list_day, (VALUES (0, 0), (0, 1), (1, 0), (1, 1)) levels (day_level, bucket_level)
  GROUP BY 1, 2, 3, 4, 5, 6, 7;
DROP TABLE list_day;

-- Of a tag that many records have there are cells, and how many records it shares with each other one of those.
ALTER TABLE list_tag ADD COLUMN is_large boolean NOT NULL DEFAULT false;
CREATE INDEX list_tag_to_be_large ON list_tag (organization_id) WHERE entry_count >= 20000 AND NOT is_large;
CREATE INDEX list_tag_large ON list_tag (organization_id, record_kind) WHERE is_large;
-- The smaller key first.
CREATE TABLE list_tag_pair (
  organization_id integer NOT NULL,
  record_kind text NOT NULL,
  tag uuid NOT NULL,
  other_tag uuid NOT NULL,
  entry_count bigint NOT NULL,
  PRIMARY KEY (organization_id, record_kind, tag, other_tag)
);
CREATE INDEX list_tag_pair_by_other ON list_tag_pair (organization_id, record_kind, other_tag);
`;
