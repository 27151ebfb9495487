import { untilSomeoneWaits } from '@trampolim/tests/database/waiting-for-locks.ts'
import { handIn, insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertAlert } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { writeAudit } from '../audit/queries.ts'
import { contactRoutes } from '../contact/routes.ts'
import { cvSearchListeners } from '../cv-search/listeners.ts'
import { fileHandlers } from '../files/background.ts'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { lookRoutes } from '../looks/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { reviewListeners } from '../reviews/listeners.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { selectionHandlers } from '../selection/background.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { leavingRoutes } from './routes.ts'

const personal = {
  name: 'Zulmira Quaresma',
  email: 'zulmira.quaresma@casa.example',
  cpf: '52998224725',
  phone: '11955554444',
  street: 'Travessa do Pirilampo',
}

describe('deleting a candidate’s account', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)
  const leave = (who: Person | null) => house.as(leavingRoutes, who).deleteProfessional({})
  const work = () =>
    house.work({
      listeners: [...selectionListeners, ...reviewListeners, ...cvSearchListeners],
      handlers: [...letterHandlers, ...fileHandlers, ...selectionHandlers],
    })

  /**
   * Sends a request while a person's deletion is in progress, and waits until it is blocked; the answer is wrapped in
   * an array, so that it can be awaited later.
   */
  async function whileLeaving(who: Person, ask: () => Promise<unknown>) {
    return database.transaction().execute(async (tx) => {
      await tx.deleteFrom('account').where('id', '=', who.accountId).execute()
      const asked = ask()
      asked.catch(() => undefined)
      await untilSomeoneWaits(database)
      return [asked] as const
    })
  }

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

  async function insertFile(owner: Person, purpose: string) {
    const [id, key] = [newId(house.now()), newId(house.now()).padEnd(48, 'a')]
    await house.storage.write(key, Buffer.from(`Currículo de ${personal.name}`))
    const file = { purpose, owner_id: owner.accountId, storage_key: key, original_name: `${personal.name}.pdf` }
    const moments = { created_at: house.now(), uploaded_at: house.now(), attached_at: house.now() }
    await database
      .insertInto('stored_file')
      .values({ id, ...file, ...moments, content_type: 'application/pdf', byte_size: 10 })
      .execute()
    return { id, key }
  }

  /** A person with data in every table that can identify a person. */
  async function zulmira() {
    const { bruno, jobId, organizationId } = await hiring()
    const phones = JSON.stringify([{ phone: personal.phone, isWhatsApp: true, verified: true }])
    const { name, email, cpf, street } = personal
    const who = await person(name, {
      email,
      cpf,
      street,
      phones,
      status: 'pending',
      first_approved_at: house.now(),
    } as never)
    const files = [await insertFile(who, 'curriculum'), await insertFile(who, 'medical-report')]
    await database
      .updateTable('curriculum')
      .set({ file_id: files[0]?.id as string })
      .execute()
    const { processId } = await candidatesCalls(who).applyToJob({ jobId, cvType: 'professional' })
    await database
      .updateTable('candidacy')
      .set({ medical_report_id: files[1]?.id as string })
      .execute()
    await calls(bruno).readCandidate({ jobId, cvId: who.cvId })
    await calls(bruno).writeNote({ jobId, candidateId: who.accountId, text: `${name} falou bem.` })
    await house.as(messageRoutes, who).writeToJob({ jobId, message: `Oi, sou ${name}.` })
    await house
      .as(messageRoutes, bruno)
      .writeToCandidate({ jobId, candidateId: who.accountId, message: `Oi, ${name}!` })
    const [look] = (await house.as(lookRoutes, who).listLooks({})).items
    await house.as(lookRoutes, who).reportLook({ id: look?.id as string, text: `Sou ${name}.` })
    await insertAlert(house, { professionalId: who.accountId, occupation: 'padeiro', name: `Alerta de ${name}` })
    const asVisitor = house.as(contactRoutes, null)
    await asVisitor.sendContact({ kind: 'help', name, email: email.toUpperCase(), message: `Sou ${name}.` })
    await database
      .insertInto('verification')
      .values(
        (['email', 'phone'] as const).map((channel) => ({
          id: newId(house.now()),
          channel,
          destination: channel === 'email' ? email : personal.phone,
          code_hash: Buffer.from('x'),
          created_at: house.now(),
          expires_at: house.now(),
        })),
      )
      .execute()
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    await handIn(house, { subject: 'candidate', subjectId: who.accountId })
    const subject = { subject: 'candidate', subjectId: who.accountId } as const
    await database
      .insertInto('review')
      .values({
        ...{ id: newId(house.now()), subject: 'candidate', subject_id: who.accountId, name },
        ...{ entered_at: house.now(), due_at: house.now(), decision: 'block', reason: `${name} não é ela.` },
        ...{ decided_by: rita.accountId, decided_at: house.now(), decided_content: JSON.stringify({ cpf }) },
      })
      .execute()
    await database.transaction().execute((tx) =>
      writeAudit(tx, {
        ...{ action: 'review.block', actorId: rita.accountId, ...subject },
        ...{ details: { name, reason: `${name} não é ela.` }, now: house.now() },
      }),
    )
    await work()
    return { who, bruno, rita, jobId, organizationId, files, processId }
  }

  it('leaves nothing personal in any table or file, and notifies the person', async () => {
    const { who, rita, files } = await zulmira()
    const before = await everything()
    for (const value of Object.values(personal)) expect(before).toContain(value)
    const { token } = await database
      .transaction()
      .execute((tx) => startSession(tx, { accountId: who.accountId, rememberMe: true, now: house.now() }))

    expect(await leave(who)).toEqual({ done: true })
    expect(await personOfToken(database, token, house.now())).toBeNull()
    await work()
    const after = await everything()
    for (const value of [...Object.values(personal), 'Zulmira', 'Quaresma']) expect(after).not.toContain(value)
    for (const { key } of files) expect(await house.storage.read(key)).toBeNull()
    expect(house.letters.at(-1)).toMatchObject({ to: personal.email, subject: 'Sua conta foi excluída' })
    const audit = await house.as(reviewRoutes, rita).auditLog({})
    expect(audit.items).toMatchObject([{ action: 'review.block', name: null, reason: null, reviewId: null }])
  })

  it('takes what reviewers asked for and answered out of their audit too', async () => {
    const { name } = personal
    const who = await person(name, { status: 'created' } as never)
    const davi = await person('Davi Rocha', { status: 'created' } as never)
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    const reviewing = house.as({ ...reviewRoutes, ...contactRoutes }, rita)
    for (const each of [who, davi]) {
      const changes = [{ field: 'name', remark: `${name} é o nome de outra pessoa.` }]
      const id = await handIn(house, { subject: 'candidate', subjectId: each.accountId })
      await reviewing.decideReview({ edition: 1, id, decision: 'request_changes', changes })
      const message = { kind: 'help', name, email: personal.email, message: `Sou ${each.accountId}.` } as const
      await house.as(contactRoutes, each).sendContact(message)
    }
    for (const { id } of (await reviewing.listContact({})).items) {
      await reviewing.answerContact({ id, answer: `Olá, ${name}!` })
    }
    const naming = async () => {
      const { rows } = await sql<{ action: string }>`
        select action from audit_entry where details::text like '%Zulmira%' order by id
      `.execute(database)
      return rows.map(({ action }) => action)
    }
    const ofOne = ['review.request_changes', 'contact.answered']
    expect((await naming()).toSorted()).toEqual([...ofOne, ...ofOne].toSorted())
    await leave(who)
    expect((await naming()).toSorted()).toEqual(ofOne.toSorted())
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where subject_id = ${who.accountId}
    `.execute(database)
    expect(rows).toEqual([{ details: { reviewId: expect.any(String) } }])
  })

  it('is reported on the board of each job without naming the person, and the person is no longer counted', async () => {
    const { who, bruno, jobId } = await zulmira()
    const other = await placed(jobId, 'Davi')
    await leave(who)
    const board = await calls(bruno).readBoard({ jobId })
    expect(board.counts).toMatchObject({ curriculums: 1 })
    expect(board.columns[0]).toMatchObject({ total: 1, items: [{ candidateId: other.accountId }] })
    expect(board.departures).toMatchObject([{ step: 'curriculums', applied: '2026-03-10', left: '2026-03-10' }])
    expect(Object.keys(board.departures[0] ?? {}).toSorted()).toEqual(['applied', 'id', 'left', 'step'])
    const gone = await refusal(calls(bruno).readCandidate({ jobId, cvId: who.cvId }))
    expect(gone.code).toBe('curriculum_not_found')
  })

  it('isn’t reported where recruiters didn’t see the person', async () => {
    const { bruno, jobId } = await hiring()
    const hidden = await placed(jobId, 'Davi', { candidacy: { hidden: true } })
    await leave(hidden)
    expect((await calls(bruno).readBoard({ jobId })).departures).toEqual([])
  })

  it('leaves others alone, and frees the address', async () => {
    const { who, jobId } = await zulmira()
    const davi = await placed(jobId, 'Davi')
    await leave(who)
    expect((await candidatesCalls(davi).listProcesses({})).items).toHaveLength(1)
    await person('Zulmira de novo', { email: personal.email } as never)
  })

  it('happens once for twenty simultaneous requests, and is possible for an inactive person', async () => {
    const { who, jobId, bruno } = await zulmira()
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => leave({ ...who, role: 'user:inactive' })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusal(leave(who))).code).toBe('user_not_found')
    expect((await calls(bruno).readBoard({ jobId })).departures).toHaveLength(1)
  })

  it('refuses a simultaneous action of the person as one of a deleted account', async () => {
    const { jobId } = await hiring()
    const who = await person('Davi')
    const [asked] = await whileLeaving(who, () => candidatesCalls(who).applyToJob({ jobId, cvType: 'professional' }))
    expect(await refusal(asked)).toMatchObject({ code: 'sign_in_required', status: 401 })
  })

  it('refuses simultaneous actions of others that concern the person', async () => {
    const { bruno, jobId } = await hiring()
    const who = await placed(jobId, 'Davi')
    const [asked] = await whileLeaving(who, () =>
      calls(bruno).writeNote({ jobId, candidateId: who.accountId, text: 'Falou bem.' }),
    )
    expect((await refusal(asked)).code).toBe('gone_meanwhile')
  })

  it('doesn’t fail for anybody while many things happen to the person at once', async () => {
    const { bruno, jobId } = await hiring()
    const { jobId: other } = await hiring()
    for (let round = 0; round < 12; round += 1) {
      const who = await placed(jobId, `Davi ${round}`)
      const { accountId: candidateId, cvId, processId } = who
      const acts = [
        () => leave(who),
        () => calls(bruno).writeNote({ jobId, candidateId, text: 'Falou bem.' }),
        () => calls(bruno).likeCandidate({ jobId, cvId, status: true }),
        () => calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' }),
        () => calls(bruno).readCandidate({ jobId, cvId }),
        () => candidatesCalls(who).applyToJob({ jobId: other, cvType: 'professional' }),
      ]
      // Each round starts with a different one.
      const all = await Promise.allSettled([...acts.slice(round % 6), ...acts.slice(0, round % 6)].map((act) => act()))
      const codes = all.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'done'))
      expect(codes).not.toContain('unexpected')
    }
  })

  it('doesn’t fail for anybody while a job is deleted in which they are candidates', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { bruno, jobId } = await hiring()
      const leavers = []
      for (let at = 0; at < 8; at += 1) leavers.push(await placed(jobId, `Davi ${round} ${at}`))
      const all = await Promise.allSettled([
        ...leavers.slice(0, 4).map((who) => leave(who)),
        house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId }),
        ...leavers.slice(4).map((who) => leave(who)),
      ])
      const codes = all.map((each) => (each.status === 'rejected' ? String(each.reason) : 'done'))
      expect(codes).toEqual(codes.map(() => 'done'))
    }
  })

  it('is for candidates only', async () => {
    const { bruno, rita } = await zulmira()
    expect((await refusal(leave(null))).status).toBe(401)
    for (const other of [bruno, rita]) expect((await refusal(leave(other))).status).toBe(403)
  })
})
