import { courseAreas } from '@trampolim/marketplace/content/articles.ts'
import { describe, expect, it } from 'vitest'
import { structuredDataFaults } from '../checks/structured-data.ts'
import { testHouse } from '../house.ts'
import { campinas, workPlace } from '../world/builders.ts'
import { canonicalOf, dataOf, locations, openPublicPages, robotsOf } from './public-pages.ts'

describe('the address under which search engines list a page', async () => {
  const house = await testHouse()
  const { get, jobs } = await openPublicPages(house)
  const { publicUrl } = house.configuration

  /** The pages that the site map names, of topics alone. */
  const topicsInMap = async () =>
    locations((await get('/sitemap/vagas-1.xml')).body).map((address) => address.replace(`${publicUrl}/vagas/`, ''))

  /** The topics to which a page links, and how often. */
  const topicsOn = async (path: string) =>
    [...(await get(path)).body.matchAll(/<a[^>]*href="\/vagas\/([^"]+\/[^"]+)"/g)].map(([, address = '']) => address)

  const inCampinas = { work_places: JSON.stringify([workPlace({ cityState: campinas })]) }
  const cook = { cbo: '513205', job_name: 'Cozinheira' }

  it('is one for topics with the same jobs, of which the others still open', async () => {
    const { ids } = await jobs(3)
    for (const address of ['de/vendedor', 'de/vendedor/em/sao-paulo-sp', 'em/sao-paulo-sp', 'setor/vendas']) {
      const { statusCode, body } = await get(`/vagas/${address}`)
      expect([statusCode, robotsOf(body), canonicalOf(body)], address).toEqual([
        ...[200, undefined],
        `${publicUrl}/vagas/de/vendedor`,
      ])
    }
    expect(await topicsInMap()).toEqual(['de/vendedor'])
    for (const path of ['/', '/search', '/vagas', '/vagas/de', '/vagas/em', '/vagas/de/vendedor/em']) {
      expect([path, ...new Set(await topicsOn(path))]).toEqual([path, 'de/vendedor'])
    }
    expect(await topicsOn('/vagas/de/vendedor')).toEqual([])
    expect(await topicsOn(`/jobs/${ids[0]}`)).toEqual(['de/vendedor'])
  })

  it('is another one for each list, so that a town with one occupation is linked to by its own', async () => {
    await jobs(3, inCampinas)
    await jobs(4)
    await jobs(3, cook)
    expect(await topicsInMap()).toEqual([
      ...['de/cozinheiro', 'de/vendedor', 'de/vendedor/em/sao-paulo-sp', 'em/campinas-sp', 'em/sao-paulo-sp'],
    ])
    const page = (await get('/vagas/de/vendedor')).body
    expect(page).toMatch(/href="\/vagas\/em\/campinas-sp"[^>]*><span>Campinas, SP/)
    expect(page).toMatch(/href="\/vagas\/de\/vendedor\/em\/sao-paulo-sp"[^>]*><span>São Paulo, SP/)
    const crumbs = dataOf((await get('/vagas/de/vendedor/em/campinas-sp')).body).find(
      (each) => each['@type'] === 'BreadcrumbList',
    )
    expect(structuredDataFaults(crumbs)).toEqual([])
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item.replace(publicUrl, ''))).toEqual([
      ...['/vagas', '/vagas/de/vendedor', '/vagas/de/vendedor/em/campinas-sp'],
    ])
  })

  it('has one address for each topic', async () => {
    await jobs(3)
    await jobs(1, cook)
    for (const path of ['/vagas/em/Sao-Paulo-SP', '/vagas/em/sao-paulo-sp/']) {
      const answer = await get(`${path}?page=2`)
      expect([answer.statusCode, answer.headers.location], path).toEqual([301, '/vagas/em/sao-paulo-sp?page=2'])
    }
    expect(canonicalOf((await get('/vagas/em/sao-paulo-sp?utm_source=x')).body)).toBe(
      `${publicUrl}/vagas/em/sao-paulo-sp`,
    )
  })

  it('lists a sector at one address, and marks filtered lists as not to be listed', async () => {
    await jobs(3)
    await jobs(1, { cbo: '521115' })
    for (const path of ['/', '/search']) {
      const body = (await get(path)).body
      expect(body, path).toContain('href="/vagas/setor/vendas"')
      expect(body, path).not.toMatch(/href="[^"]*\?sector=/)
    }
    for (const path of [
      '/jobs/list/professional?sector=retail',
      '/jobs/list/professional?sector=retail&page=1',
      '/jobs/list/internship',
      '/classifieds',
      '/classifieds?city=Qualquer',
      '/classifieds?q=padeiro',
      '/courses?q=xyzzy',
      '/news?topic=golpes&audience=recruiter',
      '/create-users',
    ]) {
      const page = await get(path)
      expect([page.statusCode, robotsOf(page.body), canonicalOf(page.body)], path).toEqual([200, 'noindex', undefined])
    }
    const list = await get('/jobs/list/professional')
    expect([robotsOf(list.body), canonicalOf(list.body)]).toEqual([undefined, `${publicUrl}/jobs/list/professional`])
    const pages = locations((await get('/sitemap/pages.xml')).body)
    expect(pages).not.toContain(`${publicUrl}/classifieds`)
  })

  it.each([
    ['/news?topic=golpes&audience=candidate', '/news?topic=golpes'],
    ['/news?topic=empresas&audience=recruiter', '/news?topic=empresas'],
    ['/news?audience=recruiter', '/news?topic=empresas'],
    ['/news?audience=candidate', '/news?audience=candidate'],
    ['/news?topic=golpes', '/news?topic=golpes'],
    ['/news', '/news'],
  ])('names one address for the same list of articles: %s', async (path, canonical) => {
    expect(canonicalOf((await get(path)).body)?.replaceAll('&amp;', '&')).toBe(publicUrl + canonical)
  })

  it('gives each list of articles and courses a title of its own', async () => {
    const paths = ['/news', '/news?topic=golpes', '/news?audience=candidate', '/news?audience=recruiter', '/courses']
    const areas = courseAreas.map((area) => `/courses?area=${area}`)
    const titles = new Map<string, string>()
    for (const path of [...paths, ...areas]) {
      const { body } = await get(path)
      const title = /<title>(.*?)<\/title>/.exec(body)?.[1] ?? ''
      if (canonicalOf(body)) expect(titles.get(title), path).toBeUndefined()
      titles.set(title, path)
    }
  })
})
