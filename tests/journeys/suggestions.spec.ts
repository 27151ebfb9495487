import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { expect, open, screens, test } from './journey.ts'

test.use({ viewport: screens.desk })

test('the suggestion that was pressed is the one that is taken, though the list moves before the press ends', async ({
  page,
  signInAs,
}) => {
  await signInAs('bruno')
  await open(page, '/recruiter/job/create')
  const field = page.getByRole('combobox', { name: jobFieldLabels.occupation })
  const option = page.getByRole('option', { name: /^Confeiteir/ }).first()

  await test.step('because something above it grew', async () => {
    await field.fill('confeit')
    const box = await field.boundingBox()
    await option.hover()
    await page.mouse.down()
    await page.evaluate(grow('200px'))
    await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + 100)
    await page.mouse.up()
    await expect(field).toHaveValue('Confeiteiro')
    await page.evaluate(grow(''))
  })
  await test.step('because a newer list arrived', async () => {
    await field.fill('confeit')
    await expect(option).toBeVisible()
    let arrive = () => {}
    const held = new Promise<void>((go) => {
      arrive = go
    })
    await page.route(/\/lookups\/.*pedreiro/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/\/lookups\/.*pedreiro/)
    await field.fill('pedreiro')
    await asked
    await option.hover()
    await page.mouse.down()
    const answer = page.waitForResponse(/\/lookups\/.*pedreiro/)
    arrive()
    await (await answer).finished()
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
    await page.mouse.up()
    await expect(field).toHaveValue('Confeiteiro')
  })
  await test.step('but not if the mouse is moved away from it', async () => {
    await field.fill('confeit')
    await option.hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(field).toHaveValue('confeit')
    await option.click()
    await expect(field).toHaveValue('Confeiteiro')
  })
})

/** A script that makes the field with the focus begin further down in its box. */
const grow = (by: string) => `document.activeElement.parentElement.style.paddingTop = '${by}'`
