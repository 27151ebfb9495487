import { standIn } from '@trampolim/tests/stand-in.ts'
import { expect, it, onTestFinished } from 'vitest'
import { askOutside } from './outside.ts'

const patience = 5000

async function service(status: number, headers: Record<string, string> = {}) {
  const started = await standIn(status, { heard: true }, headers)
  onTestFinished(() => started.close())
  return started
}

it('asks with POST where there is something to say, and with GET otherwise', async () => {
  const { url, asked } = await service(200)
  const answer = await askOutside(`${url}/cpf`, { body: { cpf: '52998224725' }, patience })
  await askOutside(`${url}/cep`, { patience })
  expect(await answer.json()).toEqual({ heard: true })
  expect(asked).toEqual([
    { method: 'POST', path: '/cpf', body: '{"cpf":"52998224725"}' },
    { method: 'GET', path: '/cep', body: '' },
  ])
})

it.each([301, 302, 303, 307, 308])('passes nothing on where it is sent elsewhere with %i', async (status) => {
  const elsewhere = await service(200)
  const { url } = await service(status, { location: elsewhere.url })
  await expect(askOutside(url, { body: { cpf: '52998224725' }, patience })).rejects.toThrow()
  await expect(askOutside(url, { patience })).rejects.toThrow()
  expect(elsewhere.asked).toEqual([])
})
