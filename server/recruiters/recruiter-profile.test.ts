import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { recruiterRoutes } from './routes.ts'

describe('a recruiter’s profile', async () => {
  const house = await testHouse()
  let organizationId: string
  let bruno: Person
  const as = (person: Person | null = bruno) => house.as(recruiterRoutes, person)
  const change = (name: string, phone = '11987654321') => as().updateRecruiter({ name, phones: [{ phone }] })

  beforeEach(async () => {
    organizationId = await insertOrganization(house)
    bruno = await insertRecruiter(house, { organizationId, phone: '11987654321' })
  })

  it('can be accessed only by the recruiter', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    for (const ask of [
      (person: Person | null) => as(person).readRecruiter({}),
      (person: Person | null) => as(person).updateRecruiter({ name: 'X Y', phones: [{ phone: '11912345678' }] }),
      (person: Person | null) => as(person).deleteRecruiter({}),
    ]) {
      expect((await refusal(ask(null))).status).toBe(401)
      expect((await refusal(ask(ana))).status).toBe(403)
    }
    expect(await as().readRecruiter({})).toMatchObject({ userId: bruno.accountId, organizationId, reviewDue: null })
  })

  it('says that its organisation is blocked, and why, until it is approved again', async () => {
    const set = (values: object) =>
      house.database.updateTable('organization').set(values).where('id', '=', organizationId).execute()
    const told = async () => (await as().readRecruiter({})).organizationBlocked
    const reason = 'Empresa de fachada.'
    await set({ status: 'blocked', status_reason: reason, taken_down_at: house.now() })
    expect(await told()).toEqual({ reason, corrected: false })
    await set({ status: 'pending', status_reason: null })
    expect(await told()).toEqual({ reason: null, corrected: true })
    await set({ status: 'approved' })
    expect(await told()).toBeNull()
  })

  it('returns to review when it is changed', async () => {
    expect(await change('Bruno Alves', '(11) 91234-5678')).toMatchObject({
      status: 'pending',
      name: 'Bruno Alves',
      phones: [{ phone: '11912345678', isWhatsApp: false, verified: false }],
      reviewDue: '2026-03-13T03:00:00.000Z',
    })
    const events = await house.database.selectFrom('event').select(['type', 'payload']).orderBy('id').execute()
    expect(events).toContainEqual({
      type: 'review.asked',
      payload: { subject: 'recruiter', subjectId: bruno.accountId },
    })
    expect(await refusal(change('Bruno Lima'))).toMatchObject({ code: 'profile_not_approved', status: 409 })
  })

  it('isn’t written over by a form that was opened before another change', async () => {
    const { modified: opened } = await as().readRecruiter({})
    const phones = [{ phone: '11987654321' }]
    const save = (name: string, basedOn: string) => as().updateRecruiter({ name, phones, basedOn })
    house.clock.pass(60)
    await save('Bruno Alves', opened)
    expect((await refusal(save('Bruno Alves', opened))).code, 'of the same form, sent again').toBe('nothing_changed')
    expect((await refusal(save('Bruno Reis', opened))).code).toBe('profile_not_approved')
    await house.database.updateTable('recruiter').set({ status: 'approved' }).execute()
    expect(await refusal(save('Bruno Reis', opened))).toMatchObject({ code: 'profile_changed', status: 409 })
    const { modified: newest, name } = await as().readRecruiter({})
    expect(name).toBe('Bruno Alves')
    expect((await save('Bruno Reis', newest)).name).toBe('Bruno Reis')
  })

  it('has its phone verified by a code, at any time and without another review', async () => {
    const own = { name: 'Bruno Lima', phones: [{ phone: '11987654321' }] }
    const proof = (destination: string) => insertProof(house, { channel: 'phone', destination })
    const others = { ...own, phoneVerificationId: await proof('11912345678') }
    expect((await refusal(as().updateRecruiter(others))).fields).toMatchObject({
      'phones.0.phone': { code: 'phone_not_validated' },
    })
    await house.database.updateTable('recruiter').set({ status: 'created' }).execute()
    const proved = { ...own, phoneVerificationId: await proof('11987654321') }
    expect(await as().updateRecruiter(proved)).toMatchObject({ status: 'created', phones: [{ verified: true }] })
    expect((await refusal(as().updateRecruiter(own))).code).toBe('nothing_changed')
    expect((await refusal(as().updateRecruiter(proved))).code).toBe('invalid_form')
  })

  it('keeps that its phone is on WhatsApp, and that it is verified as long as it stays', async () => {
    await house.database.updateTable('recruiter').set({ phone_verified: true }).execute()
    const updated = await as().updateRecruiter({
      name: 'Bruno Lima',
      phones: [{ phone: '11987654321', isWhatsApp: true }],
    })
    expect(updated).toMatchObject({ status: 'pending', phones: [{ isWhatsApp: true, verified: true }] })
    await house.database.updateTable('recruiter').set({ status: 'approved' }).execute()
    expect((await change('Bruno Lima', '11912345678')).phones).toEqual([
      { phone: '11912345678', isWhatsApp: false, verified: false },
    ])
  })

  it.each(['created', 'validating', 'rejected', 'blocked'])('is locked while %s', async (status) => {
    await house.database.updateTable('recruiter').set({ status }).execute()
    expect((await refusal(change('Bruno Alves'))).code).toBe('profile_not_approved')
  })

  it('reports faults, taken values and unchanged edits', async () => {
    await insertRecruiter(house, { organizationId, phone: '11912345678' })
    expect(await refusal(change('1', '1133334444'))).toMatchObject({
      fields: { name: { code: 'invalid_name' }, 'phones.0.phone': { code: 'invalid_phone' } },
    })
    expect((await refusal(change('Bruno Lima', '11912345678'))).fields).toMatchObject({
      'phones.0.phone': { code: 'phone_taken' },
    })
    expect(await refusal(change('Bruno Lima'))).toMatchObject({ code: 'nothing_changed', status: 422 })
    await house.database.updateTable('account').set({ email_validated_at: null }).execute()
    expect(await refusal(change('Bruno Alves'))).toMatchObject({ code: 'email_not_validated', status: 409 })
  })

  it('shows no due review while a correction is awaited', async () => {
    const review = { id: newId(house.now()), subject: 'recruiter', subject_id: bruno.accountId, name: 'Bruno Lima' }
    const times = { entered_at: house.now(), due_at: house.now() }
    await house.database
      .insertInto('review')
      .values({ ...review, ...times })
      .execute()
    await house.database.updateTable('recruiter').set({ status: 'pending' }).execute()
    expect((await as().readRecruiter({})).reviewDue).toBe(house.now().toISOString())
    house.clock.pass(60)
    await house.database.updateTable('review').set({ decision: 'request_changes', decided_at: house.now() }).execute()
    expect((await as().readRecruiter({})).reviewDue).toBeNull()
  })

  it('is deleted with its sessions at once, and the jobs stay', async () => {
    const elisa = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId, created_by: bruno.accountId })
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { ...bruno, rememberMe: true, now: house.now() }))
    await as().deleteRecruiter({})
    expect(await personOfToken(house.database, token, house.now())).toBeNull()
    expect((await refusal(as().readRecruiter({}))).code).toBe('user_not_found')
    const kept = await house.database.selectFrom('job').select('id').execute()
    expect(kept).toEqual([{ id: jobId }])
    expect(await refusal(as(elisa).deleteRecruiter({}))).toMatchObject({ code: 'last_recruiter', status: 409 })
  })

  it('refuses one of the last two members who leave at the same moment', async () => {
    const elisa = await insertRecruiter(house, { organizationId })
    const left = await Promise.allSettled([as().deleteRecruiter({}), as(elisa).deleteRecruiter({})])
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stayed = await house.database.selectFrom('recruiter').select('account_id').execute()
    expect(stayed).toHaveLength(1)
  })

  it('may be deleted while a request to join is pending', async () => {
    const waiting = await insertRecruiter(house, { organizationId, organization_id: null, status: 'created' })
    await house.database
      .updateTable('recruiter')
      .set({ joining_organization_id: organizationId })
      .where('account_id', '=', waiting.accountId)
      .execute()
    expect(await as(waiting).deleteRecruiter({})).toEqual({ done: true })
    expect(await refusal(as().deleteRecruiter({}))).toMatchObject({ code: 'last_recruiter' })
  })

  it('is revealed as taken by its phone only after an e-mail’s code was entered', async () => {
    const id = newId(house.now())
    const moments = { created_at: house.now(), expires_at: house.now(), verified_at: house.now() }
    await house.database
      .insertInto('verification')
      .values({ id, channel: 'email', destination: 'eu@exemplo.com.br', code_hash: Buffer.alloc(32), ...moments })
      .execute()
    const ask = (phone: string, verificationId?: string) =>
      house.as(recruiterRoutes).isUniquePhone({ phone, verificationId })
    expect(await ask('(11) 98765-4321')).toEqual({ unique: true, checked: false })
    expect(await ask('(11) 98765-4321', newId(house.now()))).toEqual({ unique: true, checked: false })
    expect(await ask('(11) 98765-4321', id)).toEqual({ unique: false, checked: true })
    expect(await ask('11912345678', id)).toEqual({ unique: true, checked: true })
    expect((await refusal(ask('123'))).fields).toMatchObject({ phone: { code: 'invalid_phone' } })
    for (let at = 0; at < 8; at++) expect((await ask('(11) 98765-4321', id)).checked).toBe(true)
    expect(await ask('(11) 98765-4321', id)).toEqual({ unique: true, checked: false })
  })
})
