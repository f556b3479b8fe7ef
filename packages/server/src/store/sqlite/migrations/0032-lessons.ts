/** What corrections of parsed documents teach for the next of their layout. */
export const LESSONS = `
CREATE TABLE parse_lesson (
  parse_id INTEGER PRIMARY KEY REFERENCES parsing ON DELETE CASCADE,
  organization_id INTEGER NOT NULL REFERENCES organization,
  -- The last correction, while it is to be learned from; until when whoever took it has it, and how often it was taken.
  due_entry_id INTEGER,
  taken_until_micros INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- The correction that it was last made after, and what it is, as JSON; NULL where there is nothing to learn.
  entry_id INTEGER,
  lesson TEXT
) STRICT;
CREATE INDEX parse_lesson_due ON parse_lesson (due_entry_id) WHERE due_entry_id IS NOT NULL;
CREATE INDEX parse_lesson_newest ON parse_lesson (organization_id, entry_id) WHERE lesson IS NOT NULL;

-- What was corrected before is learned from now.
INSERT INTO parse_lesson (parse_id, organization_id, due_entry_id)
  SELECT parse_id, organization_id, max(entry_id) FROM parse_correction WHERE path IS NOT NULL
  GROUP BY parse_id, organization_id;

-- The records whose corrections a document was read with, as JSON.
ALTER TABLE parsing_content ADD COLUMN learned_from TEXT NOT NULL DEFAULT '[]';
`;
