/** Fields that were read beyond those that a record holds: none in records from before there was a bound. */
export const FIELDS_UNWRITTEN = `
ALTER TABLE parsing ADD COLUMN fields_unwritten INTEGER NOT NULL DEFAULT 0;
`;
