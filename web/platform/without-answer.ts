/** What a page's `clientAction` is given. */
type Asked<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/** How many forms are under way to pages that answer for themselves if nothing arrives, by path. */
const underWay = new Map<string, number>()

/** Sends a form; if the server can't be reached or fails, `otherwise` answers in its place, and the page stays. */
export async function orWithoutAnswer<Answer, Other>(
  { request, serverAction }: Asked<Answer>,
  otherwise: () => Other,
): Promise<Answer | Other> {
  const { pathname } = new URL(request.url)
  underWay.set(pathname, (underWay.get(pathname) ?? 0) + 1)
  try {
    return await serverAction()
  } catch (problem) {
    if (problem instanceof Response) throw problem
    return otherwise()
  } finally {
    underWay.set(pathname, (underWay.get(pathname) ?? 1) - 1)
  }
}

/** Whether the page to which a form is sent answers for itself. `address`: that of the request, such as `/messages/1.data`. */
export function answersForItself(address: string): boolean {
  const { pathname } = new URL(address, window.location.href)
  return (underWay.get(pathname.replace(/\.data$/, '')) ?? 0) > 0
}
