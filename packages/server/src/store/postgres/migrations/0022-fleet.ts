/** What the processes of one database agree on. */
export const FLEET = `
-- What one of them does for all once in a while, and from when on it is due again.
CREATE TABLE duty (
  name text COLLATE "C" PRIMARY KEY,
  due_at_micros bigint NOT NULL
);
-- Where files lie on a disk and not in a bucket: the folder that has them.
CREATE TABLE data_folder (
  only_row integer PRIMARY KEY CHECK (only_row = 1),
  folder_id uuid NOT NULL
);
`;
