/** Where the addressee creates a new password (`newPasswordPathOf`). Letters that were queued by a former version lack it. */
export type NewPassword = { passwordPath?: string }

/** The address of a button that creates a new password. */
export function newPasswordAddress(site: string, passwordPath = '/forgot-password'): string {
  return site + passwordPath
}
