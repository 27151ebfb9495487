import { standIn } from '@trampolim/tests/engines/stand-in.ts'
import { expect, it, onTestFinished } from 'vitest'
import { askOutside } from './outside.ts'

const timeout = 5000

async function service(status: number, headers: Record<string, string> = {}) {
  const started = await standIn(status, { received: true }, headers)
  onTestFinished(() => started.close())
  return started
}

it('uses POST with a body, and GET otherwise', async () => {
  const { url, asked } = await service(200)
  const answer = await askOutside(`${url}/cpf`, { body: { cpf: '52998224725' }, timeout })
  await askOutside(`${url}/cep`, { timeout })
  expect(await answer.json()).toEqual({ received: true })
  expect(asked).toEqual([
    { method: 'POST', path: '/cpf', body: '{"cpf":"52998224725"}' },
    { method: 'GET', path: '/cep', body: '' },
  ])
})

it.each([301, 302, 303, 307, 308])('follows no redirect with %i', async (status) => {
  const elsewhere = await service(200)
  const { url } = await service(status, { location: elsewhere.url })
  await expect(askOutside(url, { body: { cpf: '52998224725' }, timeout })).rejects.toThrow()
  await expect(askOutside(url, { timeout })).rejects.toThrow()
  expect(elsewhere.asked).toEqual([])
})
