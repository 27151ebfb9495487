import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** A page's HTML, with a doctype or without one; `problem` is what kept a part of it from being drawn, which the browser then draws itself. */
export type DrawnPage = { html: string; problem?: unknown }

/** What React writes in place of a part that it couldn't draw at once. No text can look like it, since `<` is escaped. */
const missing = '<!--$!-->'

/**
 * Draws a page. The renderer of whole strings takes a good deal less than the one of streams, but can't wait: a page with
 * a part that is still being loaded is drawn by the other one.
 * @throws what a component throws outside any boundary
 */
export async function drawPage(page: ReactNode, nonce: string): Promise<DrawnPage> {
  try {
    const html = renderToString(page)
    if (!html.includes(missing)) return { html }
  } catch {
    // Either something has to be waited for, or it is thrown once more.
  }
  return drawPatiently(page, nonce)
}

function drawPatiently(page: ReactNode, nonce: string): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const failed: unknown[] = []
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise it puts large parts at the end of the page, from where only scripts bring them to their place.
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
