import { setTimeout } from 'node:timers/promises'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { answerForms } from './answered-forms.ts'

describe('a form that is sent again', async () => {
  const house = await testHouse()
  const unhandled = 'x-unhandled'
  const [one, other] = [answerForms(house, { unhandled }), answerForms(house, { unhandled })]
  const formOf = (text = 'answer=yes') => ({
    sender: newId(house.now()),
    content: ['/interviews', text],
    account: 'ana',
    hasLostSession: false,
    repeatable: 3_000,
    mostKept: 256 * 1024,
    nonce: newId(house.now()),
  })

  /** Makes answers that lead on, and counts them. */
  function maker(location = '/interviews?answered=yes') {
    const made = { times: 0 }
    const make = async () => {
      made.times += 1
      const headers = new Headers({ location })
      headers.append('set-cookie', 'kept=1; Path=/')
      headers.append('set-cookie', 'told=2; Path=/')
      return { response: new Response(null, { status: 302, headers }) }
    }
    return { made, make }
  }

  /** Sends a first form whose answer is made once it is allowed. */
  async function heldBack(form: ReturnType<typeof formOf>, make: ReturnType<typeof maker>['make']) {
    const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = one(form, async () => {
      begun.resolve()
      await allowed.promise
      return make()
    })
    await begun.promise
    return { first, allow: allowed.resolve }
  }

  it.each([
    ['to the same process', one],
    ['to another process', other],
  ])('%s gets the answer of the first, with its cookies', async (_where, again) => {
    const { made, make } = maker()
    const form = formOf()
    await one(form, make)
    const { response } = await again(form, make)
    expect(made.times).toBe(1)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/interviews?answered=yes'])
    expect(response.headers.getSetCookie()).toEqual(['kept=1; Path=/', 'told=2; Path=/'])
  })

  it('gets a page of the first with its own mark for scripts', async () => {
    const form = formOf()
    const headers = { 'content-type': 'text/html' }
    const first = async () => ({
      response: new Response(null, { headers }),
      page: [`<p>`, `<script nonce="${form.nonce}">`],
    })
    await one(form, first)
    const { response, page } = await other({ ...form, nonce: 'own' }, first)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(page?.join('')).toBe('<p><script nonce="own">')
  })

  it('waits while the first is being handled, also several times and in another process', async () => {
    const form = formOf()
    const { made, make } = maker()
    const { first, allow } = await heldBack(form, make)
    const repeated = [one(form, make), one(form, make), other(form, make)]
    const early = await Promise.race([...repeated, setTimeout(500, 'nobody')])
    expect(early).toBe('nobody')
    allow()
    const answers = await Promise.all([first, ...repeated])
    expect(made.times).toBe(1)
    expect(answers.map(({ response }) => response.headers.get('location'))).toEqual(
      Array.from(answers, () => '/interviews?answered=yes'),
    )
  })

  it('of several that wait, one is handled where the first failed, and the others get its answer', async () => {
    const form = formOf()
    const { made, make } = maker()
    const { first, allow } = await heldBack(form, async () => Promise.reject(new Error('failed')))
    const repeated = [one(form, make), one(form, make), other(form, make)]
    allow()
    await expect(first).rejects.toThrow('failed')
    const answers = await Promise.all(repeated)
    expect(made.times).toBe(1)
    expect(answers.every(({ response }) => response.status === 302)).toBe(true)
  })

  it('takes the place of a first one whose process ended, and what that one still does is not kept', async () => {
    const form = formOf()
    const [lost, later] = [maker('/lost'), maker('/later')]
    const { first, allow } = await heldBack(form, lost.make)
    const impatient = answerForms(house, { unhandled, patience: 200 })
    const repeated = await Promise.all([impatient(form, later.make), impatient(form, later.make)])
    allow()
    await first
    expect(later.made.times).toBe(1)
    const { response } = await one(form, later.make)
    const places = [...repeated.map((each) => each.response), response].map(({ headers }) => headers.get('location'))
    expect(places).toEqual(['/later', '/later', '/later'])
    expect(later.made.times).toBe(1)
  })

  it('is handled anew once its time is over', async () => {
    const { made, make } = maker()
    const form = formOf()
    await one(form, make)
    house.clock.pass(2)
    await one(form, make)
    expect(made.times).toBe(1)
    house.clock.pass(2)
    await one(form, make)
    expect(made.times).toBe(2)
  })

  it('is handled anew if its answer is too long to be kept, or is no text', async () => {
    let times = 0
    const answering = (body: string | Uint8Array<ArrayBuffer>, type: string) => async () => {
      times += 1
      return { response: new Response(body, { headers: { 'content-type': type } }) }
    }
    const [long, file] = [formOf(), formOf()]
    for (let each = 0; each < 2; each += 1) {
      const { page } = await one(long, answering('a'.repeat(300_000), 'text/x-script'))
      expect(page?.join('')).toHaveLength(300_000)
      const { response } = await one(file, answering(new Uint8Array([1]), 'application/pdf'))
      expect(await response.bytes()).toEqual(new Uint8Array([1]))
    }
    expect(times).toBe(4)
  })

  it('is handled anew after another one: doing, undoing and doing again are three', async () => {
    const { made, make } = maker()
    const form = formOf()
    for (const content of [['do'], ['undo'], ['do']]) await one({ ...form, content }, make)
    expect(made.times).toBe(3)
  })

  it('gets that answer also where the first one ended the session, but never for another account or a visitor', async () => {
    const { made, make } = maker()
    const form = formOf()
    await one(form, make)
    await one({ ...form, account: null, hasLostSession: true }, make)
    expect(made.times).toBe(1)
    await one({ ...form, account: null }, make)
    expect(made.times).toBe(2)
    await one({ ...form, account: 'bruno' }, make)
    expect(made.times).toBe(3)
    await one(form, make)
    expect(made.times).toBe(3)
    const visitors = { ...formOf(), account: null }
    await one(visitors, make)
    await one({ ...visitors, account: 'ana' }, make)
    expect(made.times).toBe(4)
  })

  it('is handled once the person signed in again where the session had ended', async () => {
    const { made, make } = maker()
    const form = formOf()
    const headers = { location: '/signin?redirect=%2F', [unhandled]: 'true' }
    await one({ ...form, account: null, hasLostSession: true }, async () => ({
      response: new Response(null, { status: 302, headers }),
    }))
    const { response } = await one(form, make)
    expect([made.times, response.headers.get('location')]).toEqual([1, '/interviews?answered=yes'])
  })

  it('by somebody else is another one', async () => {
    const { made, make } = maker()
    await one(formOf(), make)
    await one(formOf(), make)
    expect(made.times).toBe(2)
  })

  it('is handled anew where the first had faults, or failed', async () => {
    const { made, make } = maker()
    const form = formOf()
    await one(form, async () => ({ response: new Response('faults', { status: 422 }) }))
    await one(form, make)
    expect(made.times).toBe(1)
    const failing = formOf()
    await expect(one(failing, async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    await one(failing, make)
    expect(made.times).toBe(2)
  })

  it('is stored without what it says, whose it is, and what it was answered', async () => {
    const form = formOf('password=trampolim')
    await one(form, maker('/secret-place').make)
    const rows = JSON.stringify(await house.database.selectFrom('answered_form').selectAll().execute())
    expect(rows).not.toMatch(/trampolim|secret-place|kept=1/)
    expect(rows).not.toContain(form.sender)
  })
})
