/** API keys by the first 8 bytes of their hash, their selector (src/store/sqlite/api-keys.ts). */
export const KEY_SELECTOR = `
CREATE INDEX api_key_by_selector ON api_key (substr(key_sha256, 1, 8));
`;
