/** Verifications: records of two files, whose lists limit the size of either. */
export const VERIFICATIONS = `
CREATE TABLE verification (
  verification_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL REFERENCES organization,
  id_file_type TEXT NOT NULL,
  id_file_name TEXT NOT NULL,
  id_file_size_bytes INTEGER NOT NULL,
  id_sha256 TEXT NOT NULL,
  selfie_file_type TEXT NOT NULL,
  selfie_file_name TEXT NOT NULL,
  selfie_file_size_bytes INTEGER NOT NULL,
  selfie_sha256 TEXT NOT NULL,
  model TEXT NOT NULL,
  model_version TEXT NOT NULL,
  engine_version TEXT NOT NULL,
  country TEXT NOT NULL,
  -- 1 when verified, 0 when not.
  verified INTEGER NOT NULL,
  created_at_micros INTEGER NOT NULL
) STRICT;

-- Apart from the row above, for the same reason as detection_content. All columns are JSON. No template of a face is kept.
CREATE TABLE verification_content (
  verification_id INTEGER PRIMARY KEY REFERENCES verification,
  reasoning TEXT NOT NULL,
  checks TEXT NOT NULL,
  tags TEXT NOT NULL,
  files TEXT NOT NULL
) STRICT;
INSERT INTO id_lease VALUES ('verification', 1);

-- The blocks of verifications hold float64 sizes in bytes of the ID's file, then as many of the selfie's; the words are theirs.
-- The second number that a range may limit; only verifications have one.
ALTER TABLE list_entry ADD COLUMN second_measure INTEGER NOT NULL DEFAULT 0;
`;
