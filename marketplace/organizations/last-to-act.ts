/** A member of an organisation. `approved`: whether they may act for it (`hasBeenApproved`). */
type Acting = { readonly approved: boolean }

/**
 * Whether an organisation would have nobody left to manage it once this member leaves: they are its only member, or the
 * only one who may act for it, since the others are blocked, refused or not approved yet.
 */
export function isLastToAct(own: Acting, colleagues: readonly Acting[]): boolean {
  return colleagues.length === 0 || (own.approved && !colleagues.some(({ approved }) => approved))
}
