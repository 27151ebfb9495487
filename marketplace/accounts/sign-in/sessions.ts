const hour = 60 * 60 * 1000

/** How long a session lasts, in milliseconds: 12 hours, or 30 days when remembered (product, limits and abuse). */
export function sessionLifetime({ rememberMe }: { rememberMe: boolean }): number {
  return rememberMe ? 30 * 24 * hour : 12 * hour
}

/** When a session that starts now ends. */
export function sessionExpiry(now: Date, { rememberMe }: { rememberMe: boolean }): Date {
  return new Date(now.getTime() + sessionLifetime({ rememberMe }))
}

/** For how many days a changed e-mail address can be changed back with the link in the letter to the old address. */
export const undoEmailDays = 7
