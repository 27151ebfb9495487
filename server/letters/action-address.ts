/**
 * The address of the page on which an action link is confirmed. `kind` lets the page say what to do instead once the link
 * has ended; links to a new password need none.
 */
export function actionAddress(
  site: string,
  token: string,
  kind?: 'stop-alert' | 'join-organization' | 'undo-email',
): string {
  return `${site}/take-action?id=${encodeURIComponent(token)}${kind ? `&kind=${kind}` : ''}`
}
