import { addressPattern } from '@trampolim/marketplace/topics/topics.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { structuredDataFaults } from '../checks/structured-data.ts'
import { insertNotice } from '../fixtures/notices.ts'
import { testHouse } from '../house.ts'
import { workPlace } from '../world/builders.ts'
import { fillNamedWorld } from '../world/fill-named.ts'
import { allServices, canonicalOf, dataOf, locations, openPublicPages, robotsOf } from './public-pages.ts'
import { xmlFaults } from './well-formed.ts'

describe('pages that search engines and other systems find', async () => {
  const house = await testHouse()
  const { get, jobs, close } = await openPublicPages(house)
  const { publicUrl } = house.configuration

  it('has a page for a topic with at least three jobs, says if there are fewer, and distinguishes former topics from unknown ones', async () => {
    const { ids } = await jobs(3)
    const page = await get('/vagas/de/vendedor/em/sao-paulo-sp')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<h1>Vagas de vendedor em São Paulo, SP</h1>')
    expect(canonicalOf(page.body)).toBe(`${publicUrl}/vagas/de/vendedor`)
    expect(robotsOf(page.body)).toBeUndefined()
    const [, feed = ''] = /type="application\/atom\+xml"[^>]*href="([^"]*)"/.exec(page.body) ?? []
    expect((await get(feed.replaceAll('&amp;', '&'))).body.match(/<entry>/g)).toHaveLength(3)
    await close(ids.slice(0, 1))
    expect(robotsOf((await get('/vagas/de/vendedor/em/sao-paulo-sp')).body)).toBe('noindex')
    await close(ids)
    const gone = await get('/vagas/de/vendedor/em/sao-paulo-sp')
    expect([gone.statusCode, robotsOf(gone.body)]).toEqual([410, 'noindex'])
    for (const path of ['/vagas/em/lugar-nenhum-sp', '/vagas/de/nada', '/vagas/setor/nada', '/vagas/de/nada/em']) {
      expect((await get(path)).statusCode, path).toBe(404)
    }
  })

  it('links to every topic of the site map from /vagas, also if an occupation has many municipalities', async () => {
    const { database } = house
    await database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    const towns = await database.selectFrom('municipality').select('id').orderBy('id').limit(14).execute()
    const places = towns.map(({ id }) => workPlace({ cityState: id }))
    for (const place of places) await jobs(3, { work_places: JSON.stringify([place]) })
    // With one occupation alone they would have the same jobs as their municipalities.
    await jobs(1, { cbo: '513205', work_places: JSON.stringify(places) })
    const parts = locations((await get('/sitemap.xml')).body).filter((address) => address.includes('/vagas-'))
    const listed = (await Promise.all(parts.map((part) => get(new URL(part).pathname)))).flatMap(({ body }) =>
      locations(body).map((address) => new URL(address).pathname),
    )
    expect(listed.length).toBeGreaterThan(28)
    const met = new Set(['/vagas'])
    for (const path of met) {
      const page = await get(path)
      expect(page.statusCode, path).toBe(200)
      for (const [, link = ''] of page.body.matchAll(/<a[^>]*href="(\/vagas[^"]*)"/g))
        met.add(link.replaceAll('&amp;', '&'))
      if (listed.includes(path)) expect(robotsOf(page.body), path).toBeUndefined()
      for (const data of dataOf(page.body)) expect(structuredDataFaults(data), path).toEqual([])
    }
    expect(listed.filter((path) => !met.has(path))).toEqual([])
    const isTopic = (path: string) => addressPattern.test(path.replace('/vagas/', ''))
    expect([...met].filter((path) => isTopic(path) && !listed.includes(path))).toEqual([])
  })

  it('has a site map of parts with the latest change of each, which robots.txt names', async () => {
    const { ids, organizationId } = await jobs(3)
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    const index = (await get('/sitemap.xml')).body
    expect(xmlFaults(index)).toEqual([])
    const parts = ['pages', 'companies-1', 'vagas-1', '1']
    expect(locations(index)).toEqual(parts.map((part) => `${publicUrl}/sitemap/${part}.xml`))
    const bodies = await Promise.all(parts.map(async (part) => (await get(`/sitemap/${part}.xml`)).body))
    for (const body of bodies) expect(xmlFaults(body)).toEqual([])
    const published = house.now().toISOString()
    expect(bodies[1]).toContain(`${publicUrl}/companies/${organizationId}</loc><lastmod>${published}</lastmod>`)
    expect(bodies[2]).toMatch(/\/vagas\/de\/vendedor<\/loc><lastmod>[\d-]+T/)
    expect(bodies[3]).toContain(`${publicUrl}/jobs/${ids[2]}</loc><lastmod>${published}</lastmod>`)
    for (const address of locations(bodies.join(''))) {
      expect((await get(new URL(address).pathname)).statusCode, address).toBe(200)
    }
    for (const part of ['companies-2', 'classifieds-1', 'vagas-2', '2', 'pages1', 'vagas-', 'x', '0']) {
      expect((await get(`/sitemap/${part}.xml`)).statusCode, part).toBe(404)
    }
  })

  it('describes the organisation, jobs, companies and lists with schema.org', async () => {
    const { database } = house
    await database.transaction().execute((tx) => fillNamedWorld(tx, { now: house.now() }))
    await refreshAllJobSearch(house.owner)
    const jobPages = locations((await get('/sitemap/1.xml')).body)
    const companies = locations((await get('/sitemap/companies-1.xml')).body)
    const typesOf: Record<string, string[]> = {}
    for (const address of [`${publicUrl}/`, ...companies, ...jobPages]) {
      const { pathname } = new URL(address)
      const data = dataOf((await get(pathname)).body)
      for (const each of data) expect(structuredDataFaults(each), pathname).toEqual([])
      typesOf[pathname.split('/')[1] ?? ''] = data.map((each) => each['@type'])
    }
    expect(typesOf).toEqual({
      '': ['Organization', 'WebSite'],
      companies: ['BreadcrumbList'],
      jobs: ['JobPosting', 'BreadcrumbList'],
    })
  })

  it('gives job boards all open jobs, page by page, in XML and JSON, without hidden companies', async () => {
    const { ids } = await jobs(2, { job_name: 'Vendas & <balcão>' })
    await jobs(1, { hide_contracting_company_name: true, job_name: 'Caixa' })
    const { ids: ended } = await jobs(1)
    await close(ended)
    const answer = await get('/feeds/jobs.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(xmlFaults(answer.body)).toEqual([])
    expect(answer.body.match(/<job>/g)).toHaveLength(3)
    expect(answer.body).toContain(`<referencenumber>${ids[0]}</referencenumber><url>${publicUrl}/jobs/${ids[0]}</url>`)
    expect(answer.body).toContain('<title>Vendas &amp; &lt;balcão&gt;</title>')
    expect(answer.body.match(/<company>[^<]*/g)).toEqual([
      ...Array(2).fill('<company>Loja &amp; Cia &lt;SP&gt;'),
      '<company>Confidencial',
    ])
    const feed = (await get('/feeds/jobs.json')).json()
    expect(feed.items).toHaveLength(3)
    expect(feed.items[2]).toMatchObject({ authors: [{ name: 'Confidencial' }], _job: { company: null } })
    expect(JSON.stringify(feed.items[2])).not.toContain('Loja')
    const after = (await get(`/feeds/jobs.json?after=${ids[0]}`)).json()
    expect(after.items.map(({ id }: { id: string }) => id)[0]).toBe(ids[1])
    expect((await get('/feeds/jobs.json?after=x')).statusCode).toBe(404)
  })

  it('narrows a feed as its page, and has none of a value that nobody knows, nor of a sector beside words', async () => {
    await jobs(1)
    for (const query of ['sector=unknown', 'sector=food&occupation=Vendedor', 'sector=food&location=Recife']) {
      expect((await get(`/search.atom?${query}`)).statusCode, query).toBe(404)
    }
    for (const path of [
      '/news.atom?topic=x',
      '/courses.atom?area=x',
      '/courses.atom?form=x',
      '/marketplace.atom?audience=x',
      '/classifieds.atom?state=XX',
      '/classifieds.atom?kind=x',
    ]) {
      expect((await get(path)).statusCode, path).toBe(404)
    }
    const entriesOf = async (path: string) => (await get(path)).body.split('<entry>').length - 1
    for (const [whole, part] of [
      ['/news.atom', 'topic=golpes'],
      ['/courses.atom', 'area=tecnologia'],
      ['/marketplace.atom', 'audience=recruiter'],
    ] as const) {
      const some = await entriesOf(`${whole}?${part}`)
      expect([some > 0, some < (await entriesOf(whole))], part).toEqual([true, true])
    }
    for (const query of ['', '?sector=', '?sector=food']) {
      expect((await get(`/search.atom${query}`)).statusCode, query).toBe(200)
    }
  })

  it('answers that a feed has not changed', async () => {
    await jobs(2)
    for (const path of ['/feeds/jobs.xml', '/feeds/jobs.json', '/search.atom?occupation=Vendedor']) {
      const { headers } = await get(path)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=900',
        'last-modified': house.now().toUTCString(),
      })
      const again = await get(path, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body], path).toEqual([304, ''])
    }
  })

  it('gives the articles as Atom, linked from their pages, and answers that they have not changed', async () => {
    const { body, headers } = await get('/news.atom')
    expect(xmlFaults(body)).toEqual([])
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const entries = [...body.matchAll(/<entry>.*?<\/entry>/g)].map(([entry]) => entry)
    expect(entries.length).toBeGreaterThan(10)
    const facts = entries.map((entry) =>
      ['title', 'id', 'published', 'updated', 'summary'].map((name) => {
        const found = [...entry.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))]
        expect(found, name).toHaveLength(1)
        return found[0]?.[1] ?? ''
      }),
    )
    expect(new Set(facts.map(([, id]) => id)).size).toBe(entries.length)
    const moments = facts.map(([, , , updated = '']) => updated)
    for (const each of moments) expect(each).toMatch(/^\d{4}-\d\d-\d\dT03:00:00\.000Z$/)
    const latest = moments.toSorted().at(-1) ?? ''
    expect(/<updated>([^<]+)/.exec(body)?.[1]).toBe(latest)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=900',
      'last-modified': new Date(latest).toUTCString(),
    })
    const again = await get('/news.atom', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const article = new URL(facts[0]?.[1] ?? '').pathname
    for (const path of ['/news', article]) {
      const page = (await get(path)).body
      expect(page).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/news\.atom"/)
    }
    expect((await get('/news?topic=golpes')).body).toMatch(/atom\+xml"[^>]*href="\/news\.atom\?topic=golpes"/)
    expect((await get('/news')).body).toContain('Assinar as novidades')
  })

  it('leaves a help centre on another site out of the site map', async () => {
    const isHelp = (address: string) => /\/help(?:\/|$)/.test(address)
    expect(locations((await get('/sitemap/pages.xml')).body).filter(isHelp).length).toBeGreaterThan(10)
    const configuration = { ...house.configuration, helpUrl: 'https://help.example/' }
    const leading = await createApp({ configuration, log: house.log, metrics: openMetrics() })
    await servePages(leading, { house: { ...house, configuration }, here: allServices, dev: false })
    const pages = locations((await leading.inject({ url: '/sitemap/pages.xml' })).body)
    expect(pages).toContain(`${publicUrl}/sitemap`)
    expect(pages.filter(isHelp)).toEqual([])
  })

  it('lists notices with their day of change, a picture, a feed and the way to them', async () => {
    const { organizationId } = await jobs(1)
    const id = await insertNotice(house, { organizationId, title: 'Portas & janelas <abertas>' })
    const address = `${publicUrl}/classifieds/${id}`
    const published = house.now().toISOString()
    expect(locations((await get('/sitemap.xml')).body)).toContain(`${publicUrl}/sitemap/classifieds-1.xml`)
    const part = (await get('/sitemap/classifieds-1.xml')).body
    expect(part).toContain(`<loc>${address}</loc><lastmod>${published}</lastmod>`)
    expect((await get('/sitemap/pages.xml')).body).toContain(`/classifieds</loc><lastmod>${published}</lastmod>`)
    const page = (await get(`/classifieds/${id}`)).body
    expect(page).toContain(`<meta property="og:image" content="${address}/share.png"/>`)
    expect(dataOf(page).map((each) => each['@type'])).toEqual(['Event', 'BreadcrumbList'])
    expect(structuredDataFaults(dataOf(page)[1])).toEqual([])
    const list = (await get('/classifieds')).body
    expect(canonicalOf(list)).toBe(`${publicUrl}/classifieds`)
    expect(list).toMatch(/type="application\/atom\+xml"[^>]*href="\/classifieds\.atom"/)
    const { body, headers } = await get('/classifieds.atom')
    expect(xmlFaults(body)).toEqual([])
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(body).toContain('<title>Portas &amp; janelas &lt;abertas&gt;</title>')
    expect(body.match(/<entry>/g)).toHaveLength(1)
    const other = (await get('/classifieds.atom?state=RR&q=portas')).body
    expect(xmlFaults(other)).toEqual([])
    expect(other).not.toContain('<entry>')
    expect(other).toContain('/classifieds.atom?q=portas&amp;state=RR"')
    expect((await get('/classifieds?state=RR&q=portas')).body).toMatch(
      /href="\/classifieds\.atom\?q=portas&amp;state=RR"/,
    )
    expect((await get('/classifieds.atom?q=portas')).body.match(/<entry>/g)).toHaveLength(1)
    expect((await get('/classifieds.atom', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('gives the courses as Atom with the day of their information, and says like their pages where to check it', async () => {
    const { body } = await get('/courses.atom')
    expect(xmlFaults(body)).toEqual([])
    const moments = [...body.matchAll(/<entry>.*?<updated>([^<]*)/g)].map(([, moment = '']) => moment)
    expect(moments.length).toBeGreaterThan(10)
    expect(moments).toEqual(moments.toSorted().toReversed())
    const [, path = ''] = /<id>[^<]*(\/courses\/[^<]*)<\/id><link/.exec(body) ?? []
    const page = (await get(path)).body
    const said = /Informação de \d{1,2} de [a-zç]+ de 20\d\d; confira na página da instituição\./
    for (const each of [page, body]) expect(each).toMatch(said)
    expect(page).not.toContain('Conferido em')
    expect(page).toContain('href="/courses.atom"')
    const list = (await get('/courses')).body
    expect(list).toContain(`href="${path}"`)
    expect(list).not.toMatch(said)
    expect((await get('/courses/nao-existe')).statusCode).toBe(404)
    expect((await get('/courses/Não%20existe')).statusCode).toBe(404)
  })

  it('shows the breadcrumbs of an article, a course, a tool and a topic of the help centre', async () => {
    const [address = ''] = locations((await get('/sitemap/pages.xml')).body).filter((each) => each.includes('/news/'))
    const tools = ['/marketplace/net-salary', '/marketplace/models/cover-letter']
    for (const path of [
      new URL(address).pathname,
      '/courses/avamec',
      ...tools,
      '/help/conta',
      '/recruiter/help/selecao',
    ]) {
      const crumbs = dataOf((await get(path)).body).find((each) => each['@type'] === 'BreadcrumbList')
      expect(structuredDataFaults(crumbs), path).toEqual([])
      expect(crumbs?.itemListElement.at(-1).item, path).toBe(publicUrl + path)
    }
  })

  it('gives every page of the site map the words and the picture that shared links show', async () => {
    const { ids } = await jobs(3)
    const addresses = [...locations((await get('/sitemap/pages.xml')).body), `${publicUrl}/jobs/${ids[0]}`]
    expect(addresses.length).toBeGreaterThan(50)
    for (const address of addresses) {
      const { body } = await get(address.slice(publicUrl.length))
      const shared = [...body.matchAll(/<meta property="og:([a-z_:]+)" content="([^"]*)"/g)]
      const { title, description, url, image } = Object.fromEntries(shared.map(([, name, text]) => [name, text]))
      const described = /<meta name="description" content="([^"]*)"/.exec(body)?.[1]
      expect.soft([canonicalOf(body), url, description], address).toEqual([address, address, described])
      expect.soft(robotsOf(body), address).toBeUndefined()
      expect.soft(/<title>([^<]*)/.exec(body)?.[1], address).toContain(title)
      expect.soft(image, address).toMatch(/^http.*\/share\.png$/)
    }
  })

  it('links from the site maps for people only to pages that are there', async () => {
    for (const map of ['/sitemap', '/recruiter/sitemap']) {
      const [, body = ''] = /<main[^>]*>(.*)<\/main>/s.exec((await get(map)).body) ?? []
      const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
      expect(links.length).toBeGreaterThan(15)
      for (const link of links) expect.soft((await get(link)).statusCode, link).toBe(200)
    }
  })

  it('links strangers to the documentation and to keys', async () => {
    const robots = (await get('/robots.txt')).body
    expect(robots).toMatch(/Allow: \/api\/docs\nAllow: \/api\/keys\nDisallow: \/api\//)
    const docs = (await get('/api/docs')).body
    expect([robotsOf(docs), canonicalOf(docs)]).toEqual([undefined, `${publicUrl}/api/docs`])
    expect((await get('/')).body).toContain('href="/api/keys"')
    const keys = (await get('/api/keys')).body
    expect(robotsOf(keys)).toBeUndefined()
    for (const link of ['/api/docs', '/feeds/jobs.xml', '/feeds/jobs.json', '/search.atom'])
      for (const page of [keys, (await get('/sitemap')).body]) expect(page).toContain(`href="${link}"`)
  })

  it('gives the newest jobs of a search as Atom, of a sector, or of all', async () => {
    const { ids } = await jobs(2)
    await jobs(1, { hide_contracting_company_name: true, cbo: '513205', job_name: 'Cozinheira' })
    const found = (await get('/search.atom?occupation=Vendedor&location=S%C3%A3o+Paulo%2C+SP')).body
    expect(xmlFaults(found)).toEqual([])
    expect(found).toContain('<title>Trampolim: vagas de Vendedor em São Paulo, SP</title>')
    expect([...found.matchAll(/<entry>.*?<id>[^<]*\/jobs\/(\w+)/g)].map(([, id]) => id)).toEqual(ids.toReversed())
    expect(found).toContain('<author><name>Loja &amp; Cia &lt;SP&gt;</name></author>')
    const all = (await get('/search.atom')).body
    expect(all.match(/<entry>/g)).toHaveLength(3)
    expect(all).toContain('<author><name>Confidencial</name></author>')
    expect((await get('/search.atom?sector=pet')).body).not.toContain('<entry>')
    expect((await get('/search.atom?location=Xyzzyqwk')).statusCode).toBe(404)
  })
})
