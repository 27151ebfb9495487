import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { writeAudit } from '../audit/queries.ts'
import { contactRoutes } from '../contact/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { handlers, listeners } from '../services/background.ts'
import { invitationRoutes } from './invitations/invitation-routes.ts'
import { deleteOrganizationRoute, recruiterRoutes } from './routes.ts'

const personal = { name: 'Zenóbia Barbalho', email: 'zenobia.barbalho@padaria.example', phone: '11955556666' }

describe('deleting a recruiter’s account', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, hiring, placed } = selectionIn(house)
  const leave = (who: Person) => house.as(recruiterRoutes, who).deleteRecruiter({})
  const work = () => house.work({ listeners, handlers })

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker')
    `.execute(house.owner)
    const each = tables.map(({ name }) => sql`select row_to_json(each)::text as text from ${sql.raw(name)} as each`)
    const { rows } = await sql<{ text: string }>`${sql.join(each, sql` union all `)}`.execute(house.owner)
    return rows.map(({ text }) => text).join('\n')
  }

  /** A recruiter with data in every table that can identify them. */
  async function zenobia() {
    const { bruno, elisa, jobId, organizationId } = await hiring()
    const { name, phone, email } = personal
    const who = { ...(await insertRecruiter(house, { organizationId, name, phone })), email }
    await database.updateTable('account').set({ email }).where('id', '=', who.accountId).execute()
    const davi = await placed(jobId, 'Davi')
    await calls(who).writeNote({ jobId, candidateId: davi.accountId, text: 'Falou bem.' })
    await calls(who).readCandidate({ jobId, cvId: davi.cvId })
    const ofDavi = { jobId, candidateId: davi.accountId }
    await house.as(messageRoutes, who).writeToCandidate({ ...ofDavi, message: 'Oi, Davi!' })
    await house.as(messageRoutes, who).markThreadRead({ ...ofDavi, number: 1 })
    const [{ id: candidacyId } = { id: '' }] = await database.selectFrom('candidacy').select('id').execute()
    const view = { id: newId(house.now()), candidacy_id: candidacyId, viewer_id: who.accountId, viewer_name: name }
    await database
      .insertInto('medical_report_view')
      .values({ ...view, viewed_at: house.now() })
      .execute()
    await database
      .insertInto('verification')
      .values(
        (['email', 'phone'] as const).map((channel) => ({
          ...{ id: newId(house.now()), channel, destination: channel === 'email' ? email : phone },
          ...{ code_hash: Buffer.from('x'), created_at: house.now(), expires_at: house.now() },
        })),
      )
      .execute()
    const contact = { kind: 'help', email, name, message: `Sou ${name}.` } as const
    await house.as(contactRoutes, null).sendContact({ ...contact, message: `Não consigo entrar. ${name}` })
    await house.as(contactRoutes, who).sendContact(contact)
    await house.as(invitationRoutes, who).inviteColleague({ email: 'lia@padaria.example' })
    const elsewhere = await hiring()
    await house.as(invitationRoutes, elsewhere.bruno).inviteColleague({ email })
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const subject = { subject: 'recruiter', subjectId: who.accountId } as const
    await database
      .insertInto('review')
      .values({
        ...{ id: newId(house.now()), subject: 'recruiter', subject_id: who.accountId, name },
        ...{ entered_at: house.now(), due_at: house.now(), decision: 'block', reason: `${name} não é ela.` },
        ...{ decided_by: rita.accountId, decided_at: house.now(), decided_content: JSON.stringify({ phone }) },
      })
      .execute()
    await database.transaction().execute((tx) =>
      writeAudit(tx, {
        ...{ action: 'review.block', actorId: rita.accountId, ...subject },
        ...{ details: { name, reason: `${name} não é ela.`, changes: [{ field: 'name', remark: name }] } },
        now: house.now(),
      }),
    )
    const [asked] = (await house.as(contactRoutes, rita).listContact({})).items
    await house.as(contactRoutes, rita).answerContact({ id: asked?.id as string, answer: `Olá, ${name}!` })
    const key = newId(house.now()).padEnd(48, 'a')
    await house.storage.write(key, Buffer.from(name))
    const fileId = newId(house.now())
    await database
      .insertInto('stored_file')
      .values({
        ...{ id: fileId, purpose: 'avatar', owner_id: who.accountId, storage_key: key },
        ...{ original_name: `${name}.png`, content_type: 'image/png', byte_size: 10 },
        ...{ created_at: house.now(), uploaded_at: house.now(), attached_at: house.now() },
      })
      .execute()
    await database.updateTable('account').set({ avatar_file_id: fileId }).where('id', '=', who.accountId).execute()
    await work()
    return { who, bruno, elisa, rita, davi, jobId, organizationId, key }
  }

  async function expectNothing(key: string) {
    const after = await everything()
    const told = after
      .split('\n')
      .filter((row) => [...Object.values(personal), 'Zenóbia'].some((each) => row.includes(each)))
    expect(told).toEqual([])
    expect(await house.storage.read(key)).toBeNull()
  }

  it('leaves nothing personal in any table or file, keeps the organisation’s data, and notifies the person and their colleagues', async () => {
    const { who, bruno, elisa, davi, jobId, organizationId, key } = await zenobia()
    const before = await everything()
    for (const value of Object.values(personal)) expect(before).toContain(value)
    await leave(who)
    await work()
    await expectNothing(key)
    const subjects = house.letters.map(({ to, subject }) => [to, subject])
    expect(subjects).toContainEqual([personal.email, 'Sua conta foi excluída'])
    for (const { email } of [bruno, elisa]) {
      expect(subjects).toContainEqual([email, `${personal.name} não faz mais parte da empresa Padaria Aurora`])
    }
    const { items: told } = await house.as(notificationRoutes, elisa).listNotifications({})
    expect(told[0]?.message).toMatchObject({
      notification: { text: 'Alguém da equipe excluiu a conta e não faz mais parte da empresa.' },
    })
    const { items: notes } = await calls(bruno).listNotes({ jobId, candidateId: davi.accountId })
    expect(notes).toMatchObject([{ author: '', text: 'Falou bem.' }])
    const { items } = await house.as(messageRoutes, bruno).readThread({ jobId, candidateId: davi.accountId })
    expect(items).toMatchObject([{ author: null, message: { message: 'Oi, Davi!' } }])
    const sent = await database
      .selectFrom('organization_invitation')
      .select('email')
      .where('organization_id', '=', organizationId)
      .execute()
    expect(sent).toEqual([{ email: 'lia@padaria.example' }])
    expect((await refusal(leave(who))).code).toBe('user_not_found')
  })

  it('is refused to the last person who can act for the organisation, whoever else is a member', async () => {
    const { bruno, elisa, organizationId } = await hiring()
    await database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', '=', elisa.accountId)
      .execute()
    const carla = await insertRecruiter(house, { organizationId, status: 'created' })
    const dora = await insertRecruiter(house, { organizationId, status: 'rejected' })
    expect((await refusal(leave(bruno))).code).toBe('last_recruiter')
    for (const who of [elisa, dora]) expect(await leave(who)).toEqual({ done: true })
    expect((await refusal(leave(bruno))).code).toBe('last_recruiter')
    const approved = { status: 'approved', first_approved_at: house.now() } as const
    await database.updateTable('recruiter').set(approved).where('account_id', '=', carla.accountId).execute()
    expect(await leave(bruno)).toEqual({ done: true })
  })

  it('is refused to one of the last two who can act if both leave at once, although a third who can’t act stays', async () => {
    const { bruno, elisa, organizationId } = await hiring()
    await insertRecruiter(house, { organizationId, status: 'created' })
    const left = await Promise.allSettled([leave(bruno), leave(elisa)])
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('allows the last person who can act to close the organisation with colleagues who can’t', async () => {
    const { bruno, elisa } = await hiring()
    await database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', '=', elisa.accountId)
      .execute()
    expect(await house.as({ deleteOrganization: deleteOrganizationRoute }, bruno).deleteOrganization({})).toEqual({
      done: true,
    })
  })

  it('leaves nothing personal when the last one closes the organisation', async () => {
    const { who, bruno, elisa, key } = await zenobia()
    for (const each of [bruno, elisa]) await leave(each)
    expect((await refusal(leave(who))).code).toBe('last_recruiter')
    await house.as({ deleteOrganization: deleteOrganizationRoute }, who).deleteOrganization({})
    await work()
    await expectNothing(key)
  })

  it('takes the name out of the reviewers’ audit', async () => {
    const { who, rita } = await zenobia()
    await leave(who)
    const audit = await house.as(reviewRoutes, rita).auditLog({})
    expect(audit.items.filter(({ subject }) => subject === 'recruiter')).toMatchObject([{ name: null, reason: null }])
  })

  it('happens once for twenty simultaneous requests', async () => {
    const { who } = await zenobia()
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => leave(who)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
