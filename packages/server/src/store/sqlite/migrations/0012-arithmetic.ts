/** How a detection's likelihood came about, as JSON; null in records from before it was kept. */
export const ARITHMETIC = `
ALTER TABLE detection_content ADD COLUMN arithmetic TEXT;
`;
