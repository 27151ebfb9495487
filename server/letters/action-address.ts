/**
 * The address of the page on which an action link is confirmed. `kind` lets the page say what to do once the link has
 * expired; links for a new password don't need it.
 */
export function actionAddress(
  site: string,
  token: string,
  kind?: 'stop-alert' | 'join-organization' | 'undo-email',
): string {
  return `${site}/take-action?id=${encodeURIComponent(token)}${kind ? `&kind=${kind}` : ''}`
}
