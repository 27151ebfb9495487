import { sessionEndedHeader } from '@trampolim/contract/session-ended.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askingToSignIn, askToSignInBy, leadsToSignIn } from './sign-in-again.ts'

const ended = () => new Response('ended', { headers: { [sessionEndedHeader]: 'true' } })
const taken = () => new Response('taken')

describe('a form that is sent after the session ended', () => {
  afterEach(() => askToSignInBy(null))

  it('is sent once more after signing in, with the same content', async () => {
    const sent: string[] = []
    const fetch = askingToSignIn(async (input) => {
      sent.push(await (input as Request).text())
      return sent.length === 1 ? ended() : taken()
    })
    askToSignInBy(async () => true)
    const answer = await fetch(new Request('http://trampolim.test/profile.data', { method: 'POST', body: 'name=Ana' }))
    expect([await answer.text(), sent]).toEqual(['taken', ['name=Ana', 'name=Ana']])
  })

  it('is answered as it was where nobody signs in, or no page asks', async () => {
    const ask = vi.fn(async () => ended())
    askToSignInBy(async () => false)
    expect(await (await askingToSignIn(ask)('/profile.data')).text()).toBe('ended')
    askToSignInBy(null)
    expect(await (await askingToSignIn(ask)('/profile.data')).text()).toBe('ended')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('waits for the same answer as another one that is sent meanwhile, and asks anew the next time', async () => {
    const answers: ((isSame: boolean) => void)[] = []
    const question = vi.fn(() => new Promise<boolean>((answer) => answers.push(answer)))
    askToSignInBy(question)
    let isSignedIn = false
    const fetch = askingToSignIn(async () => (isSignedIn ? taken() : ended()))
    const both = [fetch('/tags.data'), fetch('/notes.data')]
    await vi.waitFor(() => expect(question).toHaveBeenCalled())
    isSignedIn = true
    for (const answer of answers) answer(true)
    const texts = await Promise.all(both.map(async (answer) => (await answer).text()))
    expect([texts, question.mock.calls.length]).toEqual([['taken', 'taken'], 1])
    isSignedIn = false
    void fetch('/tags.data')
    await vi.waitFor(() => expect(question).toHaveBeenCalledTimes(2))
  })

  it('is answered as it was when the page that asks is left', async () => {
    const question = vi.fn(() => new Promise<boolean>(() => {}))
    askToSignInBy(question)
    const answer = askingToSignIn(async () => ended())('/profile.data')
    await vi.waitFor(() => expect(question).toHaveBeenCalled())
    askToSignInBy(null)
    expect(await (await answer).text()).toBe('ended')
  })

  it.each([
    [new URLSearchParams({ intent: 'save' }), 'save'],
    [new URLSearchParams({ name: 'Ana' }), null],
    ['{}', null],
  ])('says what it was to do', async (body, intent) => {
    const question = vi.fn(async () => false)
    askToSignInBy(question)
    await askingToSignIn(async () => ended())('/profile.data', { method: 'POST', body })
    expect(question).toHaveBeenCalledWith(intent)
  })

  it('asks for nothing where the session goes on', async () => {
    const question = vi.fn(async () => true)
    askToSignInBy(question)
    await askingToSignIn(async () => taken())('/profile.data')
    expect(question).not.toHaveBeenCalled()
  })
})

it.each([
  ['/signin?redirect=%2Fprofile', true],
  ['/recruiter/signin?redirect=%2Frecruiter%2Fjobs', true],
  ['/review/signin?redirect=%2Freview', true],
  ['/signin?newEmail=true', false],
  ['/signin', false],
  ['/profile?redirect=%2Fsignin', false],
  ['//signin?redirect=x', false],
  ['https://elsewhere.example/signin?redirect=x', false],
  [null, false],
])('%s leads to signing in and back: %s', (location, leads) => {
  expect(leadsToSignIn(location)).toBe(leads)
})
