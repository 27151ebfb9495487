import { notificationPages as texts } from '@trampolim/phrases/pt-br/notification-pages.ts'
import { notificationPreferences as wanted } from '@trampolim/phrases/pt-br/notification-preferences.ts'
import { applicationTo } from './application-to.ts'
import { expect, open, screens, test } from './journey.ts'

test.describe('notifications', () => {
  test.use({ viewport: screens.desk })

  test('come to a recruiter, link to their subject and are marked as read by it, also from the bell', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { recruiter, name, jobId, cvId } = await applicationTo(callsOf, await newCandidate())
    const { notifications } = callsOf(recruiter).gateway
    const mine = async () =>
      (await notifications.listNotifications({ limit: 50 })).items.find(
        ({ message }) => message.type === 'notification' && message.notification.text.startsWith(name),
      )
    await expect.poll(mine).toBeTruthy()
    await signInWith(recruiter)
    await open(page, '/recruiter/notifications')
    await expect(page.getByRole('heading', { name: texts.days.today })).toBeVisible()
    await page
      .locator('main')
      .getByRole('button', { name: new RegExp(name) })
      .click()
    await expect(page).toHaveURL(new RegExp(`/recruiter/job/${jobId}/selective-process/cv-details/${cvId}`))
    expect((await mine())?.ids.destinationIds[0]?.read).toBe(true)

    await page
      .locator('header summary')
      .filter({ has: page.locator('svg') })
      .first()
      .click()
    // The latest four, some of which may belong to the recruiter's other jobs.
    await expect(page.locator('header form[action="/recruiter/notifications"]')).toHaveCount(4)
    await page.getByRole('link', { name: texts.bell.all }).click()
    await expect(page).toHaveURL('/recruiter/notifications')
  })

  test('are read all at once, and the page says if there are none', async ({ page, newCandidate, signInWith }) => {
    const { token } = await newCandidate()
    await signInWith(token)
    await open(page, '/notifications')
    await expect(page.getByRole('heading', { name: texts.none.title })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.readAll })).toHaveCount(0)
  })
})

test.describe('without JavaScript on a phone', () => {
  test.use({ viewport: screens.phone, javaScriptEnabled: false })

  test('the bell opens, and links to all notifications', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await page.goto('/jobs')
    await page.locator('header summary').first().click()
    await page.getByRole('link', { name: texts.bell.all }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('heading', { name: texts.none.title })).toBeVisible()
  })

  test('a candidate chooses what to receive, and finds the choices again', async ({
    page,
    newCandidate,
    signInWith,
  }) => {
    await signInWith((await newCandidate()).token)
    await page.goto('/notifications')
    await page.getByRole('link', { name: texts.choose }).click()
    const moves = page.getByRole('group', { name: wanted.kinds.moved })
    await moves.getByRole('checkbox').uncheck()
    await moves.getByRole('combobox').selectOption('weekly')
    await page.getByRole('button', { name: wanted.save }).click()
    await expect(page.getByText(wanted.saved)).toBeVisible()
    await expect(moves.getByRole('checkbox')).not.toBeChecked()
    await expect(moves.getByRole('combobox')).toHaveValue('weekly')
    await expect(page.getByRole('group', { name: wanted.kinds.security })).toHaveCount(0)
  })
})
