import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { organizationForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { insertJob, insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fileHandlers } from '../files/background.ts'
import { jobSearchListeners } from '../job-search/listeners.ts'
import { jobSearchRoutes } from '../job-search/routes.ts'
import { jobRoutes } from '../jobs/routes.ts'
import { record } from '../platform/events/record.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { changeOrganizationStatus } from './change-status.ts'
import { showAsItIs } from './keep-shown.ts'
import { organizationListeners } from './listeners.ts'
import { organizationRoutes } from './routes.ts'

const idcard = '11222333000181'

describe('an organisation', async () => {
  const house = await testHouse()
  let organizationId: string
  let bruno: Person
  const as = (person: Person | null = bruno) => house.as(organizationRoutes, person)
  const update = (changes: object = {}) => as().updateOrganization(organizationForm(changes))
  const setStatus = (status: string) => house.database.updateTable('organization').set({ status }).execute()
  const work = () =>
    house.work({ listeners: [...organizationListeners, ...jobSearchListeners], handlers: fileHandlers })

  beforeEach(async () => {
    organizationId = await insertOrganization(house, { idcard })
    bruno = await insertRecruiter(house, { organizationId })
  })

  async function picture(owner = bruno, purpose = 'logo', state = 'clear') {
    const id = newId(house.now())
    const storageKey = `${id}${id}`
    await house.storage.write(storageKey, Buffer.from('png'))
    const file = { purpose, storage_key: storageKey, original_name: 'logo.png', content_type: 'image/png' }
    await house.database
      .insertInto('stored_file')
      .values({ id, owner_id: owner.accountId, ...file, state, created_at: house.now(), uploaded_at: house.now() })
      .execute()
    return id
  }
  async function approve() {
    await house.database.transaction().execute(async (tx) => {
      await changeOrganizationStatus(tx, {
        subjectId: organizationId,
        to: 'approved',
        actor: 'reviewer',
        actorId: null,
        obstacles: { claimed_by_another: false },
        now: house.now(),
      })
    })
    await work()
  }
  const acceptLogo = async () => {
    await house.database.transaction().execute((tx) => showAsItIs(tx, organizationId, house.now()))
    await work()
  }
  const files = async () => {
    const kept = await house.database.selectFrom('stored_file').select('id').orderBy('id').execute()
    return kept.map(({ id }) => id)
  }

  /** Simulates the scanner's verdict on a waiting picture. */
  async function checked(fileId: string, { infected }: { infected: boolean }) {
    const state = infected ? 'infected' : 'clear'
    await house.database.updateTable('stored_file').set({ state }).where('id', '=', fileId).execute()
    const payload = { fileId, purpose: 'logo', ownerId: bruno.accountId, infected } as const
    await house.database.transaction().execute((tx) => record(tx, { type: 'file.checked', payload, now: house.now() }))
    await work()
  }
  const logoFile = async () => {
    const row = await house.database.selectFrom('organization').select('logo_file_id').executeTakeFirstOrThrow()
    return row.logo_file_id
  }

  it('gets a logo automatically after the virus scan', async () => {
    const image = await picture(bruno, 'logo', 'waiting')
    expect(await as().setLogo({ image })).toEqual({ logo: null })
    expect((await as().readOrganization({})).logo).toBeNull()
    await checked(image, { infected: false })
    expect(await logoFile()).toBe(image)
    expect((await as().readOrganization({})).logo).toContain(image)
  })

  it('keeps a later logo, and drops one uploaded before a removal', async () => {
    const early = await picture(bruno, 'logo', 'waiting')
    await as().setLogo({ image: early })
    house.clock.pass(60)
    const later = await picture()
    await as().setLogo({ image: later })
    await checked(early, { infected: false })
    expect(await logoFile()).toBe(later)
    const third = await picture(bruno, 'logo', 'waiting')
    await as().setLogo({ image: third })
    await as().removeLogo({})
    await work()
    expect(await files()).toEqual([])
  })

  it('gets no logo in which a virus was found', async () => {
    const image = await picture(bruno, 'logo', 'waiting')
    await as().setLogo({ image })
    await checked(image, { infected: true })
    expect(await logoFile()).toBeNull()
    expect(await files()).toEqual([])
  })

  it('can be accessed only by its recruiters', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const image = await picture()
    for (const ask of [
      (person: Person | null) => as(person).readOrganization({}),
      (person: Person | null) => as(person).updateOrganization(organizationForm()),
      (person: Person | null) => as(person).setLogo({ image }),
      (person: Person | null) => as(person).removeLogo({}),
    ]) {
      expect((await refusal(ask(null))).status).toBe(401)
      expect((await refusal(ask(ana))).status).toBe(403)
    }
    expect((await as(stranger).readOrganization({})).id).not.toBe(organizationId)
    expect(await refusal(as(stranger).setLogo({ image }))).toMatchObject({ code: 'file_not_found', status: 404 })
  })

  it('isn’t written over by somebody who read an earlier version of it', async () => {
    const { modified } = await as().readOrganization({})
    const stale = await refusal(update({ companyName: 'Mercado', basedOn: '2020-01-01T00:00:00.000Z' }))
    expect(stale.code).toBe('organization_changed')
    expect(await update({ companyName: 'Mercado', basedOn: modified })).toMatchObject({ companyName: 'Mercado' })
    const second = await refusal(update({ companyName: 'Feira', basedOn: modified }))
    expect(second.code).toBe('organization_not_approved')
  })

  it('returns to review when it is edited, with its CNPJ unchanged and its jobs open', async () => {
    const jobId = await insertJob(house, { organizationId })
    const edited = await update({ idcard: '11.444.777/0001-61', companyName: 'Mercado Bom Dia' })
    expect(edited).toMatchObject({
      status: 'pending',
      everApproved: true,
      idcard,
      companyName: 'Mercado Bom Dia',
      street: 'Avenida Paulista, 900',
      reviewDue: '2026-03-13T03:00:00.000Z',
    })
    const events = await house.database.selectFrom('event').select(['type', 'payload']).orderBy('id').execute()
    expect(events).toContainEqual({
      type: 'review.asked',
      payload: { subject: 'organization', subjectId: organizationId },
    })
    expect((await house.as(jobRoutes).readJob({ id: jobId })).company).toBe('Padaria Aurora')
  })

  it('shows its new name to others once it is approved, in jobs and in search', async () => {
    const jobId = await insertJob(house, { organizationId })
    const shown = async () => {
      await work()
      const { items } = await house.as(jobSearchRoutes).searchJobs({ occupation: 'vendedor' })
      return [(await house.as(jobRoutes).readJob({ id: jobId })).company, items[0]?.company]
    }
    await update({ description: 'Outra coisa.' })
    expect(await shown()).toEqual(['Padaria Aurora', 'Padaria Aurora'])
    await approve()
    expect(await shown()).toEqual(['Mercado Bom Dia', 'Mercado Bom Dia'])
  })

  it('shows the version approved last when it is edited again', async () => {
    const jobId = await insertJob(house, { organizationId })
    const [first, second] = [await picture(), await picture()]
    await as().setLogo({ image: first })
    await acceptLogo()
    await as().setLogo({ image: second })
    await acceptLogo()
    await update({ companyName: 'Padaria do Bairro' })
    await work()
    expect((await house.as(jobRoutes).readJob({ id: jobId })).logo).toContain(second)
    await approve()
    expect((await house.as(jobRoutes).readJob({ id: jobId })).company).toBe('Padaria do Bairro')
    expect(await files()).toEqual([second])
  })

  it.each(['created', 'pending', 'validating', 'rejected', 'blocked'])('is locked while %s', async (status) => {
    await setStatus(status)
    expect(await refusal(update())).toMatchObject({ code: 'organization_not_approved', status: 409 })
  })

  it('refuses faults, an unchanged edit, and people without the right to edit', async () => {
    expect((await refusal(update({ site: 'nada', zipCode: '20040002' }))).fields).toMatchObject({
      site: { code: 'invalid_site' },
      zipCode: { code: 'zip_code_of_other_state' },
    })
    await update()
    await approve()
    expect(await refusal(update())).toMatchObject({ code: 'nothing_changed', status: 422 })
    await house.database.updateTable('recruiter').set({ status: 'blocked' }).execute()
    expect(await refusal(update({ phone: '1133334444' }))).toMatchObject({ code: 'profile_blocked', status: 409 })
    await house.database.updateTable('recruiter').set({ status: 'approved' }).execute()
    await house.database.updateTable('account').set({ email_validated_at: null }).execute()
    expect(await refusal(update({ phone: '1133334444' }))).toMatchObject({ code: 'email_not_validated' })
  })

  it('accepts one of two simultaneous edits', async () => {
    const outcomes = await Promise.allSettled([update({ companyName: 'Um' }), update({ companyName: 'Dois' })])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('gets a logo with the first review, and another at once while that waits', async () => {
    await setStatus('created')
    const [first, second] = [await picture(), await picture()]
    expect((await as().setLogo({ image: first })).logo).toContain(first)
    expect((await as().setLogo({ image: second })).logo).toContain(second)
    expect(await as().readOrganization({})).toMatchObject({ status: 'created', logo: expect.stringContaining(second) })
    await work()
    expect(await files()).toEqual([second])
  })

  it('shows a new logo once approved, and erases the former', async () => {
    const jobId = await insertJob(house, { organizationId })
    const logo = async () => (await house.as(jobRoutes).readJob({ id: jobId })).logo ?? ''
    const [first, second, third] = [await picture(), await picture(), await picture()]
    await as().setLogo({ image: first })
    await acceptLogo()
    expect(await logo()).toContain(first)
    await as().setLogo({ image: second })
    await as().setLogo({ image: third })
    await work()
    expect([await logo(), await files()]).toEqual([expect.stringContaining(first), [first, third]])
    expect(await as().readOrganization({})).toMatchObject({ status: 'approved', logoWaits: true })
    await update({ companyName: 'Padaria do Bairro' })
    expect([await logo(), (await house.as(jobRoutes).readJob({ id: jobId })).company]).toEqual([
      expect.stringContaining(first),
      'Padaria Aurora',
    ])
    await approve()
    expect((await as().readOrganization({})).logoWaits).toBe(false)
    expect([await logo(), await files()]).toEqual([expect.stringContaining(third), [third]])
  })

  it('refuses a new logo during a reviewer’s claim, and a file of another purpose', async () => {
    expect((await refusal(as().setLogo({ image: await picture(bruno, 'avatar') }))).code).toBe('file_not_found')
    await setStatus('validating')
    expect(await refusal(as().setLogo({ image: await picture() }))).toMatchObject({
      code: 'organization_not_approved',
      status: 409,
    })
  })

  it('loses its logo at once and everywhere, published or waiting', async () => {
    const jobId = await insertJob(house, { organizationId })
    await as().setLogo({ image: await picture() })
    await acceptLogo()
    await as().setLogo({ image: await picture() })
    await as().removeLogo({})
    await work()
    expect(await as().readOrganization({})).toMatchObject({ status: 'approved', logoWaits: false })
    expect((await as().readOrganization({})).logo).toBeNull()
    expect((await house.as(jobRoutes).readJob({ id: jobId })).logo).toBeNull()
    expect(await files()).toEqual([])
    expect(await as().removeLogo({})).toEqual({ done: true })
  })
  it('is edited by any of its members while none of them is approved, and then by the approved ones', async () => {
    const unapproved = { status: 'created', first_approved_at: null }
    const all = house.database.updateTable('recruiter').where('organization_id', '=', organizationId)
    await all.set(unapproved).execute()
    const elisa = await insertRecruiter(house, { organizationId, ...unapproved })
    const rename = (who: Person, companyName: string) => as(who).updateOrganization(organizationForm({ companyName }))
    expect(await rename(elisa, 'Feira')).toMatchObject({ companyName: 'Feira' })
    await all
      .set({ status: 'approved', first_approved_at: house.now() })
      .where('account_id', '=', bruno.accountId)
      .execute()
    expect((await refusal(rename(elisa, 'Mercado'))).code).toBe('profile_not_approved')
  })
})
