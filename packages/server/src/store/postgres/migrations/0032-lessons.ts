/** What corrections of parsed documents teach for the next of their layout. A server of the version before makes none, and reads without. */
export const LESSONS = `
CREATE TABLE parse_lesson (
  parse_id bigint PRIMARY KEY REFERENCES parsing ON DELETE CASCADE,
  organization_id integer NOT NULL REFERENCES organization,
  -- The last correction, while it is to be learned from; until when whoever took it has it, and how often it was taken.
  due_entry_id bigint,
  taken_until_micros bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  -- The correction that it was last made after, and what it is, as JSON; NULL where there is nothing to learn.
  entry_id bigint,
  lesson text
);
CREATE INDEX parse_lesson_due ON parse_lesson (due_entry_id) WHERE due_entry_id IS NOT NULL;
CREATE INDEX parse_lesson_newest ON parse_lesson (organization_id, entry_id) WHERE lesson IS NOT NULL;

-- What was corrected before is learned from now.
INSERT INTO parse_lesson (parse_id, organization_id, due_entry_id)
  SELECT parse_id, organization_id, max(entry_id) FROM parse_correction WHERE path IS NOT NULL
  GROUP BY parse_id, organization_id;

-- The records whose corrections a document was read with, as JSON.
ALTER TABLE parsing_content ADD COLUMN learned_from text NOT NULL DEFAULT '[]';
`;
