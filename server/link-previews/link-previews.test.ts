import { once } from 'node:events'
import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { picture } from '@trampolim/tests/samples/files.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkPreviewHandlers } from './background.ts'
import { previewLink } from './preview-link.ts'
import { type Internet, mostBytes } from './read-address.ts'
import { linkRoutes } from './routes.ts'

const page = (head: string) => `<!doctype html><html><head>${head}</head><body><title>não</title></body></html>`
const publicAddress = '200.160.2.3'

describe('the preview of a link', async () => {
  const house = await testHouse()
  const asked: IncomingMessage[] = []
  let answering: (request: IncomingMessage, response: ServerResponse) => void
  const server = createServer((request, response) => {
    asked.push(request)
    answering(request, response)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /**
   * The addresses of names, in the order in which they are resolved; all connections are made to the server in this
   * test.
   */
  let names: Record<string, string[][]>
  const reached: string[] = []
  const internet: Internet = {
    resolve: async (name) => names[name]?.shift() ?? [],
    reach: (address) => {
      reached.push(address)
      const { port } = server.address() as AddressInfo
      return { host: '127.0.0.1', port, request: http.request as unknown as ReturnType<Internet['reach']>['request'] }
    },
  }
  const html = (body: string, headers: object = {}) => {
    answering = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
    }
  }
  const read = (link = 'https://padaria.example/', by = 'a'.repeat(24)) => previewLink(house, { link, by }, internet)
  const notRead = (link?: string) => expect(read(link)).rejects.toMatchObject({ code: 'link_not_read' })
  const always = (...addresses: string[]) => Array.from({ length: 9 }, () => addresses)

  beforeEach(() => {
    names = { 'padaria.example': always(publicAddress) }
    asked.length = 0
    reached.length = 0
    html(page('<title>Padaria  Aurora\n</title>'))
  })

  it('is the title of its page', async () => {
    expect(await read()).toEqual({ title: 'Padaria Aurora', picture: null })
    expect(reached).toEqual([publicAddress])
  })

  it('sends no data about the person', async () => {
    await read('https://padaria.example/sobre?x=1#equipe')
    expect(asked[0]?.url).toBe('/sobre?x=1')
    expect(asked[0]?.headers).toEqual({
      host: 'padaria.example',
      accept: 'text/html',
      'accept-encoding': 'identity',
      'accept-language': 'pt-BR',
      'user-agent': 'Trampolim (previews of links)',
      connection: 'close',
    })
  })

  it('has a small picture, encoded again', async () => {
    const bytes = await picture('png', { width: 900, height: 600 })
      .withExif({ IFD0: { Copyright: 'Ana' } })
      .toBuffer()
    answering = ({ url }, response) => {
      if (url === '/foto.png') response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            page(
              '<meta property="og:title" content="Pão &amp; Cia"><meta property="og:image" content="/foto.png"><title>Outro</title>',
            ),
          )
    }
    const { title, picture: small } = await read()
    expect(title).toBe('Pão & Cia')
    const { format, width, height, exif } = await sharp(small ?? Buffer.alloc(0)).metadata()
    expect([format, width, height, exif]).toEqual(['jpeg', 320, 213, undefined])
  })

  it.each([
    ['a picture elsewhere in our network', 'https://intranet.example/a.png'],
    ['a picture by http', 'http://padaria.example/a.png'],
    ['a picture on another port', 'https://padaria.example:8443/a.png'],
    ['a picture inside the page', 'data:image/png;base64,iVBORw0KGgo='],
    ['what isn’t a picture', 'https://padaria.example/pagina'],
  ])('leaves out %s', async (_what, address) => {
    names['intranet.example'] = always('10.0.0.7')
    html(page(`<title>Padaria</title><meta property="og:image" content="${address}">`))
    expect(await read()).toEqual({ title: 'Padaria', picture: null })
    expect(reached.every((each) => each === publicAddress)).toBe(true)
  })

  it('of a video is the answer of YouTube', async () => {
    names['www.youtube.com'] = always(publicAddress)
    answering = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"title":"Minha apresentação","thumbnail_url":""}')
    expect(await read('https://youtu.be/dQw4w9WgXcQ')).toEqual({ title: 'Minha apresentação', picture: null })
    expect(asked[0]?.url).toMatch(/^\/oembed\?url=/)
  })

  it.each([
    'http://padaria.example/',
    'https://padaria.example:8443/',
    'https://ana@padaria.example/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
  ])('of %s isn’t read, and nothing is asked', async (link) => {
    await notRead(link)
    expect([asked, reached]).toEqual([[], []])
  })

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.0.10', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['::1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'fd00::1', 'fe80::1', '::10.0.0.1'],
  ])('isn’t read where the name leads to %s, also beside a public address', async (address) => {
    names = { 'padaria.example': always(address), 'misto.example': always(publicAddress, address) }
    await notRead()
    await notRead('https://misto.example/')
    expect([asked, reached]).toEqual([[], []])
  })

  it('isn’t read if the name can’t be resolved', () => notRead('https://nada.example/'))

  it('connects to the address that was checked, even if the name then resolves to another one', async () => {
    names = { 'padaria.example': [[publicAddress], ['127.0.0.1']] }
    await read()
    expect(reached).toEqual([publicAddress])
    expect(names['padaria.example']).toEqual([['127.0.0.1']])
  })

  const redirecting = (...to: string[]) => {
    const left = [...to]
    answering = (_request, response) => {
      const location = left.shift()
      if (location === undefined)
        response.writeHead(200, { 'content-type': 'text/html' }).end(page('<title>Fim</title>'))
      else response.writeHead(302, { location, 'set-cookie': 'a=b' }).end()
    }
  }

  it('follows a few redirects', async () => {
    names['www.padaria.example'] = always(publicAddress)
    redirecting('https://www.padaria.example/', '/inicio', 'https://padaria.example/pt')
    expect((await read()).title).toBe('Fim')
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined, undefined])
    redirecting(...Array.from({ length: 9 }, () => '/outra'))
    await notRead('https://padaria.example/roda')
    expect(asked).toHaveLength(8)
  })

  it.each([
    ...[
      'http://padaria.example/',
      'https://padaria.example:22/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'file:///etc/passwd',
    ],
    ...['https://intranet.example/', '//intranet.example/', 'https://a:b@padaria.example/', 'https://'],
  ])('doesn’t follow a redirect to %s', async (location) => {
    names['intranet.example'] = always('10.0.0.7')
    redirecting(location)
    await notRead()
    expect([asked.length, reached]).toEqual([1, [publicAddress]])
  })

  it.each([
    [
      'an error',
      (response: ServerResponse) =>
        response.writeHead(500, { 'content-type': 'text/html' }).end(page('<title>x</title>')),
    ],
    [
      'another type',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    ],
    [
      'a packed page',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x'),
    ],
    [
      'a page without a title',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('oi'),
    ],
    [
      'very long headers',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html', x: 'x'.repeat(20_000) }).end(page('<title>x</title>')),
    ],
    ['nothing', (response: ServerResponse) => response.destroy()],
  ])('refuses %s', async (_what, answer) => {
    answering = (_request, response) => void answer(response)
    await notRead()
  })

  it('reads 256 KB of an endless page, and its title in them', async () => {
    let sent = 0
    answering = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Sem fim</title>')
      const more = () => {
        if (response.destroyed) return
        sent += 65_536
        response.write('x'.repeat(65_536), () => setImmediate(more))
      }
      more()
    }
    expect((await read()).title).toBe('Sem fim')
    expect(sent).toBeLessThan(mostBytes * 40)
  })

  it('waits a few seconds at most, for all of it', async () => {
    answering = () => undefined
    const started = Date.now()
    await notRead()
    expect(Date.now() - started).toBeLessThan(15_000)
  })

  it('is kept for a day', async () => {
    await read()
    html(page('<title>Mudou</title>'))
    expect((await read('https://padaria.example/#x')).title).toBe('Padaria Aurora')
    house.clock.pass(24 * 3600 - 1)
    expect((await read()).title).toBe('Padaria Aurora')
    house.clock.pass(1)
    expect((await read()).title).toBe('Mudou')
    house.clock.pass(24 * 3600)
    await linkPreviewHandlers[0]?.run(house, {} as never)
    expect(await house.database.selectFrom('link_preview').select('title').execute()).toEqual([])
  })

  it('can be requested by anybody who is signed in, and by nobody else', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const url = 'http://padaria.example'
    expect((await refusal(house.as(linkRoutes, null).fetchLink({ url }))).code).toBe('sign_in_required')
    expect((await refusal(house.as(linkRoutes, ana).fetchLink({ url }))).code).toBe('link_not_read')
    answering = async ({ url: path }, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        path === '/a.png'
          ? await picture('png').toBuffer()
          : page('<title>Pão</title><meta property="og:image" content="a.png">'),
      )
    }
    await read()
    expect(await house.as(linkRoutes, ana).fetchLink({ url: ' https://padaria.example ' })).toEqual({
      title: 'Pão',
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
    })
  })

  it('is tried a limited number of times an hour by a person, also if nothing is there', async () => {
    answering = (_request, response) => {
      response.writeHead(404).end()
    }
    names = { 'padaria.example': Array.from({ length: 200 }, () => [publicAddress]) }
    for (let tried = 0; tried < 120; tried += 1) await notRead(`https://padaria.example/${tried}`)
    await expect(read()).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(asked).toHaveLength(120)
    await expect(read(undefined, 'b'.repeat(24))).rejects.toMatchObject({ code: 'link_not_read' })
    house.clock.pass(3600)
    await notRead()
  })

  it('is read only for a few at once in a process', async () => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    answering = async (_request, response) => {
      await mayAnswer
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('<title>x</title>'))
    }
    names = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}.example`, always(publicAddress)]))
    let refused = 0
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        read(`https://a${at}.example/`).catch((problem) => {
          refused += 1
          if (refused === 12) letAnswer()
          throw problem
        }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  })
})
