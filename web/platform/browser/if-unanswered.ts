/** The arguments of a page's `clientAction`. */
type Asked<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/** By path, how many forms are being sent to pages that show their own message if no response arrives. */
const underWay = new Map<string, number>()

/**
 * Sends a form. If the server can't be reached or fails, the result of `otherwise` is used instead of its answer, and
 * the page stays.
 */
export async function orIfUnanswered<Answer, Other>(
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

/**
 * Whether the page to which a form is being sent shows its own message if no response arrives. `address`: the address
 * of the request, such as `/messages/1.data`.
 */
export function answersForItself(address: string): boolean {
  const { pathname } = new URL(address, window.location.href)
  return (underWay.get(pathname.replace(/\.data$/, '')) ?? 0) > 0
}
