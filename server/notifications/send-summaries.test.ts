import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { unseal } from '../platform/tokens.ts'
import { type SummaryPart, sendSomeSummaries, sendSummaries } from './send-summaries.ts'

describe('summaries of many people', async () => {
  const house = await testHouse()
  const { database } = house

  /** Creates this many people with two notifications each, which await a summary letter. */
  async function people(count: number, due = 'daily') {
    await sql`
      with made as (
        insert into account (id, email, role, created_at, modified_at)
        select lpad(to_hex(number), 24, '0'), 'pessoa' || number || '@exemplo.com.br', 'user:professional', ${house.now()}, ${house.now()}
        from generate_series(1, ${count}::integer) as number returning id
      ),
      told as (
        insert into notification (id, kind, variant, type, facts, created_at)
        select lpad(to_hex(number), 24, 'a'), 'jobPaused', '', 1, '{}', ${house.now()}
        from generate_series(1, 2) as number returning id
      )
      insert into notification_reader (notification_id, account_id, type, in_app, mail_due)
      select told.id, made.id, 1, true, ${due} from made cross join told
    `.execute(database)
  }
  async function parts() {
    const waiting = await waitingWork(database)
    return waiting.flatMap(({ name, payload }) => (name === 'send-some-summaries' ? (payload as SummaryPart) : []))
  }
  const addressees = async () => {
    const waiting = await waitingWork(database)
    return waiting.flatMap(({ name, payload }) =>
      name === 'send-letter'
        ? (
            JSON.parse(unseal(house.configuration.secret, (payload as { sealed: string }).sealed) ?? '') as {
              to: string
            }
          ).to
        : [],
    )
  }
  const shared = async () => {
    await sendSummaries(house)
    return parts()
  }

  it('are shared out in parts that overlap nowhere and leave nobody out, once however often that is done', async () => {
    await people(450)
    const all = await shared()
    expect(all.map(({ after, last }) => [after, last].map((id) => Number.parseInt(id || '0', 16)))).toEqual([
      [0, 200],
      [200, 400],
      [400, 450],
    ])
    expect(await shared()).toEqual(all)
  })

  it('reach everybody once, although every part is worked on by two processes at once', async () => {
    await people(450)
    const all = await shared()
    await Promise.all([...all, ...all.toReversed()].map((part) => sendSomeSummaries(house, part)))
    const to = await addressees()
    expect([to.length, new Set(to).size]).toEqual([450, 450])
    const { rows } = await sql`select from notification_reader where mail_due is not null`.execute(database)
    expect(rows).toEqual([])
  })

  it('go on where a process that worked on a part ended', async () => {
    await people(10)
    const [part] = (await shared()) as [SummaryPart]
    let calls = 0
    const dying = {
      ...house,
      now() {
        calls += 1
        if (calls === 4) throw new Error('ended')
        return house.now()
      },
    }
    await expect(sendSomeSummaries(dying, part)).rejects.toThrow('ended')
    expect(await addressees()).toHaveLength(3)
    await sendSomeSummaries(house, part)
    expect(new Set(await addressees()).size).toBe(10)
    expect(await addressees()).toHaveLength(10)
  })

  it('of a week wait for Monday', async () => {
    await people(3, 'weekly')
    expect(await shared()).toEqual([])
    house.clock.set(new Date('2026-03-16T15:00:00.000Z'))
    expect(await shared()).toMatchObject([{ due: 'weekly', after: '' }])
  })
})
