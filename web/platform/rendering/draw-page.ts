import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/**
 * A page's HTML, with or without a doctype; `problem` is the error that prevented a part of it from being rendered,
 * which the browser then renders itself.
 */
export type DrawnPage = { html: string; problem?: unknown }

/**
 * What React writes in place of a part that it couldn't render synchronously. No text can look like it, since `<` is
 * escaped.
 */
const missing = '<!--$!-->'

/**
 * Renders a page. React's synchronous string renderer is much faster than its streaming one, but can't wait; so a page
 * with a part that is still loading is rendered by the streaming one.
 * @throws whatever a component throws outside of any boundary
 */
export async function drawPage(page: ReactNode, nonce: string): Promise<DrawnPage> {
  try {
    const html = renderToString(page)
    if (!html.includes(missing)) return { html }
  } catch {
    // Either something has to be waited for, or the same error is thrown again.
  }
  return drawPatiently(page, nonce)
}

function drawPatiently(page: ReactNode, nonce: string): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const failed: unknown[] = []
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React puts large parts at the end of the page, from where only scripts move them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        text(body).then((html) => resolve({ html, problem: failed[0] }), reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error: unknown) {
        failed.push(error)
      },
    })
  })
}
