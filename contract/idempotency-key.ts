/** The header under which a page sends a form, so that one that is sent again after its answer was lost is handled once. */
export const idempotencyKeyHeader = 'idempotency-key'

/** Whether a header's value is a key as pages make them: 128 random bits. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)
}
