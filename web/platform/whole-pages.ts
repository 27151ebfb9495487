const pages = new WeakMap<Response, readonly string[]>()

/**
 * A page in pieces as a response without a body, which is kept beside it: a body of the Fetch API is a stream, and making and reading
 * one takes longer than everything else that happens to a response.
 */
export function respondWith(page: readonly string[], init: ResponseInit): Response {
  const response = new Response(null, init)
  pages.set(response, page)
  return response
}

/** The pieces of the page that a response carries; undefined if it has a body of its own, or none. */
export const pageOf = (response: Response): readonly string[] | undefined => pages.get(response)
