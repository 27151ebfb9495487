import { expect, it } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

const away = (headers: Record<string, string>) => new Response('', { status: 503, headers })
const begunNothing = { 'retry-after': '7', 'x-nothing-begun': '1' }

/** Fetches once from a server that gives these answers in order and then repeats the last one. */
async function ask(answers: Response[]) {
  const sent: unknown[] = []
  const waited: number[] = []
  const patient = patientFetch(
    async (_, init) => {
      sent.push(init?.body)
      return (answers.length > 1 ? answers.shift() : answers[0]) as Response
    },
    async (seconds) => void waited.push(seconds),
  )
  const { status } = await patient('/signin.data', { method: 'POST', body: 'typed' })
  return { status, sent, waited }
}

it('repeats the request once the server is back', async () => {
  const answers = [away(begunNothing), away(begunNothing), new Response('done')]
  expect(await ask(answers)).toEqual({ status: 200, sent: ['typed', 'typed', 'typed'], waited: [7, 7] })
})

it('stops after a while', async () => {
  const { status, sent } = await ask([away(begunNothing)])
  expect([status, sent.length]).toEqual([503, 5])
})

it.each([away({ 'retry-after': '7' }), new Response('', { status: 500, headers: begunNothing }), new Response('')])(
  'never repeats what may have been begun, nor what was answered',
  async (answer) => expect((await ask([answer])).sent).toEqual(['typed']),
)
