/**
 * What is sent with test-mode keys lies in an organization of its own beside the one that the keys are of, so that
 * nothing of it is among what is meant. And organizations can be erased: closed first, so that nothing more comes in.
 */
export const ORGANIZATIONS = `
ALTER TABLE organization ADD COLUMN test_of integer UNIQUE REFERENCES organization;
ALTER TABLE organization ADD COLUMN closed_at_ms bigint;
-- Its row stays, without its name: ids are in the audit log, and none is given twice.
ALTER TABLE organization ADD COLUMN erased_at_ms bigint;
`;
