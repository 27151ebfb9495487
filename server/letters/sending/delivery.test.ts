import { testHouse } from '@trampolim/tests/house.ts'
import { type Manners, mailServer } from '@trampolim/tests/mail/mail-server.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { smtpPost } from '../../platform/mail/post.ts'
import { letterHandlers } from '../background.ts'
import { queueLetter } from '../send-letter.ts'

const minute = 60
/** Longer than any attempt takes on a busy machine. One test waits for an answer that never comes. */
const patience = { connection: 5000, greeting: 5000, answer: 3000 }
const sender = { from: 'Trampolim <ola@trampolim.test>', host: 'trampolim.test' }

describe('a letter', async () => {
  const house = await testHouse({ bounceAddress: 'voltou@trampolim.test' })
  const { configuration, database } = house
  let server: Awaited<ReturnType<typeof mailServer>>

  beforeEach(async () => {
    // The queue also compares with the database's clock, so the house's clock is set ahead of it.
    house.clock.set(new Date('2040-05-08T12:00:00.000Z'))
    server = await mailServer()
    house.post = smtpPost(server.url, sender, { patience })
  })
  afterEach(async () => {
    house.post.close()
    await server.close()
  })

  const welcome = (to = 'ana@exemplo.com') =>
    database.transaction().execute((tx) =>
      queueLetter(tx, {
        ...{ secret: configuration.secret, id: newId(house.now()), to },
        ...{ template: 'welcome', values: { name: 'Ana' } },
      }),
    )
  const code = (to = 'ana@exemplo.com') =>
    database.transaction().execute((tx) =>
      queueLetter(tx, {
        ...{ secret: configuration.secret, id: newId(house.now()), to, template: 'email-code' },
        values: { code: '1234', signInPath: null, isNewAddress: false, again: false },
      }),
    )
  const work = () => house.work({ handlers: letterHandlers })
  const later = async (minutes: number) => {
    house.clock.pass(minutes * minute)
    await work()
  }
  /** The stored state of the letters, the oldest first. */
  async function states() {
    const { rows } = await sql<{ state: string; tries: number; answer: string | null }>`
      select state, tries, answer from letter order by queued_at, key
    `.execute(database)
    return rows
  }
  const marked = async () =>
    (await sql`select from returning_address where marked_at is not null`.execute(database)).rows.length

  it('arrives once, with a unique return address', async () => {
    await welcome()
    await work()
    await later(60)
    expect(await states()).toEqual([{ state: 'sent', tries: 1, answer: null }])
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).toMatchObject({
      from: expect.stringMatching(/^voltou\+[0-9a-f]{32}@trampolim\.test$/),
      to: 'ana@exemplo.com',
    })
    const mail = await PostalMime.parse(server.taken[0]?.message ?? Buffer.of())
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('arrives once if the server greylists unknown senders', async () => {
    const known = new Map<string, number>()
    server.behave({
      refuse: ({ from, to }) => {
        const since = known.get(from + to) ?? house.now().getTime()
        known.set(from + to, since)
        return house.now().getTime() - since < 5 * minute * 1000 ? { code: 451, text: '4.7.1 Greylisted' } : null
      },
    })
    await welcome()
    await work()
    expect(await states()).toEqual([{ state: 'waiting', tries: 1, answer: '451 4.7.1' }])
    await later(0.7)
    expect(server.tries()).toBe(1)
    for (const pause of [0.6, 2.5, 5]) await later(pause)
    await later(60)
    expect(await states()).toEqual([{ state: 'sent', tries: 4, answer: null }])
    expect(server.taken).toHaveLength(1)
    expect(await marked()).toBe(0)
  })

  it('waits longer after each try, and is given up after three days', async () => {
    server.behave({ refuse: () => ({ code: 421, text: '4.3.2 Busy' }) })
    await welcome()
    const at: number[] = []
    for (let passed = 0; passed <= 73 * 60; passed += 10) {
      if (passed > 0) house.clock.pass(10 * minute)
      const before = server.tries()
      await work()
      if (server.tries() > before) at.push(passed)
    }
    const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(4 * 60 * 1.2 + 10)
    expect(Math.min(...pauses.slice(-5))).toBeGreaterThanOrEqual(4 * 60 * 0.8)
    expect(await states()).toMatchObject([{ state: 'given-up', answer: '421 4.3.2' }])
    server.behave({})
    await later(6 * 60)
    expect(server.taken).toEqual([])
  })

  it('is given up with the last answer if its next attempt comes only after three days', async () => {
    server.behave({ refuse: () => ({ code: 421, text: '4.3.2 Busy' }) })
    await welcome()
    await work()
    server.behave({})
    await later(72 * 60)
    expect(await states()).toEqual([{ state: 'given-up', tries: 1, answer: '421 4.3.2' }])
    expect(server.taken).toEqual([])
  })

  it.each<[string, Manners, { state: string; answer: string; marks: number }]>([
    [
      'nobody has the address',
      { refuse: () => ({ code: 550, text: '5.1.1 No such user' }) },
      { state: 'refused', answer: '550 5.1.1', marks: 1 },
    ],
    [
      'the addressee is refused without a reason',
      { refuse: () => ({ code: 550, text: 'No' }) },
      { state: 'refused', answer: '550', marks: 1 },
    ],
    [
      'the sender isn’t wanted',
      { refuse: () => ({ code: 550, text: '5.7.1 Blocked' }) },
      { state: 'refused', answer: '550 5.7.1', marks: 0 },
    ],
    [
      'the mailbox is full',
      { refuse: () => ({ code: 552, text: '5.2.2 Full' }) },
      { state: 'refused', answer: '552 5.2.2', marks: 0 },
    ],
    [
      'the content isn’t wanted',
      { refuseContent: () => ({ code: 554, text: '5.6.0 Spam' }) },
      { state: 'refused', answer: '554 5.6.0', marks: 0 },
    ],
  ])('ends at once if %s', async (_why, manners, { state, answer, marks }) => {
    server.behave(manners)
    await welcome()
    await work()
    server.behave({})
    await later(24 * 60)
    expect(await states()).toEqual([{ state, tries: 1, answer }])
    expect(server.taken).toEqual([])
    expect(await marked()).toBe(marks)
  })

  it.each<[string, Manners]>([
    ['closes in the midst of the content', { closes: 'within' }],
    ['closes before it answers', { closes: 'before-answer' }],
    ['never answers', { silent: 'refusing' }],
  ])('is tried again if the server %s', async (_what, manners) => {
    server.behave(manners)
    await welcome()
    await work()
    expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }])
    server.behave({})
    await later(2)
    await later(60)
    expect(await states()).toEqual([{ state: 'sent', tries: 2, answer: null }])
    expect(server.taken).toHaveLength(1)
  })

  it('arrives once if the server answers late, but in time', async () => {
    server.behave({ delay: 400 })
    await welcome()
    await work()
    await later(24 * 60)
    expect(await states()).toEqual([{ state: 'sent', tries: 1, answer: null }])
    expect(server.taken).toHaveLength(1)
  })

  it('has the same Message-ID if the server accepted it and its answer never came', async () => {
    server.behave({ silent: 'accepting' })
    await welcome()
    await work()
    server.behave({})
    await later(2)
    await later(60)
    expect(await states()).toEqual([{ state: 'sent', tries: 2, answer: null }])
    const ids = await Promise.all(server.taken.map(async ({ message }) => (await PostalMime.parse(message)).messageId))
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  it('isn’t sent again if the server accepted it and then crashed', async () => {
    server.behave({ closes: 'after-answer' })
    await welcome()
    await work()
    await later(24 * 60)
    expect(await states()).toEqual([{ state: 'sent', tries: 1, answer: null }])
    expect(server.taken).toHaveLength(1)
  })

  it('has the same Message-ID if we crashed before recording that the server accepted it', async () => {
    await welcome()
    const send = house.post.send
    let died = false
    house.post.send = async (letter) => {
      await send(letter)
      if (!died) {
        died = true
        await sql`alter table letter rename to gone`.execute(house.owner)
      }
    }
    const [{ payload = {} } = {}] = await queued()
    const again = letterHandlers.find(({ work: { name } }) => name === 'send-letter')
    await expect(again?.run(house, payload as never)).rejects.toThrow()
    await sql`alter table gone rename to letter`.execute(house.owner)
    await work()
    await work()
    const ids = await Promise.all(server.taken.map(async ({ message }) => (await PostalMime.parse(message)).messageId))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await states()).toMatchObject([{ state: 'sent' }])
  })

  const queued = async () =>
    (await sql<{ payload: object }>`select payload from graphile_worker._private_jobs`.execute(house.owner)).rows

  it('is in the queue once, however often it is queued and tried', async () => {
    const id = newId(house.now())
    const letter = { secret: configuration.secret, id, to: 'ana@exemplo.com', template: 'welcome' as const }
    const queue = () => database.transaction().execute((tx) => queueLetter(tx, { ...letter, values: { name: 'Ana' } }))
    await queue()
    await queue()
    expect(await queued()).toHaveLength(1)
    await work()
    await queue()
    await work()
    expect(server.taken).toHaveLength(1)
  })

  it('with a code isn’t sent once the code has expired', async () => {
    server.behave({ refuse: () => ({ code: 450, text: '4.2.0 Later' }) })
    await code()
    await work()
    server.behave({})
    await later(11)
    expect(await states()).toEqual([{ state: 'given-up', tries: 1, answer: '450 4.2.0' }])
    expect(server.taken).toEqual([])
  })

  it('with a code that has waited in the queue until it expired isn’t sent', async () => {
    await code()
    await later(11)
    expect(await states()).toEqual([{ state: 'late', tries: 0, answer: null }])
    expect(server.taken).toEqual([])
  })

  it('to an address that is marked is only sent for the account’s security', async () => {
    server.behave({ refuse: () => ({ code: 550, text: '5.1.1 No such user' }) })
    await welcome()
    await work()
    server.behave({})
    house.clock.pass(1)
    await welcome('Ana@Exemplo.com')
    await work()
    house.clock.pass(1)
    await code()
    await work()
    await welcome('bia@exemplo.com')
    await work()
    expect((await states()).map(({ state }) => state)).toEqual(['refused', 'withheld', 'sent', 'sent'])
    expect(server.taken.map(({ to }) => to)).toEqual(['ana@exemplo.com', 'bia@exemplo.com'])
  })

  it('waits while the server accepts no connections, and many arrive once each when it does', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `p${index}@exemplo.com`)
    house.post = smtpPost('smtp://127.0.0.1:1', sender, { patience })
    for (const to of people) await welcome(to)
    for (let hours = 0; hours < 10; hours += 1) await later(60)
    expect((await states()).every(({ state, answer }) => state === 'waiting' && answer === 'ESOCKET')).toBe(true)
    house.post = smtpPost(server.url, sender, { patience })
    for (let hours = 0; hours < 6; hours += 1) await later(60)
    expect(server.taken.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
  })
})
