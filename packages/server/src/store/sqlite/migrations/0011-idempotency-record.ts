/** Deleting a record finds the keys it answered without reading all keys of its organization. */
export const IDEMPOTENCY_RECORD = `
CREATE INDEX idempotency_key_by_record ON idempotency_key (organization_id, record_kind, record_id);
`;
