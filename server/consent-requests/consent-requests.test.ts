import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import { lookRoutes } from '../looks/routes.ts'
import { notificationListeners } from '../notifications/listeners.ts'
import { notificationRoutes } from '../notifications/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { consentRequestHandlers, endConsentRequests } from './background.ts'
import { consentRequestListeners } from './listeners.ts'
import { consentRequestRoutes } from './routes.ts'

const day = 86_400

describe('a request to see who somebody of limited access is', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, candidatesCalls, hiring, person } = selectionIn(house)
  const of = (who: Person | null) => house.as(consentRequestRoutes, who)
  const found = (who: Person, cvId: string) => house.as(cvSearchRoutes, who).readFoundPerson({ cvId })
  const work = () =>
    house.work({
      handlers: [...consentRequestHandlers, ...letterHandlers],
      listeners: [...consentRequestListeners, ...notificationListeners],
    })
  const notified = async (who: Person) => {
    const { items } = await house.as(notificationRoutes, who).listNotifications({})
    return items.flatMap((item) => ('leadsTo' in item ? [[item.message.notification.text, item.leadsTo]] : []))
  }
  const limited = (name = 'Ana Souza', changes: Parameters<typeof person>[1] = {}) =>
    person(name, { ...changes, curriculum: { visibility: 'limited', ...changes?.curriculum } })
  const mine = async (who: Person) => (await of(who).listConsentRequests({})).items
  const code = async (asked: Promise<unknown>) => (await refusal(asked)).code

  it('is sent at once, granted, and withdrawn, and reveals the person only in between', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const stranger = await hiring()
    const ana = await limited()
    expect(await found(bruno, ana.cvId)).toMatchObject({ name: null, contact: null, consent: { status: null } })
    const { requestId, ends } = await of(bruno).askConsent({ cvId: ana.cvId })
    await work()
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [ana.email, 'Padaria Aurora quer ver quem você é'],
    ])
    expect(await notified(ana)).toEqual([
      ['Padaria Aurora pediu para ver seu nome e seus contatos.', '/profile/privacy#requests'],
    ])
    expect(await mine(ana)).toMatchObject([{ requestId, company: 'Padaria Aurora', status: 'asked', ends }])
    expect(await found(elisa, ana.cvId)).toMatchObject({ name: null, consent: { requestId, status: 'asked', ends } })

    house.letters.length = 0
    await of(ana).answerConsentRequest({ requestId, granted: true })
    await of(ana).answerConsentRequest({ requestId, granted: true })
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual(['Ana Souza deixou a empresa ver quem é'])
    expect(await notified(bruno)).toEqual([
      ['Uma pessoa deixou a empresa ver quem ela é.', `/recruiter/curriculums?cv=${ana.cvId}`],
    ])
    expect(await found(elisa, ana.cvId)).toMatchObject({ name: 'Ana Souza', contact: { email: ana.email } })
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({
      ...{ name: 'Ana Souza', contact: { email: ana.email }, contactFrom: 'now' },
    })
    expect(await found(stranger.bruno, ana.cvId)).toMatchObject({ name: null, contact: null })

    await of(ana).answerConsentRequest({ requestId, granted: false })
    expect(await found(bruno, ana.cvId)).toMatchObject({ name: null, contact: null, consent: { status: 'revoked' } })
    expect(await code(of(bruno).askConsent({ cvId: ana.cvId }))).toBe('consent_refused')
    await of(ana).answerConsentRequest({ requestId, granted: true })
    expect(await found(bruno, ana.cvId)).toMatchObject({ name: 'Ana Souza' })
  })

  it('shows only the name of a person who shares no contact data', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await limited('Ana Souza', { share_contact_data: false })
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId, jobId })
    await of(ana).answerConsentRequest({ requestId, granted: true })
    expect(await found(bruno, ana.cvId)).toMatchObject({ name: 'Ana Souza', contact: null })
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({ contactFrom: 'declined' })
  })

  it('leaves the curriculum’s file to the jobs that the person applies to', async () => {
    const { bruno, jobId } = await hiring()
    const file_id = newId(house.now())
    await database
      .insertInto('stored_file')
      .values({
        ...{ id: file_id, owner_id: file_id, purpose: 'curriculum', storage_key: 'cv', original_name: 'curriculo.pdf' },
        ...{ content_type: 'application/pdf', byte_size: 4, created_at: house.now(), uploaded_at: house.now() },
      })
      .execute()
    const ana = await limited('Ana Souza', { curriculum: { file_id } })
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    await of(ana).answerConsentRequest({ requestId, granted: true })
    const read = async () => {
      const { contact, curriculum } = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
      return [contact?.email, curriculum.fileCV?.name ?? null]
    }
    expect(await read()).toEqual([ana.email, null])
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(await read()).toEqual([ana.email, 'curriculo.pdf'])
    await candidatesCalls(ana).withdraw({ id: processId })
    expect((await read())[1]).toBeNull()
  })

  it('is followed by looks that say what was read', async () => {
    const { bruno, elisa } = await hiring()
    const ana = await limited()
    await found(bruno, ana.cvId)
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    await of(ana).answerConsentRequest({ requestId, granted: true })
    await found(elisa, ana.cvId)
    const { items } = await house.as(lookRoutes, ana).listLooks({})
    expect(items.map(({ parts }) => parts).toSorted()).toEqual([['curriculum'], ['curriculum', 'contact']])
  })

  it('ends with the seventh day after it, once, and may be repeated after a month', async () => {
    const { bruno } = await hiring()
    const ana = await limited()
    const asked = house.clock.now()
    const { requestId, ends } = await of(bruno).askConsent({ cvId: ana.cvId })
    const open = (Date.parse(ends) - asked.getTime()) / 1000
    house.clock.pass(open - 1)
    await endConsentRequests(house)
    expect(await mine(ana)).toMatchObject([{ status: 'asked' }])
    house.clock.pass(1)
    await Promise.all([endConsentRequests(house), endConsentRequests(house)])
    await work()
    expect(await mine(ana)).toMatchObject([{ status: 'expired', ends: null }])
    expect((await notified(bruno)).map(([text]) => text)).toEqual([
      'Um pedido para ver quem é uma pessoa venceu sem resposta.',
    ])
    expect(await code(of(ana).answerConsentRequest({ requestId, granted: true }))).toBe('consent_request_ended')
    expect(await code(of(bruno).askConsent({ cvId: ana.cvId }))).toBe('consent_asked_lately')
    house.clock.pass(30 * day - open)
    expect(await of(bruno).askConsent({ cvId: ana.cvId })).toMatchObject({ requestId })
    expect(await mine(ana)).toMatchObject([{ status: 'asked' }])
  })

  it('can be taken back by a colleague while it is open, and then can’t be answered', async () => {
    const { bruno, elisa } = await hiring()
    const ana = await limited()
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    await of(elisa).cancelConsentRequest({ requestId })
    await work()
    expect(house.letters).toEqual([])
    expect(await code(of(elisa).cancelConsentRequest({ requestId }))).toBe('consent_request_ended')
    expect(await code(of(ana).answerConsentRequest({ requestId, granted: true }))).toBe('consent_request_ended')
  })

  it('needs a trade name, by which the person knows the company also once it is taken away', async () => {
    const { bruno, organizationId } = await hiring()
    const ana = await limited()
    const named = (company_name: string | null) =>
      database.updateTable('organization').set({ company_name }).where('id', '=', organizationId).execute()
    for (const none of [null, '', ' ']) {
      await named(none)
      expect(await refusal(of(bruno).askConsent({ cvId: ana.cvId }))).toMatchObject({
        ...{ code: 'company_name_missing', status: 409 },
      })
    }
    await named('Padaria Aurora')
    await of(bruno).askConsent({ cvId: ana.cvId })
    await named(null)
    expect(await mine(ana)).toMatchObject([{ company: 'Padaria Aurora', status: 'asked' }])
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual(['Padaria Aurora quer ver quem você é'])
    await database.updateTable('consent_request').set({ company_name: '' }).execute()
    expect(await mine(ana)).toMatchObject([{ company: null, status: 'asked' }])
  })

  it('isn’t needed where the name is shown, nor possible where nobody is found', async () => {
    const { bruno, jobId } = await hiring()
    const [free, hidden, away] = [
      await person(),
      await limited('Davi Rocha', { curriculum: { visibility: 'hidden' } }),
      await limited('Lia Prado', { curriculum: { searching_job: false } }),
    ]
    expect(await code(of(bruno).askConsent({ cvId: free.cvId }))).toBe('consent_not_needed')
    for (const { cvId } of [hidden, away])
      expect(await code(of(bruno).askConsent({ cvId }))).toBe('curriculum_not_found')
    const ana = await limited()
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(await code(of(bruno).askConsent({ cvId: ana.cvId, jobId }))).toBe('consent_not_needed')
  })

  it('is unique for a company and a person, even if two recruiters ask at once, and limited to fifty a day', async () => {
    const { bruno, elisa, organizationId } = await hiring()
    const ana = await limited()
    const asked = await Promise.allSettled([bruno, elisa].map((who) => of(who).askConsent({ cvId: ana.cvId })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [someone] = await mine(ana)
    await database
      .updateTable('consent_request')
      .set({ status: 'expired' })
      .where('id', '=', someone?.requestId as string)
      .execute()
    for (let number = 0; number < 49; number++) {
      const { cvId } = await limited(`Pessoa ${number}`)
      await of(bruno).askConsent({ cvId })
    }
    const last = await limited('Lia Prado')
    expect(await code(of(elisa).askConsent({ cvId: last.cvId }))).toBe('too_many_consent_requests')
    expect(organizationId).toBeTruthy()
  })

  it('of somebody else doesn’t exist', async () => {
    const { bruno } = await hiring()
    const { bruno: other } = await hiring()
    const [ana, davi] = [await limited(), await limited('Davi Rocha')]
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    expect(await code(of(davi).answerConsentRequest({ requestId, granted: true }))).toBe('consent_request_not_found')
    expect(await code(of(other).cancelConsentRequest({ requestId }))).toBe('consent_request_not_found')
    expect(await mine(davi)).toEqual([])
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    for (const who of [bruno, rita, null])
      expect((await refusal(of(who).answerConsentRequest({ requestId, granted: true }))).status).toBe(who ? 403 : 401)
    for (const who of [ana, rita, null])
      expect((await refusal(of(who).askConsent({ cvId: ana.cvId }))).status).toBe(who ? 403 : 401)
  })

  it('leads recruiters to nobody whom they can’t find any more', async () => {
    for (const away of [{ visibility: 'hidden' }, { searching_job: false }, 'rejected'] as const) {
      const { bruno } = await hiring()
      const ana = await limited()
      const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
      await (away === 'rejected'
        ? database.updateTable('professional').set({ status: away }).where('account_id', '=', ana.accountId).execute()
        : database.updateTable('curriculum').set(away).where('id', '=', ana.cvId).execute())
      await of(ana).answerConsentRequest({ requestId, granted: true })
      house.letters.length = 0
      await work()
      expect(house.letters.filter(({ to }) => to !== ana.email)).toEqual([])
      expect(await notified(bruno)).toEqual([])
    }
  })

  it('of a company that was blocked meanwhile is not shown while it is open', async () => {
    const { bruno, organizationId } = await hiring()
    const ana = await limited()
    await of(bruno).askConsent({ cvId: ana.cvId })
    await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
    await work()
    expect(await mine(ana)).toEqual([])
    expect(house.letters).toEqual([])
    expect(await notified(ana)).toEqual([])
  })

  it('writes to the recruiter once a day, however often the person grants and takes back', async () => {
    const { bruno } = await hiring()
    const ana = await limited()
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    await work()
    house.letters.length = 0
    for (const granted of [true, false, true, false, true]) {
      await of(ana).answerConsentRequest({ requestId, granted })
      await work()
    }
    expect(house.letters.map(({ to }) => to)).toEqual([bruno.email])
    house.clock.pass(day)
    for (const granted of [false, true]) await of(ana).answerConsentRequest({ requestId, granted })
    await work()
    expect(house.letters).toHaveLength(2)
  })

  it('tells a company that was blocked meanwhile nothing of the answer', async () => {
    for (const granted of [true, false]) {
      const { bruno, organizationId } = await hiring()
      const ana = await limited()
      const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
      await database.updateTable('organization').set({ status: 'blocked' }).where('id', '=', organizationId).execute()
      await of(ana).answerConsentRequest({ requestId, granted })
      await work()
      expect(house.letters).toEqual([])
      expect(await notified(bruno)).toEqual([])
    }
  })
  it.each(['left the company', 'was blocked'])('tells nobody of the answer who %s meanwhile', async (what) => {
    const { bruno } = await hiring()
    const { organizationId } = await hiring()
    const ana = await limited()
    const { requestId } = await of(bruno).askConsent({ cvId: ana.cvId })
    const away = what === 'was blocked' ? { status: 'blocked' } : { organization_id: organizationId }
    await database.updateTable('recruiter').set(away).where('account_id', '=', bruno.accountId).execute()
    await of(ana).answerConsentRequest({ requestId, granted: true })
    await work()
    expect(house.letters.filter(({ to }) => to === bruno.email)).toEqual([])
    expect(await notified(bruno)).toEqual([])
  })
})
