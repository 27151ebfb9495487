import { courseAreas } from '@trampolim/marketplace/content/articles.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { canonicalOf, locations, openPublicPages, robotsOf } from './public-pages.ts'

describe('the address under which search engines list a page', async () => {
  const house = await testHouse()
  const { get, jobs } = await openPublicPages(house)
  const { publicUrl } = house.configuration

  it('has one address for each topic', async () => {
    await jobs(3)
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
