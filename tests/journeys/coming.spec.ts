import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ viewport: screens.desk })

/** Pages of each shape: where somebody is, what they press there, and where it leads. */
const ways = [
  { shape: 'sheet', as: null, from: '/help', link: menus.news, to: /\/news$/ },
  { shape: 'list', as: null, from: '/help', link: menus.jobs, to: /\/search$/ },
  {
    shape: 'form',
    as: 'bruno',
    from: '/recruiter/dashboard',
    link: recruiter.publish,
    to: /\/recruiter\/job\/create$/,
  },
  {
    shape: 'board',
    as: 'bruno',
    from: '/recruiter/jobs',
    link: 'Confeiteira de bolos de festa',
    to: /\/selective-process$/,
  },
] as const

for (const { shape, as, from, link, to } of ways) {
  test(`a slow page is outlined after a click in its later shape, and a quick one isn’t: ${shape}`, async ({
    page,
    signInAs,
  }) => {
    if (as) await signInAs(as)
    await open(page, from)
    await page.waitForLoadState('networkidle')
    const coming = page.locator('[data-coming]')
    const { promise: asked, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(
      (url) => to.test(url.pathname.replace(/\.data$/, '')),
      async (route) => {
        await asked
        await route.fallback()
      },
    )
    await page.getByRole('link', { name: link }).first().click()
    await expect(coming).toHaveAttribute('data-coming', shape)
    await expect(coming).toHaveCSS('opacity', '1')
    // What remains isn't moved by the panel.
    await expect(page).toHaveURL((url) => url.pathname === from)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    letCome()
    await expect(page).toHaveURL((url) => to.test(url.pathname))
    await expect(coming).toHaveCount(0)
  })
}
