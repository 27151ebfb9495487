import { describe, expect, it } from 'vitest'
import { bodyWith, cutAtMarks, keptPages, type MadePage, newMarks } from './kept-pages.ts'

function pageOf(text: string, changes: Partial<MadePage> = {}): MadePage {
  const page = { status: 200, headers: {}, cookies: [], pieces: [Buffer.from(text)], owns: [] }
  return { ...page, pattern: '/', whole: true, away: false, ...changes }
}

/** A store with a clock of its own, and the number of times that each page was made. */
function store() {
  let now = 0
  const pages = keptPages(() => now)
  const made: string[] = []
  const find = async (key: string, page: MadePage | (() => Promise<MadePage>) = pageOf(key)) => {
    const found = await pages.find(key, async () => {
      made.push(key)
      return typeof page === 'function' ? page() : page
    })
    return found && String(Buffer.concat([...found.pieces]))
  }
  return {
    find,
    made,
    forget: pages.forget,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('kept pages', () => {
  it('are made once for a few seconds, from the time at which they were begun', async () => {
    const { find, made, pass } = store()
    await find('/', async () => {
      pass(1000)
      return pageOf('/')
    })
    pass(3999)
    expect(await find('/')).toBe('/')
    expect(made).toEqual(['/'])
    pass(1)
    await find('/')
    expect(made).toEqual(['/', '/'])
  })

  it('are made once for simultaneous requests, and separately for each key', async () => {
    const { find, made } = store()
    expect(await Promise.all([find('/a'), find('/a'), find('/b')])).toEqual(['/a', '/a', '/b'])
    expect(made).toEqual(['/a', '/b'])
  })

  it.each<[string, Partial<MadePage>]>([
    ['an error', { status: 500 }],
    ['a refusal by limits', { status: 429 }],
    ['a missing page', { status: 404 }],
    ['a redirect', { status: 302 }],
    ['a page that failed in part', { whole: false }],
    ['a page that sets a cookie', { cookies: ['theme=dark'] }],
    ['a page that says itself how it is kept', { headers: { 'cache-control': 'no-store' } }],
    ['a page that is too large', { pieces: [Buffer.alloc(600 * 1024)] }],
  ])('are never %s, which only its own request gets', async (_what, changes) => {
    const { find, made } = store()
    const [own, other] = await Promise.all([find('/', pageOf('', changes)), find('/')])
    expect([own === null, other]).toEqual([false, null])
    await find('/')
    expect(made).toEqual(['/', '/'])
  })

  it('leave a failure to the request that caused it', async () => {
    const { find } = store()
    const failing = find('/', () => Promise.reject(new Error('no')))
    const other = find('/')
    await expect(failing).rejects.toThrow('no')
    expect(await other).toBeNull()
    expect(await find('/')).toBe('/')
  })

  it('are dropped at once, and so is a page that was being rendered', async () => {
    const { find, made, forget } = store()
    let finish: (page: MadePage) => void = () => undefined
    const before = find('/', () => new Promise((resolve) => (finish = resolve)))
    forget()
    expect(await find('/', pageOf('after'))).toBe('after')
    finish(pageOf('before'))
    expect(await before).toBe('before')
    expect(await find('/')).toBe('after')
    forget()
    await find('/')
    expect(made).toHaveLength(3)
  })

  it('take a bounded amount of memory: the oldest go first', async () => {
    const { find, made } = store()
    const large = () => pageOf('', { pieces: [Buffer.alloc(500 * 1024)] })
    for (let at = 0; at < 20; at += 1) await find(`/${at}`, large())
    made.length = 0
    await find('/19', large())
    await find('/0', large())
    expect(made).toEqual(['/0'])
  })
})

describe('the parts that differ in each response', () => {
  it('is inserted at every place of its mark', () => {
    const marks = newMarks()
    const body = [`<script nonce="${marks.nonce}">`, `ação ${marks.requestId}</script>`, `<i nonce="${marks.nonce}">`]
    const own = { nonce: 'a+/=', requestId: 'f'.repeat(24) }
    const made = bodyWith(cutAtMarks(body, marks), own)
    expect(String(made)).toBe(`<script nonce="a+/=">ação ${own.requestId}</script><i nonce="a+/=">`)
  })

  it('leaves other marks unchanged: nobody can guess those of a page', () => {
    const [marks, others] = [newMarks(), newMarks()]
    const body = [`${others.nonce} `, others.requestId]
    expect(cutAtMarks(body, marks).owns).toEqual([])
  })

  it('holds no more memory than the page has bytes', () => {
    const marks = newMarks()
    const { pieces } = cutAtMarks([`<p>ação${marks.nonce}`, `</p>${marks.requestId}“fim”`], marks)
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
    expect(new Set(pieces.map(({ buffer }) => buffer.byteLength))).toEqual(new Set([bytes]))
  })
})
