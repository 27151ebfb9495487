import type { Page, WebSocket } from '@playwright/test'
import { frame } from '@trampolim/phrases/pt-br/frame.ts'
import { menus } from '@trampolim/phrases/pt-br/menus.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { applicationTo } from './application-to.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

const field = /^Mensagem para/

/** Opens a page and waits until the broker has confirmed its connection and its topic. */
async function openLive(page: Page, path: string) {
  const confirmed = new Promise<WebSocket>((done) => {
    page.once('websocket', (live) => {
      let packets = 0
      live.on('framereceived', () => {
        packets += 1
        if (packets === 2) done(live)
      })
    })
  })
  await open(page, path)
  return confirmed
}

test.describe('pages that are open', () => {
  test.use({ viewport: screens.desk })

  test('show a message at once, without disturbing what is being written', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { jobId, token, recruiter } = await applicationTo(callsOf, await newCandidate())
    const { userId: candidateId } = await callsOf(token).gateway.accounts.session({})
    await signInWith(token)
    await openLive(page, `/messages/${jobId}`)
    const mine = page.getByRole('textbox', { name: field })
    await mine.fill('Posso começar na')
    await callsOf(recruiter).gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Quando você começa?' })
    await expect(page.getByRole('log').getByText('Quando você começa?')).toBeVisible()
    await expect(mine).toHaveValue('Posso começar na')
    await expect(mine).toBeFocused()
    const unread = async () => (await callsOf(token).gateway.messages.readOwnThread({ jobId })).thread.unread
    await expect.poll(unread).toBe(0)
  })

  test('keep the focus on a card that a colleague moves on', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { jobId, processId, cvId, path, recruiter } = await applicationTo(callsOf, await newCandidate())
    await signInWith(recruiter)
    await openLive(page, path)
    const card = page.locator(`[data-card="${cvId}"]`)
    const column = (step: keyof typeof selectionStep) =>
      page.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(card)
    await card.getByRole('link').first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(column('selectiveProcess')).toBeVisible()
    const { moveCandidate } = callsOf(recruiter).gateway.recruiterSelection
    const move = { jobId, processId, from: 'selectiveProcess', step: 'finalists' } as const
    await expect(async () => void (await moveCandidate(move))).toPass()
    await expect(column('finalists')).toBeVisible()
    await expect(card.getByRole('link').first()).toBeFocused()
  })

  test('count conversations in the menu, also while one is being read', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { jobId, token, recruiter } = await applicationTo(callsOf, await newCandidate())
    const { userId: candidateId } = await callsOf(token).gateway.accounts.session({})
    await signInWith(token)
    await openLive(page, '/profile')
    const menu = page.getByRole('navigation', { name: frame.mainMenu })
    await expect(menu.getByRole('link', { name: menus.messages, exact: true })).toBeVisible()
    await callsOf(recruiter).gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Quando você começa?' })
    await menu.getByRole('link', { name: `${menus.messages} , ${frame.unreadThreads_one}` }).click()
    await page.getByRole('link', { name: /Quando você começa/ }).click()
    await expect(menu.getByRole('link', { name: menus.messages, exact: true })).toBeVisible()
  })

  test('count up at the bell, on a page that shows nothing else of it', async ({
    page,
    callsOf,
    newCandidate,
    signInAs,
  }) => {
    await signInAs('bruno')
    await openLive(page, '/recruiter/profile')
    const { name } = await applicationTo(callsOf, await newCandidate())
    await page.locator('header summary').first().click()
    await expect(page.locator('header').getByRole('button', { name: new RegExp(name) })).toBeVisible()
    await expect(page.locator('header summary').first()).toContainText(/\d/)
  })

  test('show two recruiters each other’s moves on the board', async ({
    page,
    browser,
    baseURL,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    await signInWith(applied.recruiter)
    await openLive(page, applied.path)
    const theirs = await browser.newContext({ baseURL: baseURL as string, viewport: screens.desk })
    const elisa = await signInByCall(callsOf(), 'elisa')
    await theirs.addCookies([{ name: 'trampolim_session', value: elisa, url: baseURL as string }])
    const hers = await theirs.newPage()
    await openLive(hers, applied.path)
    const column = (on: Page, step: keyof typeof selectionStep) =>
      on.getByRole('region', { name: new RegExp(`^${selectionStep[step]}`) }).locator(`[data-card="${applied.cvId}"]`)
    await column(page, 'curriculums').getByRole('link').first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(column(hers, 'selectiveProcess')).toBeVisible()
    await column(hers, 'selectiveProcess').getByRole('link').first().focus()
    await hers.keyboard.press('Shift+ArrowRight')
    await expect(column(page, 'interviews')).toBeVisible()
    await theirs.close()
  })

  test('catch up once when a lost connection is back', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { jobId, token, recruiter } = await applicationTo(callsOf, await newCandidate())
    const { userId: candidateId } = await callsOf(token).gateway.accounts.session({})
    const opened: { close: () => Promise<void> }[] = []
    await page.routeWebSocket(/\/ws$/, (socket) => {
      socket.connectToServer()
      opened.push(socket)
    })
    await signInWith(token)
    await openLive(page, `/messages/${jobId}`)
    await opened[0]?.close()
    await callsOf(recruiter).gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Chegou depois?' })
    await expect(page.getByRole('log').getByText('Chegou depois?')).toBeVisible()
    expect(opened).toHaveLength(2)
  })

  test('work as usual if WebSockets are blocked, and don’t mention it', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { jobId, token } = await applicationTo(callsOf, await newCandidate())
    let tries = 0
    await page.routeWebSocket(/\/ws$/, async (socket) => {
      tries += 1
      await socket.close()
    })
    await signInWith(token)
    await open(page, `/messages/${jobId}`)
    await expect.poll(() => tries).toBeGreaterThan(0)
    await page.getByRole('textbox', { name: field }).fill('Bom dia!')
    await page.getByRole('button', { name: messages.write.send, exact: true }).click()
    await expect(page.getByRole('log').getByText('Bom dia!')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('visitors load nothing for real-time updates', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  for (const path of ['/', '/search', '/signin']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /mqtt|live-|\/ws$|\/realtime/.test(url))).toEqual([])
})
