import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { paging } from '@trampolim/phrases/pt-br/paging.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { expect, open, signInByCall, test } from './journey.ts'
import { signInOnPage } from './sign-in-on-page.ts'

test('a page beyond the last shows the last', async ({ page }) => {
  for (const list of ['/search?location=SP', '/jobs/list/professional?sector=sales', '/jobs/list/internship']) {
    for (const number of [999, 100_001]) {
      const answer = await open(page, `${list}${list.includes('?') ? '&' : '?'}page=${number}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).not.toHaveURL(/page=(999|100)/)
    }
    const pages = page.getByRole('navigation', { name: search.pages })
    if (await pages.isVisible()) await expect(pages.getByRole('link', { name: paging.next })).toHaveCount(0)
  }
})

test('a page beyond the last shows the last of a signed-in person’s lists', async ({ page, signInAs, callsOf }) => {
  const isFirst = async (path: string) => {
    const answer = await open(page, `${path}${path.includes('?') ? '&' : '?'}page=100001`)
    expect(answer?.status(), path).toBe(200)
    await expect(page, path).not.toHaveURL(/page=100/)
  }
  await signInAs('rita')
  for (const path of ['/review', '/review?subject=job', '/review/audit']) await isFirst(path)
  await signInAs('ana')
  for (const path of ['/jobs', '/jobs?tab=favourites', '/selective-process']) await isFirst(path)
  await signInAs('bruno')
  const bruno = callsOf(await signInByCall(callsOf(), 'bruno')).gateway
  const { items } = await bruno.recruiterJobs.listOwnJobs({ sortBy: 'count' })
  const board = `/recruiter/job/${items[0]?.id}/selective-process`
  for (const path of ['/recruiter/jobs', `${board}?step=curriculums`, `${board}?step=discarded`]) await isFirst(path)
})

test('a list of a kind within a sector contains only that kind', async ({ page, callsOf }) => {
  const { items } = await callsOf().searchJobs.search.jobsOfKind({ jobType: 'internship', size: 100 })
  await open(page, '/jobs/list/internship?sector=administrative')
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(items.map(({ jobName }) => jobName)).toContain(name)
})

test('a signed-in candidate reads a shared list in the search', async ({ page, newCandidate, signInWith }) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/jobs/list/internship')
  await expect(page).toHaveURL(/\/search\?jobType=internship$/)
  await expect(page.getByRole('heading', { level: 1, name: jobs.list.internship })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: search.alert })).toHaveCount(0)
  await page.getByRole('combobox', { name: search.location }).fill('SP')
  await page.getByRole('button', { name: search.submitShort }).click()
  await expect(page).toHaveURL(/jobType=internship/)
  await expect(
    page.getByRole('link', { name: search.remove.replace('{{filter}}', jobs.list.internship) }),
  ).toBeVisible()
})

test('filters in the address of a whole list take effect with the search', async ({
  page,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/jobs/list/professional?workType=2')
  await expect(page).toHaveURL(/\/search\?jobType=professional&workType=2$/)
  await expect(page.getByText(search.idle.text)).toBeVisible()
  const removing = page.getByRole('link', { name: search.remove.replace('{{filter}}', reference.workType[2]) })
  await expect(removing).toHaveCount(0)
  await page.getByRole('combobox', { name: search.location }).fill('SP')
  await page.getByRole('button', { name: search.submitShort }).click()
  await expect(removing).toBeVisible()
  await expect(page).toHaveURL(/workType=2/)
  await expect(page.getByText(search.idle.text)).toHaveCount(0)
})

test('the hundred and first alert is refused kindly on the search', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  const { alerts } = callsOf(token).gateway
  for (let at = 0; at < 100; at++) await alerts.createAlert({ occupation: `cargo ${at}`, location: '' })
  await signInWith(token)
  await open(page, '/search?location=SP')
  await page.getByRole('button', { name: search.alert }).click()
  await expect(page.getByText(refusals.too_many_alerts)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: search.yourAlerts }).click()
  await expect(page).toHaveURL(/\/jobs\?tab=alerts/)
})

test('search engines may list the search, as the site map says, but not its results for words', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const siteMap = await textOf('/sitemap/pages.xml')
  for (const [, path = ''] of siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
    expect(await textOf(path), path).not.toContain('name="robots"')
  }
  expect(siteMap).toContain('/search</loc>')
  for (const path of [
    '/search?occupation=',
    '/search?occupation=Vendedor',
    '/search?occupation=palavra+que+ninguem+disse&location=SP',
  ]) {
    expect(await textOf(path), path).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('jobs that Ana applied to are marked in the list, and in the panel next to it', async ({ page, callsOf }) => {
  await open(page, '/signin')
  await signInOnPage(page, { email: demoAccounts[0].email, password: demoPassword })
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Ana' })).toBeVisible()
  await open(page, '/search?location=S%C3%A3o+Paulo%2C+SP&sort=distance')
  const card = page.getByRole('article').first()
  const far = /(\d+ km|a menos de 1 km|na mesma cidade)$/.exec(
    (await card.locator('p').first().innerText()).trim(),
  )?.[1]
  expect(far).toBeTruthy()
  await expect(page.getByRole('region', { name: search.details })).toContainText(far as string)
  const ana = callsOf(await signInByCall(callsOf(), 'ana'))
  const { items } = await ana.gateway.selection.listCandidated({})
  const marked = await page
    .getByRole('article')
    .filter({ hasText: jobs.appliedTag })
    .getByRole('heading')
    .allInnerTexts()
  expect(marked.length).toBeGreaterThan(0)
  for (const name of marked) expect(items.map(({ jobName }) => jobName)).toContain(name)
})
