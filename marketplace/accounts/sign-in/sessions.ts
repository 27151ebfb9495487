const hour = 60 * 60 * 1000

/** How long a session lasts, in milliseconds: 12 hours, or 30 days when remembered (product, limits and abuse). */
export function sessionLifetime({ rememberMe }: { rememberMe: boolean }): number {
  return rememberMe ? 30 * 24 * hour : 12 * hour
}

/** When a session that starts now ends. */
export function sessionExpiry(now: Date, { rememberMe }: { rememberMe: boolean }): Date {
  return new Date(now.getTime() + sessionLifetime({ rememberMe }))
}

/** How many days a changed address can be changed back by the letter to the old one. */
export const undoEmailDays = 7
