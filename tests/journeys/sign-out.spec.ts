import type { Page } from '@playwright/test'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'
import { signInOnPage, signOut } from './sign-in-on-page.ts'

for (const [name, use] of Object.entries({
  'at a desk': { viewport: screens.desk },
  'on a phone, without JavaScript': { viewport: screens.phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use(use)
    const scripts = use.viewport === screens.desk

    test('a person signs out of all devices, sees a confirmation, and signs in again', async ({
      page,
      context,
      browser,
      baseURL,
      newCandidate,
      signInWith,
    }) => {
      const { email, password, token } = await newCandidate()
      await signInWith(token)
      const other = await browser.newContext({ baseURL: baseURL as string })
      const elsewhere = await other.newPage()
      await elsewhere.goto('/signin')
      await signInOnPage(elsewhere, { email, password })
      await expect(elsewhere).toHaveURL(/\/dashboard$/)

      await (scripts ? open(page, '/dashboard') : page.goto('/dashboard'))
      if (scripts) {
        const summary = page.locator('header summary').last()
        await summary.click()
        await expect(page.getByRole('button', { name: frame.signOutHere })).toBeVisible()
        expect.soft(await violationsOf(page, 'light'), 'the open menu').toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: frame.signOutHere })).toBeHidden()
        await expect(summary).toBeFocused()
      }
      await signOut(page, { everywhere: true })
      await expect(page.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
      await expect(page.getByText(signIn.outEverywhere.title)).toBeVisible()
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('trampolim_session')

      await elsewhere.goto('/profile')
      await expect(elsewhere.getByRole('heading', { level: 1, name: signIn.areas.professional.title })).toBeVisible()
      await other.close()

      await signInOnPage(page, { email, password })
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
}

test('signing out in one tab takes personal data off the others', async ({
  page,
  context,
  newCandidate,
  signInWith,
}) => {
  const { token } = await newCandidate()
  await signInWith(token)
  await open(page, '/dashboard')
  const others = await Promise.all(
    ['/profile', '/search?occupation=padeiro'].map(async (path) => {
      const other = await context.newPage()
      await open(other, path)
      return other
    }),
  )
  await page.bringToFront()
  await signOut(page)
  await expect(others[0] as Page).toHaveURL(/\/signin\?redirect=/)
  await expect((others[1] as Page).getByRole('banner').getByRole('link', { name: menus.signIn }).first()).toBeVisible()
})

test('the colours chosen behind the picture are those of the footer, and the way out is in sight', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(screens.phone)
  await signInAs('ana')
  await open(page, '/profile')
  const chosen = (part: 'banner' | 'contentinfo') =>
    page.getByRole(part).getByRole('radio', { name: frame.theme.dark, includeHidden: true })
  await page.getByRole('banner').locator('summary').last().click()
  await expect(page.getByRole('banner').getByRole('button', { name: frame.signOutHere })).toBeInViewport()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
  await page.getByRole('banner').getByText(frame.theme.dark).locator('..').click()
  await expect(chosen('banner')).toBeChecked()
  await expect(chosen('contentinfo')).toBeChecked()
})
