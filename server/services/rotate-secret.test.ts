import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { alertsIn, hour } from '@trampolim/tests/fixtures/alerts.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { TOTP } from 'otpauth'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { accountHandlers } from '../accounts/background.ts'
import { accountListeners } from '../accounts/listeners.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { prepareSecrets, resealOnce, resealWork } from '../accounts/second-step/reseal.ts'
import { secondStepRoutes } from '../accounts/second-step/second-step-routes.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { startSession } from '../accounts/sessions/sessions.ts'
import { findKnownDevice, newDeviceToken } from '../accounts/sign-in/device-tokens.ts'
import { alertRoutes } from '../alerts/routes.ts'
import { stopLetter } from '../alerts/stop-letter.ts'
import { isGoodPictureLink, pictureUrl } from '../files/picture-link.ts'
import { judgeLink, signedFileUrl } from '../files/signed-link.ts'
import { letterHandlers } from '../letters/background.ts'
import { isTicket, newTicket } from '../platform/broker/ticket.ts'
import { judgeKeyUse } from '../platform/doctor/check-keys.ts'
import { askerHeaders, signedAsker } from '../platform/http/caller/asker.ts'
import { countKeyUse, mayDropFormer, noteCurrentKey } from '../platform/key-use.ts'
import { keyIdOf } from '../platform/tokens.ts'
import { applicationRoutes, receiptRoutes } from '../receipts/routes.ts'
import { calendarFeedRoutes } from '../selection/calendar-feeds/routes.ts'
import { verificationListeners } from '../verifications/listeners.ts'
import { sendCode } from '../verifications/send-code.ts'
import { validateCode } from '../verifications/validate-code.ts'

const [one, two, three] = ['one', 'two', 'three'].map((each) => `${each} secret that only this test knows`) as [
  string,
  string,
  string,
]
const before = { current: one, former: [] }
const between = { current: two, former: [one] }
const after = { current: two, former: [] }
const password = 'pao de queijo'

