/** The page that shows what an action link would do. */
export function actionAddress(site: string, token: string): string {
  return `${site}/take-action?id=${encodeURIComponent(token)}`
}
