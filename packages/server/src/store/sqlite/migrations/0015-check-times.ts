/** When the record of a failed check was made: a list by a check reads its page from this index alone. */
export const CHECK_TIMES = `
ALTER TABLE submission_check ADD COLUMN created_at_micros INTEGER NOT NULL DEFAULT 0;
UPDATE submission_check SET created_at_micros = (
  SELECT created_at_micros FROM submission s
  WHERE s.record_kind = submission_check.record_kind AND s.record_id = submission_check.record_id
);
CREATE INDEX submission_check_by_time
  ON submission_check (organization_id, check_id, created_at_micros, record_kind, record_id);
`;
