import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { selectionBoard as board } from '@trampolim/phrases/pt-br/selection-board.ts'
import { applicationTo } from './application-to.ts'
import { expect, open, screens, signInByCall, test } from './journey.ts'

const field = /^Mensagem para/
const send = { name: messages.write.send, exact: true } as const

test.describe('a candidate and a recruiter', () => {
  test.use({ viewport: screens.desk })

  test('talk about a job, each on their own pages', async ({ page, callsOf, newCandidate, signInWith }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    const { jobId, token, recruiter, name } = applied
    await signInWith(token)
    await open(page, '/selective-process')
    await page.getByRole('link', { name: selection.messages, exact: true }).last().click()
    await expect(page).toHaveURL(`/messages/${jobId}`)
    await expect(page.getByText(messages.thread.none.candidate)).toBeVisible()
    await page
      .getByRole('textbox', { name: field })
      .fill('Bom dia!\nA vaga inclui domingos? <b>https://exemplo.com.br</b>')
    await page.keyboard.press('Control+Enter')
    const bubbles = page.getByRole('log').getByRole('paragraph')
    await expect(bubbles.filter({ hasText: '<b>https://exemplo.com.br</b>' })).toBeVisible()
    await expect(page.getByText(messages.write.sending)).toHaveCount(0)
    await expect(page.getByRole('log').getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('')

    await signInWith(recruiter)
    await open(page, applied.path)
    const card = page.locator(`[data-card="${applied.cvId}"]`)
    await card.locator('summary').click()
    await card.getByRole('link', { name: board.move.message }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const { candidateId } = (await callsOf(recruiter).gateway.messages.listThreads({ size: 100 })).items.find(
      (each) => each.processId === applied.processId,
    ) as { candidateId: string }
    const unread = async () =>
      (await callsOf(recruiter).gateway.messages.readThread({ jobId, candidateId })).thread.unread
    await expect.poll(unread).toBe(0)
    await page.getByRole('textbox', { name: field }).fill('Um domingo por mês.')
    await page.getByRole('button', send).click()
    await expect(bubbles.filter({ hasText: 'Um domingo por mês.' })).toBeVisible()
    await expect(page.getByText(messages.write.sending)).toHaveCount(0)

    await signInWith(token)
    await open(page, '/messages')
    await expect(page.getByRole('link', { name: messages.unread_one.replace('{{count}}', '1') })).toBeVisible()
    await page.getByRole('link', { name: /Um domingo por mês/ }).click()
    await expect(page.getByText(/· lida$/)).toBeVisible()
    await expect.poll(async () => (await callsOf(token).gateway.messages.listOwnThreads({})).items[0]?.unread).toBe(0)
  })

  test('without conversations read how one begins, beside no empty one', async ({ page, newCandidate, signInWith }) => {
    await signInWith((await newCandidate()).token)
    await open(page, '/messages')
    const { title, text } = messages.empty.candidate
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    const { x = 0, width = 0 } = (await page.getByText(text).boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - screens.desk.width / 2)).toBeLessThan(20)
  })

  test('lose nothing when the connection is lost, and say nothing twice', async ({
    page,
    context,
    complaints,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const { jobId, token } = await applicationTo(callsOf, await newCandidate())
    const arrived = async () =>
      (await callsOf(token).gateway.messages.readOwnThread({ jobId })).items.map(({ message }) => message.message)
    await signInWith(token)
    await open(page, `/messages/${jobId}`)
    const write = async (text: string) => {
      await page.getByRole('textbox', { name: field }).fill(text)
      await page.getByRole('button', send).click()
    }

    // The message arrives but its answer is lost.
    let isLost = false
    await page.route(/\/messages\//, async (route) => {
      if (isLost || !route.request().postData()?.includes('9h50')) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await write('Chego às 9h50.')
    await expect(page.getByText(messages.write.lost)).toBeVisible()
    expect(await arrived()).toEqual(['Chego às 9h50.'])
    await page.getByRole('button', { name: messages.write.again }).click()
    await expect(page.getByText(messages.write.lost)).toHaveCount(0)
    await expect(page.getByText(messages.write.sending)).toHaveCount(0)
    expect(await arrived()).toEqual(['Chego às 9h50.'])

    // The second message waits for the first one, whose answer takes long.
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/messages\//, async (route) => {
      if (route.request().postData()?.includes('rua+de+baixo')) await held
      return route.fallback()
    })
    await write('Entro pela rua de baixo?')
    await write('Ou pela de cima?')
    await expect(page.getByText(messages.write.sending)).toHaveCount(2)
    expect(await arrived()).toEqual(['Chego às 9h50.'])
    letGo()
    const asked = ['Chego às 9h50.', 'Entro pela rua de baixo?', 'Ou pela de cima?']
    await expect.poll(arrived).toEqual(asked)
    await expect(page.getByText(messages.write.sending)).toHaveCount(0)

    // Without a connection the message waits, even across a reload, and is sent once the connection is back.
    await context.setOffline(true)
    await write('Levo o RG.')
    await expect(page.getByText(messages.write.lost)).toBeVisible()
    await page.getByRole('textbox', { name: field }).fill('E a carteira')
    await context.setOffline(false)
    await expect(page.getByText(messages.write.lost)).toHaveCount(0)
    await expect.poll(arrived).toEqual([...asked, 'Levo o RG.'])
    await open(page, `/messages/${jobId}`)
    await expect(page.getByRole('textbox', { name: field })).toHaveValue('E a carteira')
    await expect(page.getByRole('log').getByText('Levo o RG.')).toHaveCount(1)
    // The browser also logs the lost connection as an error.
    complaints.length = 0
  })

  test('read older messages by scrolling up', async ({ page, callsOf, newCandidate, signInWith }) => {
    const { jobId, token } = await applicationTo(callsOf, await newCandidate())
    const { writeToJob } = callsOf(token).gateway.messages
    for (let each = 1; each <= 55; each += 1) await writeToJob({ jobId, message: `Mensagem ${each}.` })
    await signInWith(token)
    await open(page, `/messages/${jobId}`)
    await expect(page.getByRole('log').getByText('Mensagem 55.', { exact: true })).toBeInViewport()
    await expect(page.getByText('Mensagem 5.', { exact: true })).toHaveCount(0)
    await page.getByText('Mensagem 6.', { exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Mensagem 1.', { exact: true })).toBeAttached()
    await expect(page.getByRole('link', { name: messages.thread.older })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokes: [422], viewport: screens.phone })

  test('a candidate writes, reads older messages, and marks an answer as read', async ({
    page,
    callsOf,
    newCandidate,
    signInWith,
  }) => {
    const applied = await applicationTo(callsOf, await newCandidate())
    const { jobId, token, recruiter } = applied
    const own = callsOf(token).gateway.messages
    await signInWith(token)
    await page.goto('/messages')
    await page.getByRole('link', { name: messages.begin.writeAbout.replace('{{job}}', 'Atendente de balcão') }).click()
    await page.getByRole('textbox', { name: field }).fill('   ')
    await page.getByRole('button', send).click()
    await expect(page.getByText(messages.write.blank)).toBeVisible()
    await page.getByRole('textbox', { name: field }).fill('Bom dia!')
    await page.getByRole('button', send).click()
    await expect(page.getByRole('log').getByText('Bom dia!')).toBeVisible()
    await expect(page).toHaveURL(`/messages/${jobId}`)
    await page.reload()
    await expect(page.getByRole('log').getByText('Bom dia!')).toHaveCount(1)

    const { candidateId } = (await own.readOwnThread({ jobId })).thread
    const { writeToCandidate } = callsOf(recruiter).gateway.messages
    for (let each = 1; each <= 52; each += 1)
      await writeToCandidate({ jobId, candidateId, message: `Resposta ${each}.` })
    await page.goto(`/messages/${jobId}`)
    await expect(page.getByRole('log').getByText('Resposta 52.', { exact: true })).toBeInViewport()
    await page.getByRole('button', { name: messages.thread.markRead }).click()
    await expect(page.getByRole('button', { name: messages.thread.markRead })).toHaveCount(0)
    expect((await own.readOwnThread({ jobId })).thread.unread).toBe(0)
    await page.getByRole('link', { name: messages.thread.older }).click()
    await expect(page.getByRole('log').getByText('Bom dia!')).toBeVisible()
    await page.getByRole('link', { name: messages.thread.newest }).click()
    await expect(page.getByRole('log').getByText('Resposta 52.', { exact: true })).toBeVisible()
  })
})

test('a closed conversation explains why and what comes next', async ({ page, callsOf, newCandidate, signInWith }) => {
  const { jobId, token, processId } = await applicationTo(callsOf, await newCandidate())
  const { messages: calls, selection: own } = callsOf(token).gateway
  await calls.writeToJob({ jobId, message: 'Bom dia!' })
  await own.withdraw({ id: processId })
  await signInWith(token)
  await open(page, `/messages/${jobId}`)
  await expect(page.getByText(messages.closed.candidate.withdrawn)).toBeVisible()
  await expect(page.getByRole('log').getByText('Bom dia!', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: field })).toHaveCount(0)
})

test('a reported conversation is read and closed by a reviewer', async ({
  page,
  callsOf,
  newCandidate,
  signInWith,
}) => {
  const { jobId, token, recruiter, name } = await applicationTo(callsOf, await newCandidate())
  const own = callsOf(token).gateway.messages
  await own.writeToJob({ jobId, message: 'Bom dia!' })
  const { candidateId } = (await own.readOwnThread({ jobId })).thread
  await callsOf(recruiter).gateway.messages.writeToCandidate({ jobId, candidateId, message: 'Mande R$ 50 pelo exame.' })
  await signInWith(token)
  await open(page, `/messages/${jobId}`)
  await page.getByRole('link', { name: messages.report.open }).click()
  await page.getByLabel(messages.report.label).fill('Pediu dinheiro.')
  await page.getByRole('button', { name: messages.report.send }).click()
  await expect(page.getByText(messages.report.waiting)).toBeVisible()

  await signInWith(await signInByCall(callsOf(), 'rita'))
  await open(page, '/review/reports')
  await page.getByRole('link', { name: reviews.reports.threads, exact: true }).click()
  const title = reviews.reports.byCandidate.replace('{{name}}', name).replace('{{company}}', 'Padaria Aurora')
  const report = page.getByRole('listitem').filter({ hasText: title })
  await report.getByText(reviews.reports.said_other.replace('{{count}}', '2')).click()
  await expect(report.getByText('Mande R$ 50 pelo exame.')).toBeVisible()
  await report.getByRole('textbox').fill('Fechamos a conversa.')
  await report.getByRole('button', { name: reviews.reports.close }).click()
  await expect(page).toHaveURL(/done/)

  await signInWith(token)
  await open(page, `/messages/${jobId}`)
  await expect(page.getByText(messages.closed.candidate.stopped)).toBeVisible()
})
