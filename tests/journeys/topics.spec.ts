import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { expect, open, screens, test } from './journey.ts'

const { index, title } = topics

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone })

  test('a visitor goes from the start page by an occupation to its jobs in a city, and back by the breadcrumbs', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: landing.byTopic }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(index.title)
    await page.getByRole('link', { name: /^Vendedor \d+ vagas$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      title.occupation.replace('{{occupation}}', 'vendedor'),
    )
    const places = page.getByRole('region', { name: topics.places.replace('{{occupation}}', 'vendedor') })
    await places.getByRole('link', { name: /^São Paulo, SP/ }).click()
    await expect(page).toHaveURL(/\/vagas\/de\/vendedor\/em\/sao-paulo-sp$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vagas de vendedor em São Paulo, SP')
    const count = Number(/^\d+/.exec(await page.getByText(/^\d+ vagas\./).innerText())?.[0])
    await expect(page.getByRole('article')).toHaveCount(count)
    await page.getByRole('navigation', { name: topics.trail }).getByRole('link', { name: 'Vendedor' }).click()
    await expect(page).toHaveURL(/\/vagas\/de\/vendedor$/)
  })

  test('a job links to more of its occupation and of its city', async ({ page }) => {
    await page.goto('/vagas/de/vendedor/em/sao-paulo-sp')
    await page.getByRole('article').first().getByRole('link').first().click()
    const more = page.getByRole('region', { name: topics.ofJob })
    await more.getByRole('link', { name: /^São Paulo, SP/ }).click()
    await expect(page).toHaveURL(/\/vagas\/em\/sao-paulo-sp$/)
    await page.getByRole('link', { name: /^Ver todas as \d+ vagas$/ }).click()
    await expect(page).toHaveURL(/\/search\?location=/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('a person who signs in saves a job from there', async ({ page, newCandidate, signInWith }) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/vagas/em/sao-paulo-sp')
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('button', { name: jobs.like.replace('{{job}}', name) }).click()
  await expect(first.getByRole('button', { name: jobs.unlike.replace('{{job}}', name) })).toBeVisible()
})

test('other systems read the jobs of the demo', async ({ page }) => {
  const feed = await (await page.request.get('/feeds/jobs.json')).json()
  expect(feed.items).toHaveLength(200)
  const next = await (await page.request.get(feed.next_url)).json()
  expect(next.items[0].id > feed.items[199].id).toBe(true)
  expect(await (await page.request.get('/feeds/jobs.xml')).text()).toContain('<jobtype>fulltime</jobtype>')
})
