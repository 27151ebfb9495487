import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWebHouse } from './web-house.ts'

const overview = '/design/components-overview'

let house: Awaited<ReturnType<typeof openWebHouse>>
beforeAll(async () => {
  house = await openWebHouse()
})
afterAll(() => house.close())

describe('the parts of a page', () => {
  it('are sent with few headers, since a page has dozens that are smaller than those of documents', async () => {
    const html = await (await fetch(house.address + overview)).text()
    for (const kind of ['js', 'css', 'woff2']) {
      const path = new RegExp(`/assets/[\\w.-]+\\.${kind}`).exec(html)?.[0]
      const { headers } = await fetch(house.address + path)
      const size = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
      expect([kind, size < 400 || size]).toEqual([kind, true])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('are served for a year and compressed, and never a build manifest', async () => {
    const html = await (await fetch(house.address + overview)).text()
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
    const answer = await fetch(house.address + script, { headers: { 'accept-encoding': 'br, zstd' } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect((await fetch(`${house.address}/.vite/manifest.json`)).status).toBe(404)
  })
})
