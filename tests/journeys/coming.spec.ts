import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ viewport: screens.desk })

test('a slow page is outlined after a click, in its later shape, and a quick one shows no outline', async ({
  page,
}) => {
  await open(page, '/help')
  await page.waitForLoadState('networkidle')
  const coming = page.locator('[data-coming]')
  let letCome = () => {}
  const asked = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/news\.data/, async (route) => {
    await asked
    await route.fallback()
  })
  await page.getByRole('banner').getByRole('link', { name: menus.news }).click()
  await expect(coming).toHaveAttribute('data-coming', 'sheet')
  await expect(coming).toHaveCSS('opacity', '1')
  // What remains isn't moved by the panel.
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  letCome()
  await expect(page).toHaveURL(/\/news$/)
  await expect(coming).toHaveCount(0)
})
