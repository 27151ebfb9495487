const pages = new WeakMap<Response, readonly string[]>()

/**
 * Returns a response without a body and stores the page's pieces for it separately. The body of a Fetch API response is
 * a stream, and creating and reading a stream takes longer than all other work on a response.
 */
export function respondWith(page: readonly string[], init: ResponseInit): Response {
  const response = new Response(null, init)
  pages.set(response, page)
  return response
}

/** The pieces of the page stored for a response; undefined if the response has a body, or is empty. */
export const pageOf = (response: Response): readonly string[] | undefined => pages.get(response)
