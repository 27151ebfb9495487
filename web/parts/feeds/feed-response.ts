import { createHash } from 'node:crypto'

type Feed = {
  type: string
  /** When anything in it last changed; null for an empty feed. */
  modified: string | null
  /** The address of the following page. */
  next?: string | null
}

/**
 * A feed response. It may be cached for a quarter of an hour; a client that already has this version gets 304 without a
 * body. Server only.
 */
export function feedResponse(request: Request, body: string, { type, modified, next = null }: Feed): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=900',
    etag,
    ...(modified && { 'last-modified': new Date(modified).toUTCString() }),
    ...(next && { link: `<${next}>; rel="next"` }),
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  const isKnown = known.some((each) => each.trim().replace(/^W\//, '') === etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** The latest of these moments; null if there are none. */
export function latestOf(moments: readonly string[]): string | null {
  return moments.reduce<string | null>((latest, each) => (latest === null || each > latest ? each : latest), null)
}
