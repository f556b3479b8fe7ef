/**
 * Decisions that wait for a second person, and what an organization sets for the work of its people.
 */
export const SECOND_PERSON = `
-- The first decision of those that do not stand yet, while the review is 'proposed' or 'disputed'.
ALTER TABLE submission ADD COLUMN proposed_from INTEGER;
-- How far a decision left the record; NULL in a comment, and in decisions from before, which stood.
ALTER TABLE review_entry ADD COLUMN left_state TEXT;
-- NULL for what is usual; kinds and bands by commas.
ALTER TABLE organization ADD COLUMN second_person TEXT;
ALTER TABLE organization ADD COLUMN waiting_kinds TEXT;
ALTER TABLE organization ADD COLUMN waiting_bands TEXT;
`;
