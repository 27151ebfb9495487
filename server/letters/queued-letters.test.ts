import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { samples } from '@trampolim/tests/samples/letter-samples.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { letterHandlers } from './background.ts'
import { demoMailboxRoutes } from './routes.ts'
import { queueLetter } from './send-letter.ts'

describe('queued letters and the demo mailbox', async () => {
  const house = await testHouse()

  const queue = (id: string, to: string) =>
    house.database.transaction().execute((tx) =>
      queueLetter(tx, {
        secret: house.configuration.secret,
        id,
        to,
        template: 'password-reset',
        values: { token: 'a-secret-token' },
      }),
    )

  it('wait encrypted, and are sent once with their id', async () => {
    const id = newId(house.now())
    await queue(id, 'ana@exemplo.com.br')
    expect(JSON.stringify(await waitingWork(house.database))).not.toMatch(/a-secret-token|ana@/)
    await house.work({ handlers: letterHandlers })
    expect(house.letters).toMatchObject([{ id, to: 'ana@exemplo.com.br' }])
    expect(house.letters[0]?.text).toContain('a-secret-token')
    expect(await waitingWork(house.database)).toEqual([])
  })

  it.each(['data-ready', 'job-alert', 'job-summaries', 'unread-messages'] as const)(
    'about %s aren’t sent once their reader has left',
    async (template) => {
      const { secret } = house.configuration
      const letter = { secret, to: 'ana@exemplo.com.br', template, values: samples[template] } as const
      const queueIt = () =>
        house.database.transaction().execute((tx) => queueLetter(tx, { ...letter, id: newId(house.now()) }))
      const { accountId } = await insertCandidate(house, { email: letter.to, cpf: '52998224725' })
      await queueIt()
      await house.work({ handlers: letterHandlers })
      expect(house.letters).toHaveLength(1)
      await queueIt()
      await house.database.deleteFrom('account').where('id', '=', accountId).execute()
      await house.work({ handlers: letterHandlers })
      expect(house.letters).toHaveLength(1)
    },
  )

  it('to many people wait for letters that a person requested', async () => {
    await house.database.transaction().execute(async (tx) => {
      const letter = { secret: house.configuration.secret, to: 'ana@exemplo.com.br' }
      const summary = { template: 'notifications-due', values: samples['notifications-due'] } as const
      const code = { template: 'email-code', values: samples['email-code'] } as const
      await queueLetter(tx, { ...letter, ...summary, id: newId(house.now()) })
      await queueLetter(tx, { ...letter, ...code, id: newId(house.now()) })
    })
    const { rows } = await sql<{ priority: number }>`
      select priority from graphile_worker.jobs where task_identifier = 'send-letter' order by id
    `.execute(house.database)
    const [summary, code] = rows.map(({ priority }) => priority)
    expect(summary).toBeGreaterThan(code as number)
    await house.work({ handlers: letterHandlers })
    house.letters.splice(0)
  })

  it('are shown newest first and one by one', async () => {
    const first = newId(house.now())
    house.clock.pass(5)
    const second = newId(house.now())
    await queue(first, 'ana@exemplo.com.br')
    await queue(second, 'bruno@exemplo.com.br')
    await house.work({ handlers: letterHandlers })
    const demo = house.as(demoMailboxRoutes)
    const listed = await demo.listLetters({ limit: 2 })
    expect(listed.map(({ id, to }) => [id, to])).toEqual([
      [second, 'bruno@exemplo.com.br'],
      [first, 'ana@exemplo.com.br'],
    ])
    const letter = await demo.readLetter({ id: first })
    expect(letter).toMatchObject({ id: first, subject: 'Crie uma nova senha' })
    expect(letter.text).toContain('a-secret-token')
    expect(letter.html).toContain('a-secret-token')
  })

  it('are not found without the demo world, nor is an unknown letter', async () => {
    expect(await refusal(house.as(demoMailboxRoutes).readLetter({ id: newId(house.now()) }))).toMatchObject({
      code: 'page_not_found',
      status: 404,
    })
    house.configuration.demo = false
    expect((await refusal(house.as(demoMailboxRoutes).listLetters({}))).code).toBe('page_not_found')
    house.configuration.demo = true
  })
})
