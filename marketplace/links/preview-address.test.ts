import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewAddress, readableAddress } from './preview-address.ts'

describe('the preview of a link', () => {
  it.each([
    ['https://padaria.example', 'https://padaria.example/'],
    ['https://www.padaria.example/sobre?a=1#equipe', 'https://www.padaria.example/sobre?a=1'],
    ['https://PÃO.example:443/', 'https://xn--po-sia.example/'],
    [' https://padaria.example/ ', 'https://padaria.example/'],
  ])('of %s is read at %s', (link, url) => {
    expect(previewAddress(link)).toEqual({ url, says: 'page' })
  })

  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'youtube.com/shorts/dQw4w9WgXcQ',
  ])('of %s is asked of YouTube', (link) => {
    const asked = 'https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ'
    const url = `https://www.youtube.com/oembed?url=${asked}&format=json`
    expect(previewAddress(link)).toEqual({ url, says: 'oembed' })
  })

  it.each([
    'http://padaria.example',
    'https://padaria.example:8443',
    'https://padaria.example:80',
    'https://ana@padaria.example',
    'https://ana:senha@padaria.example',
    'https://localhost',
    'https://padaria',
    'https://127.0.0.1',
    'https://127.1',
    'https://0x7f000001',
    'https://2130706433',
    'https://0177.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://①②⑦.⓪.⓪.①',
    'https://169.254.169.254/latest/meta-data',
    'https://padaria.example.',
    'ftp://padaria.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,oi',
    '//padaria.example',
    'padaria.example',
    'https://padaria.example/ com espaço',
    '',
  ])('of %j isn’t read', (link) => {
    expect(previewAddress(link)).toBeUndefined()
  })

  it('never returns an address without a host name, whatever the link', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true }),
          fc.ipV4().map((ip) => `https://${ip}`),
          fc.string(),
        ),
        (link) => {
          const url = readableAddress(link)
          if (!url) return
          expect([url.protocol, url.port, url.username, url.hash]).toEqual(['https:', '', '', ''])
          expect(/^[\d.]+$|[:[]/.test(url.hostname)).toBe(false)
        },
      ),
    )
  })
})
