import { standIn } from '@trampolim/tests/engines/stand-in.ts'
import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import { verificationHandlers } from './background.ts'
import { verificationListeners } from './listeners.ts'
import { verificationRoutes } from './routes.ts'
import { sendCode } from './send-code.ts'

describe('codes', async () => {
  const house = await testHouse()
  const visitor = () => house.as(verificationRoutes)
  const work = () => house.work({ handlers: letterHandlers, listeners: verificationListeners })
  const send = (destination: string, channel: 'email' | 'phone' = 'email') =>
    visitor().sendCode({ channel, destination })
  const enter = (verificationId: string, code: string, channel: 'email' | 'phone' = 'email') =>
    visitor().validateCode({ channel, verificationId, code })

  async function sentCode(destination = 'ana@exemplo.com.br') {
    const { verificationId } = await send(destination)
    await work()
    const code = /\d{4}/.exec(house.letters.at(-1)?.subject ?? '')?.[0] ?? ''
    return { verificationId, code, wrong: code === '0000' ? '0001' : '0000' }
  }

  it('have four digits, are sent by letter, and verify the address once', async () => {
    const sent = await send(' Ana@Exemplo.com.br ')
    expect(sent).toMatchObject({ resendIn: 60, expires: '2026-03-10T15:10:00.000Z' })
    await work()
    expect(house.letters).toMatchObject([{ to: 'ana@exemplo.com.br' }])
    const code = /\d{4}/.exec(house.letters[0]?.subject ?? '')?.[0] ?? ''
    expect(await enter(sent.verificationId, code)).toEqual({ verificationId: sent.verificationId, verified: true })
    expect(await refusal(enter(sent.verificationId, code))).toMatchObject({ code: 'code_expired', status: 422 })
  })

  it('are stored nowhere in plain text', async () => {
    const { verificationId, code } = await sentCode()
    const kept = await house.database.selectFrom('event').selectAll().execute()
    const stored = await house.database.selectFrom('verification').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`)
    expect(stored[0]?.code_hash.toString()).not.toContain(code)
    expect(verificationId).not.toBe('')
  })

  it('allow five wrong attempts, however many are simultaneous, and then not even the right one', async () => {
    const { verificationId, code, wrong } = await sentCode()
    const tries: string[] = []
    for (let round = 0; round < 6; round++) {
      const atOnce = await Promise.all(Array.from({ length: 4 }, () => refusal(enter(verificationId, wrong))))
      tries.push(...atOnce.map(({ code: refused }) => refused))
      house.clock.pass(30)
    }
    expect(tries.filter((each) => each === 'wrong_code')).toHaveLength(5)
    expect(tries.filter((each) => each === 'wait_before_trying')).toHaveLength(4 * 3)
    expect(tries.filter((each) => each === 'too_many_tries')).toHaveLength(3 + 4)
    expect((await refusal(enter(verificationId, code))).code).toBe('too_many_tries')
  })

  it('still accept the right one after four wrong attempts', async () => {
    const { verificationId, code, wrong } = await sentCode()
    for (let at = 0; at < 4; at++) {
      expect((await refusal(enter(verificationId, wrong))).code).toBe('wrong_code')
      expect(await refusal(enter(verificationId, code))).toMatchObject({ code: 'wait_before_trying', status: 429 })
      house.clock.pass(30)
    }
    expect((await enter(verificationId, code)).verified).toBe(true)
  })

  it('expire after 10 minutes', async () => {
    const { verificationId, code } = await sentCode()
    house.clock.pass(10 * 60)
    expect((await refusal(enter(verificationId, code))).code).toBe('code_expired')
  })

  it('prove nothing for another verification or channel, or an unknown id', async () => {
    const { verificationId, code } = await sentCode()
    const other = await sentCode('bruno@exemplo.com.br')
    if (other.code !== code) expect((await refusal(enter(other.verificationId, code))).code).toBe('wrong_code')
    expect((await refusal(enter(verificationId, code, 'phone'))).code).toBe('code_expired')
    expect((await refusal(enter('f'.repeat(24), code))).code).toBe('code_expired')
    expect((await refusal(enter(verificationId, '12a4'))).fields).toMatchObject({ code: { code: 'invalid_code' } })
  })

  it('are sent once a minute, also on many simultaneous requests', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => send('ana@exemplo.com.br')))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(send('ANA@exemplo.com.br'))).toMatchObject({ code: 'code_sent_recently', status: 429 })
    await send('bruno@exemplo.com.br')
    house.clock.pass(60)
    await send('ana@exemplo.com.br')
  })

  it('are sent 100 times an hour for a network, without a limit where only this machine reaches the product', async () => {
    const sendFrom = (address: string, at: number, localOnly: boolean) =>
      sendCode(
        { ...house, configuration: { ...house.configuration, localOnly } },
        { channel: 'email', destination: `pessoa${at}@empresa${at}.example`, address },
      )
    for (let at = 0; at < 100; at++) await sendFrom('127.0.0.1', at, false)
    await expect(sendFrom('127.0.0.1', 100, false)).rejects.toMatchObject({ code: 'too_many_codes' })
    await sendFrom('127.0.0.1', 100, true)
    await sendFrom('198.51.100.1', 101, true)
  })

  it('are sent five times an hour to a destination', async () => {
    for (let at = 0; at < 5; at++) {
      await send('ana@exemplo.com.br')
      house.clock.pass(61)
    }
    expect(await refusal(send('ana@exemplo.com.br'))).toMatchObject({ code: 'too_many_codes', status: 429 })
    house.clock.pass(3600 - 5 * 61)
    await send('ana@exemplo.com.br')
  })

  it('are sent only to e-mail addresses and cell phones', async () => {
    expect((await refusal(send('ana@'))).fields).toMatchObject({ destination: { code: 'invalid_email' } })
    expect((await refusal(send('1133334444', 'phone'))).fields).toMatchObject({
      destination: { code: 'invalid_phone' },
    })
  })

  it('are sent to phones by the demo mailbox, by the configured service, or not at all', async () => {
    const { verificationId } = await send('+55 (11) 98765-4321', 'phone')
    await work()
    expect(house.letters).toMatchObject([{ to: '11987654321@sms.invalid', subject: 'SMS para (11) 98765-4321' }])
    const code = /\b\d{4}\b/.exec(house.letters[0]?.text ?? '')?.[0] ?? ''
    expect((await enter(verificationId, code, 'phone')).verified).toBe(true)

    const service = await standIn(202, {})
    house.configuration.smsUrl = service.url
    await send('11912345678', 'phone')
    await work()
    service.close()
    house.configuration.smsUrl = null
    expect(JSON.parse(service.asked[0]?.body ?? '')).toMatchObject({
      to: '+5511912345678',
      text: expect.stringMatching(/^\d{4} é o seu código/),
    })

    house.configuration.demo = false
    expect((await refusal(send('11955554444', 'phone'))).code).toBe('channel_not_available')
    house.configuration.demo = true
  })

  it('are deleted a day after they expired', async () => {
    await sentCode()
    house.clock.pass(10 * 60 + 86_400 + 1)
    await verificationHandlers[0]?.run(house, {} as never)
    expect(await house.database.selectFrom('verification').select('id').execute()).toEqual([])
  })

  it('are required for asking whether a CPF is taken', async () => {
    await insertCandidate(house, { email: 'carla@exemplo.com.br', cpf: '52998224725' })
    const check = (idcard: string, verificationId?: string) =>
      visitor().validateIdcard({ idcard, birthDate: '1990-01-31', verificationId })
    expect(await check('529.982.247-25')).toEqual({ valid: true, checked: 'digits', unique: null })
    const { verificationId, code } = await sentCode()
    expect((await check('529.982.247-25', verificationId)).unique).toBeNull()
    await enter(verificationId, code)
    expect((await check('529.982.247-25', verificationId)).unique).toBe(false)
    expect((await check('111.444.777-35', verificationId)).unique).toBe(true)
    expect(await check('529.982.247-26', verificationId)).toEqual({ valid: false, checked: 'digits', unique: null })
  })

  it.each([
    [200, { valid: false }, { valid: false, checked: 'rfb' }],
    [200, { valid: true }, { valid: true, checked: 'rfb' }],
    [500, {}, { valid: true, checked: 'digits' }],
    [200, 'something else', { valid: true, checked: 'digits' }],
  ])('ask the Receita about a CPF where it is configured (%i %j)', async (status, body, expected) => {
    const service = await standIn(status, body)
    house.configuration.rfbUrl = service.url
    const checked = await visitor().validateIdcard({ idcard: '529.982.247-25', birthDate: '1990-01-31' })
    service.close()
    house.configuration.rfbUrl = null
    expect(checked).toMatchObject(expected)
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ cpf: '52998224725', birthDate: '1990-01-31' })
  })

  it('allow only the owner of an e-mail address to ask whether it has an account; all others get the same answer', async () => {
    await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:recruiter' })
    const ask = (email: string, verificationId?: string) => visitor().isUniqueEmail({ email, verificationId })
    const nothing = { unique: true, checked: false }
    const anas = await sentCode('ana@exemplo.com.br')
    const brunos = await sentCode('bruno@exemplo.com.br')
    for (const id of [undefined, anas.verificationId, 'f'.repeat(24)]) {
      expect(await ask('Ana@exemplo.com.br', id)).toEqual(nothing)
      expect(await ask('bruno@exemplo.com.br', id)).toEqual(nothing)
    }
    await enter(anas.verificationId, anas.code)
    await enter(brunos.verificationId, brunos.code)
    expect(await ask('Ana@exemplo.com.br', anas.verificationId)).toEqual({ unique: false, checked: true })
    expect(await ask('bruno@exemplo.com.br', brunos.verificationId)).toEqual({ unique: true, checked: true })
    expect(await ask('ana@exemplo.com.br', brunos.verificationId)).toEqual(nothing)
  })

  it('do not reveal to the owner of one mailbox who has accounts', async () => {
    await insertCandidate(house, { email: 'ana@exemplo.com.br', cpf: '52998224725' })
    const { verificationId, code } = await sentCode('bruno@exemplo.com.br')
    await enter(verificationId, code)
    const asked = { idcard: '529.982.247-25', birthDate: '1990-01-31', verificationId }
    for (let at = 0; at < 10; at++) expect((await visitor().validateIdcard(asked)).unique).toBe(false)
    expect(await visitor().validateIdcard(asked)).toMatchObject({ valid: true, unique: null })
  })

  it('are sent whether there is an account or not; only the letter says so', async () => {
    await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:recruiter' })
    const [ana, bruno] = [await send('ana@exemplo.com.br'), await send('bruno@exemplo.com.br')]
    expect({ ...ana, verificationId: '' }).toEqual({ ...bruno, verificationId: '' })
    await work()
    const textTo = (email: string) => house.letters.find(({ to }) => to === email)?.text
    expect(textTo('ana@exemplo.com.br')).toContain('http://trampolim.test/recruiter/signin')
    expect(textTo('bruno@exemplo.com.br')).not.toContain('signin')
  })

  it('say in their letter what they are for, and whether another one came before', async () => {
    const [reading, changing, begun] = await Promise.all([
      send('nova@exemplo.com.br'),
      insertCandidate(house, { email: 'ana@exemplo.com.br', cpf: '52998224725' }),
      insertAccount(house, { email: 'teo@exemplo.com.br', role: 'professional:registration:incomplete' }),
    ])
    const sendAs = (person: typeof changing, destination: string) =>
      house.as(verificationRoutes, person).sendCode({ channel: 'email', destination })
    await sendAs(changing, 'ana.nova@exemplo.com.br')
    await sendAs(begun, 'teo.novo@exemplo.com.br')
    await work()
    house.clock.pass(60)
    await send('nova@exemplo.com.br')
    await work()
    expect(reading.resendIn).toBe(60)
    const told = (to: string) => house.letters.filter((each) => each.to === to).map(({ text }) => text)
    expect(told('ana.nova@exemplo.com.br')).toEqual([expect.stringContaining('trocar o e-mail da sua conta')])
    expect(told('teo.novo@exemplo.com.br')).toEqual([expect.stringContaining('confirmar o seu e-mail')])
    expect(told('nova@exemplo.com.br')).toEqual([
      expect.not.stringContaining('outro código'),
      expect.stringContaining('Você pediu outro código'),
    ])
  })

  it.each([
    [{ domain: 'bomdia.com.br' }, { domain: 'bomdia.com.br', freeMail: false, authorised: false }],
    [
      { domain: ' BomDia.com.br ', site: 'https://www.bomdia.com.br/sobre' },
      { freeMail: false, authorised: true },
    ],
    [
      { domain: 'rh.bomdia.com.br', site: 'bomdia.com.br' },
      { freeMail: false, authorised: true },
    ],
    [
      { domain: 'outra.com.br', site: 'bomdia.com.br' },
      { freeMail: false, authorised: false },
    ],
    [
      { domain: 'gmail.com', site: 'gmail.com' },
      { freeMail: true, authorised: false },
    ],
    [
      { domain: 'com.br', site: 'bomdia.com.br' },
      { freeMail: false, authorised: false },
    ],
  ])('are not needed to ask what a domain says of a person’s address: %j', async (asked, expected) => {
    expect(await visitor().validateDomain(asked)).toMatchObject(expected)
  })

  it('are not needed for it, but a domain is, and the number of questions is limited', async () => {
    const ask = (domain: string) => visitor().validateDomain({ domain })
    for (const wrong of ['empresa', 'duas palavras.com', 'http://', '127.0.0.1']) {
      expect(await refusal(ask(wrong))).toMatchObject({ code: 'invalid_domain', status: 422 })
    }
    expect((await refusal(ask('  '))).fields).toMatchObject({ domain: { code: 'required' } })
    await Promise.all(Array.from({ length: 396 }, () => ask('bomdia.com.br')))
    expect(await refusal(ask('bomdia.com.br'))).toMatchObject({ code: 'too_many_requests', status: 429 })
  })
})
