import { apiKeys } from '@trampolim/phrases/pt-br/api-keys.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { action } from './api-keys.tsx'
import { AskKey } from './ask-key.tsx'
import { OwnKeys } from './hold-keys.tsx'

const id = 'a'.repeat(24)
const key = { id, project: 'Vagas do Vale', purpose: '', made: '2026-11-10T12:00:00.000Z', used: null }

const shown = (element: React.ReactElement) =>
  renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))

it.each(['end', 'replace'] as const)('asks before it does this to a key: %s', async (intent) => {
  const [endOwnApiKey, replaceApiKey] = [vi.fn(async () => ({})), vi.fn(async () => ({ key: 'k', project: 'p' }))]
  const calls = { gateway: { apiKeys: { endOwnApiKey, replaceApiKey } } }
  const send = async (fields: Record<string, string>) => {
    const url = new URL('http://localhost/api/keys?link=abc')
    const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent, id, ...fields }) })
    return action({ request, url, context: { get: () => calls } } as never)
  }
  const { data } = (await send({})) as { data: { asking: { intent: typeof intent; id: string } } }
  expect(data).toEqual({ asking: { intent, id } })
  expect([endOwnApiKey, replaceApiKey].flatMap((each) => each.mock.calls)).toEqual([])
  const keys = { keys: [key], fault: undefined, ended: false } as never as Parameters<typeof OwnKeys>[0]
  expect(shown(createElement(OwnKeys, { ...keys, asking: data.asking }))).toContain(apiKeys.own.ask[`${intent}Text`])
  await send({ sure: 'yes' })
  expect((intent === 'end' ? endOwnApiKey : replaceApiKey).mock.calls).toHaveLength(1)
})

it('names the fields of its faults', () => {
  const faults = { project: 'Este campo é obrigatório', purpose: 'Use menos palavras' }
  const html = shown(createElement(AskKey, { faults }))
  expect(html).toContain(`${apiKeys.form.project}: ${faults.project}`)
})
