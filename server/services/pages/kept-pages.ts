import { randomBytes } from 'node:crypto'

/** The values that differ in each response. */
export type Own = { nonce: string; requestId: string }

/** A page as it was made, split at the values that differ in each response. */
export type MadePage = {
  status: number
  headers: Readonly<Record<string, string>>
  /** Values of `Set-Cookie`. */
  cookies: readonly string[]
  pieces: readonly Buffer[]
  /** The kind of value that follows each piece except the last. */
  owns: readonly (keyof Own)[]
  /** The page's pattern, for log and metrics. */
  pattern: string
  /** Whether it was made without any failure. */
  whole: boolean
  /** Whether the database was unavailable. */
  away: boolean
}

/** Pages that one process keeps for visitors. */
export type KeptPages = {
  /**
   * Returns the page for this key, which must contain everything that `make` depends on. Of simultaneous requests one
   * makes it. If the result can't be shared (an error, a redirect, a cookie), the others get null and make their own.
   */
  find: (key: string, make: () => Promise<MadePage>) => Promise<MadePage | null>
  /** Drops all pages; a page that is being made at this moment isn't kept either. */
  forget: () => void
}

/** How long a page is kept, in milliseconds. */
const lifetime = 5_000
/** The maximum size in bytes of all pages together, and of a single page. */
const most = { together: 8 * 1024 * 1024, ofOne: 512 * 1024 }

/** Keeps pages for a few seconds; if there are too many, the oldest are dropped first. `now` is in milliseconds. */
export function keptPages(now: () => number = () => performance.now()): KeptPages {
  const pages = new Map<string, { page: MadePage; size: number; until: number }>()
  const making = new Map<string, Promise<MadePage>>()
  let size = 0

  function drop(key: string) {
    size -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }

  function keep(key: string, page: MadePage, until: number) {
    drop(key)
    const kept = { page, size: sizeOf(page) + key.length, until }
    pages.set(key, kept)
    size += kept.size
    // All pages are kept for the same time, so the first one is the oldest.
    for (const [oldest, { until: end }] of pages) {
      if (end > now() && size <= most.together) break
      drop(oldest)
    }
  }

  return {
    async find(key, make) {
      const known = pages.get(key)
      if (known && known.until > now()) return known.page
      const others = making.get(key)
      if (others) return others.then(sharedOrNull, () => null)
      const until = now() + lifetime
      const made = make()
      making.set(key, made)
      try {
        const page = await made
        if (making.get(key) === made && isShared(page)) keep(key, page, until)
        return page
      } finally {
        if (making.get(key) === made) making.delete(key)
      }
    },
    forget() {
      pages.clear()
      making.clear()
      size = 0
    },
  }
}

/** Whether other visitors may get it: only complete pages that set no caching headers themselves. */
export function isShared(page: MadePage): boolean {
  const { status, headers, cookies, whole } = page
  return status === 200 && whole && cookies.length === 0 && !headers['cache-control'] && sizeOf(page) <= most.ofOne
}

const sharedOrNull = (page: MadePage) => (isShared(page) ? page : null)

const sizeOf = ({ pieces }: MadePage) => pieces.reduce((sum, { length }) => sum + length, 0)

/** The last letter of a mark identifies its value. */
const letters = { nonce: 'n', requestId: 'r' } as const

/**
 * Random placeholders for the values that differ in each response, used while a page is made; nobody can guess them and
 * put them into a page. Both have the same beginning, so that a page can be split in one pass.
 */
export function newMarks(): Own {
  const random = randomBytes(16).toString('hex')
  return { nonce: random + letters.nonce, requestId: random + letters.requestId }
}

/** Splits a body at the marks. The body consists of pieces, and no mark extends over the end of one. */
export function cutAtMarks(body: readonly string[], marks: Own): Pick<MadePage, 'pieces' | 'owns'> {
  const mark = marks.nonce.slice(0, -1)
  const texts: string[][] = [[]]
  const owns: (keyof Own)[] = []
  for (const piece of body) {
    const [first = '', ...others] = piece.split(mark)
    texts.at(-1)?.push(first)
    for (const other of others) {
      owns.push(other[0] === letters.nonce ? 'nonce' : 'requestId')
      texts.push([other.slice(1)])
    }
  }
  return { pieces: bytesOf(texts), owns }
}

/** The bytes of each list of texts, all in one piece of memory: small buffers would each hold a piece of 64 kB. */
function bytesOf(lists: readonly (readonly string[])[]): Buffer[] {
  const sizes = lists.map((texts) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  const memory = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0))
  let end = 0
  return lists.map((texts) => {
    const start = end
    for (const text of texts) end += memory.write(text, end)
    return memory.subarray(start, end)
  })
}

/** The body of a response, with its own values inserted. */
export function bodyWith({ pieces, owns }: Pick<MadePage, 'pieces' | 'owns'>, own: Own): Buffer {
  const values = { nonce: Buffer.from(own.nonce), requestId: Buffer.from(own.requestId) }
  const [first = Buffer.alloc(0), ...others] = pieces
  return Buffer.concat([first, ...others.flatMap((piece, at) => [values[owns[at] as keyof Own], piece])])
}
