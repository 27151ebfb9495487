import { acceptTerms, consentList } from '@trampolim/phrases/pt-br/accept-terms.ts'
import { dataExport } from '@trampolim/phrases/pt-br/data-export.ts'
import { recruiterPrivacy } from '@trampolim/phrases/pt-br/recruiter-privacy.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'
import { readLetter } from './mailbox.ts'
import { approve, approveAll, registerRecruiter } from './new-recruiter.ts'

test.use({ viewport: screens.phone })

const { leave } = recruiterPrivacy

test('a recruiter accepts the new terms from the banner, and comes back to the page', async ({
  page,
  callsOf,
  signInWith,
}) => {
  await signInWith(await signInByCall(callsOf(), 'nina'))
  await open(page, '/recruiter/profile/privacy')
  await expect(page.getByText(consentList.outdated)).toBeVisible()
  await page.getByRole('link', { name: acceptTerms.strip }).click()
  await expect(page.getByRole('heading', { level: 1, name: acceptTerms.title })).toBeVisible()
  expect.soft(await violationsOf(page, 'light')).toEqual([])
  await page.getByRole('button', { name: acceptTerms.accept }).click()
  await expect(page).toHaveURL(/\/recruiter\/profile\/privacy$/)
  await expect(page.getByRole('link', { name: acceptTerms.strip })).toHaveCount(0)
})

test('the last recruiter of a company downloads the data, and closes the company', async ({
  page,
  callsOf,
  signInWith,
}) => {
  const founder = await registerRecruiter(callsOf())
  await signInWith(founder.token)
  await open(page, '/recruiter/profile/privacy')
  await page.getByRole('button', { name: dataExport.ask }).click()
  await expect(page.getByText(dataExport.making).or(page.getByText(/Pronto\. Você pode baixar/))).toBeVisible()
  const letter = await readLetter(page, { to: founder.email, subject: /Seus dados estão prontos/ })
  expect(letter.text).toContain('/recruiter/profile/privacy#data-export')
  await open(page, '/recruiter/profile/privacy')
  await expect(page.getByRole('link', { name: dataExport.download })).toBeVisible()
  await expect(page.getByText(leave.noInvitation)).toBeVisible()
  expect.soft(await violationsOf(page, 'dark')).toEqual([])
  await page.getByRole('button', { name: leave.closeAction }).click()
  await page.getByRole('dialog').getByRole('button', { name: leave.once.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: leave.twice.confirm }).click()
  await expect(page).toHaveURL(/\/recruiter\?deleted=organization/)
  const again = callsOf().gateway.accounts.login({ type: 1, email: founder.email, password: founder.password })
  await expect(again).rejects.toThrow()
})

test.describe('the only colleague left meanwhile', () => {
  test.use({ provokes: [409] })

  test('a recruiter who leaves too late reads that they are the last one, and can close the company', async ({
    page,
    callsOf,
    signInWith,
  }) => {
    const rita = callsOf(await signInByCall(callsOf(), 'rita'))
    const founder = await registerRecruiter(callsOf())
    await approveAll(rita, founder)
    const colleague = await registerRecruiter(callsOf(), { cnpj: founder.cnpj })
    await approve(rita, { subject: 'recruiter', name: colleague.name })
    await signInWith(founder.token)
    await open(page, '/recruiter/profile/privacy')
    await page.getByRole('button', { name: leave.action }).click()
    await page.getByRole('dialog').getByRole('button', { name: leave.once.confirm }).click()
    await callsOf(colleague.token).gateway.recruiters.deleteRecruiter({})
    await page.getByRole('dialog').getByRole('button', { name: leave.twice.confirm }).click()
    await expect(page.getByRole('button', { name: leave.closeAction })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