describe('after the secret was replaced', async () => {
  const house = await testHouse({ secret: before })
  const { database } = house
  const { hiring, person } = selectionIn(house)
  const { ana: searching, openJob, morning } = alertsIn(house)
  const work = () =>
    house.work({
      handlers: [...accountHandlers, ...letterHandlers],
      listeners: [...accountListeners, ...verificationListeners],
    })

  /** Simulates a start with other secrets. */
  async function startWith(secret: typeof before | typeof between) {
    house.configuration.secret = secret
    house.clock.pass(1)
    await noteCurrentKey(database, { id: keyIdOf(secret.current), now: house.now() })
    await prepareSecrets(database, secret)
  }
  const resealing = async () =>
    (await waitingWork(database)).flatMap(({ name, payload }) => (name === resealWork.name ? [payload] : []))
  const codeOf = (uri: string) =>
    new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' }).generate({ timestamp: house.now().getTime() })

  /** A person whose sign-in asks for a code. */
  async function protectedPerson(email: string) {
    const { accountId } = await insertAccount(house, { email, role: 'user:professional', password })
    const { token, sessionId } = await database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    const owner = { accountId, email, role: 'user:professional', sessionId } as const
    const own = house.as(secondStepRoutes, owner)
    const { uri, kept } = await own.startOneTimeCodes({ password })
    const { recoveryCodes } = await own.switchOn({ kept, code: codeOf(uri) })
    house.clock.pass(30)
    const enter = (code?: string) => house.as(accountRoutes).login({ type: 2, email, password, ...(code && { code }) })
    return { ...owner, token, uri, recoveryCodes, own, enter, code: () => codeOf(uri) }
  }
  const keyUse = async () => {
    const client = new Client({ connectionString: house.databaseUrl })
    await client.connect()
    return countKeyUse(client, house.configuration.secret).finally(() => client.end())
  }

  it('sessions, codes of apps and recovery codes keep working; once it is dropped, only data that was sealed again does', async () => {
    await startWith(before)
    const ana = await protectedPerson('ana@exemplo.com.br')
    const [first = '', second = '', third = ''] = ana.recoveryCodes
    const { kept = '' } = await refusal(ana.enter())
    await startWith(between)
    expect(await personOfToken(database, ana.token, house.now())).toMatchObject({ accountId: ana.accountId })
    await ana.enter(ana.code())
    await ana.enter(first)
    house.clock.pass(30)
    await house.as(secondStepRoutes).finishSecondStep({ kept, code: ana.code() })
    expect(await keyUse()).toMatchObject({ apps: 1, codes: 9, people: 1, lost: 0 })
    expect(await ana.own.readOwn({})).toMatchObject({ recoveryCodes: 9 })
    await work()
    expect(await keyUse()).toMatchObject({ apps: 0, codes: 9, waiting: 0 })
    await ana.enter(second)

    await startWith(after)
    house.clock.pass(30)
    await ana.enter(ana.code())
    expect((await refusal(ana.enter(third))).code).toBe('wrong_second_code')
    expect(await ana.own.readOwn({})).toMatchObject({ recoveryCodes: 0 })
    expect(await keyUse()).toMatchObject({ apps: 0, codes: 0, lost: 8 })
    const { recoveryCodes } = await ana.own.renewRecoveryCodes({ password })
    await ana.enter(recoveryCodes[0] ?? '')
    expect(await keyUse()).toMatchObject({ codes: 0, lost: 0 })
  })

  it('an app whose secret wasn’t sealed again works once the former secret is configured again', async () => {
    await startWith(before)
    const ana = await protectedPerson('ana@exemplo.com.br')
    await startWith(after)
    await work()
    expect((await refusal(ana.enter(ana.code()))).code).toBe('wrong_second_code')
    expect(await keyUse()).toMatchObject({ lost: 11 })
    await startWith(between)
    await ana.enter(ana.code())
  })

  it('data without a key’s name is read, sealed again and named', async () => {
    house.configuration.secret = before
    const ana = await protectedPerson('ana@exemplo.com.br')
    await database.updateTable('recovery_code').set({ key_id: null }).execute()
    const { sealed_secret: sealed } = await database
      .selectFrom('one_time_code_app')
      .select('sealed_secret')
      .executeTakeFirstOrThrow()
    await database
      .updateTable('one_time_code_app')
      .set({ sealed_secret: sealed.split('.')[1] ?? '' })
      .execute()
    await startWith(between)
    expect(await keyUse()).toMatchObject({ apps: 1, codes: 10 })
    await ana.enter(ana.recoveryCodes[0])
    await ana.enter(ana.code())
    await startWith(before)
    await work()
    expect(await keyUse()).toMatchObject({ apps: 0, codes: 0, lost: 0 })
  })

  it('seals batch by batch, continues where it stopped, and leaves it to the processes that have the secret', async () => {
    await startWith(before)
    for (const name of ['ana', 'bia', 'caio']) await protectedPerson(`${name}@exemplo.com.br`)
    const keyId = keyIdOf(two)
    await startWith(between)
    house.configuration.secret = { current: one, former: [two] }
    await expect(resealOnce(house, { keyId, after: '' })).rejects.toThrow('another process')
    house.configuration.secret = between
    expect(await resealing()).toEqual([{ keyId, after: '' }])
    await resealOnce(house, { keyId, after: '' }, 2)
    expect(await keyUse()).toMatchObject({ apps: 1 })
    expect(await resealing()).toEqual([{ keyId, after: expect.stringMatching(/^[0-9a-f]{24}$/) }])
    await work()
    expect(await keyUse()).toMatchObject({ apps: 0 })
    expect(await resealing()).toEqual([])
  })

  it('letters on their way arrive, and links and addresses work, until it is dropped', async () => {
    await startWith(before)
    await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional', password })
    await house.as(accountRoutes).recoverPassword({ email: 'ana@exemplo.com.br' })
    expect((await keyUse()).waiting).toBe(0)
    await startWith(between)
    expect((await keyUse()).waiting).toBe(1)
    await work()
    const id = /take-action\?id=([\w-]+)/.exec(house.letters.at(-1)?.text ?? '')?.[1] ?? ''
    await startWith(after)
    expect(await house.as(accountRoutes).takeAction({ id, password: 'broa de milho' })).toMatchObject({ done: true })
  })

  it('a code on its way is accepted, and counts for the pause between two codes', async () => {
    await startWith(before)
    const asked = { channel: 'email', destination: 'ana@exemplo.com.br', address: '203.0.113.7' } as const
    const { verificationId } = await sendCode(house, asked)
    await startWith(between)
    await expect(sendCode(house, asked)).rejects.toMatchObject({ code: 'code_sent_recently' })
    await work()
    const code = /\b\d{4,8}\b/.exec(house.letters.at(-1)?.text ?? '')?.[0] ?? ''
    await validateCode(house, { channel: 'email', verificationId, code })
  })

  it('links of files and pictures, tickets, devices and addresses between processes go on until it is dropped', async () => {
    await startWith(before)
    const { accountId } = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    const owner = { id: accountId, passwordHash: null }
    const fileId = 'a'.repeat(24)
    const partsOf = (url: string) => {
      const { searchParams } = new URL(url)
      return { fileId, expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' }
    }
    const file = partsOf(signedFileUrl(house, { method: 'get', fileId }).url)
    const picture = partsOf(pictureUrl(house, fileId))
    const device = newDeviceToken(house, owner)
    const now = house.now()
    const { ticket } = newTicket(before, { sessionId: 's', now })
    const headers = askerHeaders(before, { address: '203.0.113.7', now })
    const good = () => [
      judgeLink(house, { method: 'get', ...file }) === 'good',
      isGoodPictureLink(house, picture),
      findKnownDevice(house, [device], owner) !== undefined,
      isTicket(house.configuration.secret, ticket, { sessionId: 's', now }),
      signedAsker(house.configuration.secret, { headers, now }) !== null,
    ]
    for (const secret of [before, between, { current: three, former: [two, one] }]) {
      await startWith(secret)
      expect(good()).toEqual([true, true, true, true, true])
    }
    await startWith(after)
    expect(good()).toEqual([false, false, false, false, false])
  })

  it('calendar addresses, receipts’ codes and the links that stop alerts don’t depend on it', async () => {
    await startWith(before)
    const { jobId } = await hiring()
    const ana = await person('Ana Souza')
    const { address } = await house.as(calendarFeedRoutes, ana).makeCalendarFeed({})
    const { processId } = await house.as(applicationRoutes, ana).applyToJob({ jobId, cvType: 'professional' })
    const { code } = await house.as(receiptRoutes, ana).readReceipt({ processId })
    const searcher = await searching()
    await house.as(alertRoutes, searcher).createAlert({ occupation: 'Confeiteiro' })
    house.clock.pass(hour)
    await openJob({ cbo: '848310' })
    await morning()
    const stop =
      house.letters
        .find(({ stopUrl }) => stopUrl)
        ?.stopUrl?.split('/')
        .at(-1) ?? ''
    await startWith(after)
    const token = address.split('/calendar/')[1] ?? ''
    expect((await house.as(calendarFeedRoutes, null).readCalendar({ token })).content).toContain('VCALENDAR')
    expect(await house.as(receiptRoutes, null).checkReceipt({ code })).toMatchObject({ jobName: 'Vendedor de loja' })
    expect(stop).toMatch(/^[\w-]{43}$/)
    expect(await stopLetter(house, stop)).toBe(true)
  })

  it('the doctor says when the former secret can be removed', async () => {
    await startWith(before)
    await startWith(between)
    const use = await keyUse()
    const day = 24 * 60 * 60 * 1000
    const at = (later: number) => new Date(house.now().getTime() + later)
    expect(use.since).toEqual(house.now())
    expect([mayDropFormer(use, at(day - 1)), mayDropFormer(use, at(day))]).toEqual([false, true])
    expect(mayDropFormer({ ...use, codes: 1 }, at(day))).toBe(false)
    const levels = (more: object, hasFormer: boolean, later: number) =>
      judgeKeyUse({ ...use, ...more }, { hasFormer, now: at(later) }).map(({ level }) => level)
    expect(levels({}, false, day)).toEqual([])
    expect(levels({}, true, 0)).toEqual(['ok'])
    expect(levels({ apps: 1 }, true, day)).toEqual(['ok'])
    expect(levels({}, true, day)).toEqual(['warn'])
    expect(levels({ lost: 2 }, false, day)).toEqual(['warn'])
  })
})
