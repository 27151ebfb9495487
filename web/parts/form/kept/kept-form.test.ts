import { createElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { drawPage } from '../../../platform/rendering/draw-page.ts'
import { draftKeys } from '../draft/draft-keys.ts'
import { KeptForm, type KeptFormProps } from './kept-form.tsx'

const usual: KeptFormProps = {
  draftKey: draftKeys.kept('notice', 'new'),
  labels: { title: 'Título', text: 'Texto' },
  children: ({ faults }) => createElement('p', null, `beside: ${faults.text ?? 'none'}`),
}

/** The form as the server renders it, which is all that a browser without JavaScript has. */
async function made(props: Partial<KeptFormProps>) {
  const element = createElement(KeptForm, { ...usual, ...props })
  const router = createMemoryRouter([{ path: '/', element }])
  return (await drawPage(createElement(RouterProvider, { router }), 'nonce')).html
}

it('is a plain form that the server checks', async () => {
  const html = await made({})
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toContain('beside: none')
  expect(html).not.toContain('role="alert"')
})

it('says what was refused beside the field and on top, named and in the form’s order', async () => {
  const html = await made({ refused: { faults: { text: faultText('too_long'), '': 'Tente de novo', title: 'Curto' } } })
  expect(html).toContain(`beside: ${faultText('too_long')}`)
  const links = [...html.matchAll(/href="#field-(\w+)">([^<]+)</g)].map(([, field, text]) => [field, text])
  expect(links).toEqual([
    ['title', 'Título: Curto'],
    ['text', `Texto: ${faultText('too_long')}`],
  ])
  expect(html).toContain('Tente de novo')
})

it('sends what the text is written upon', async () => {
  expect(await made({ base: { name: 'edition', value: '3', conflictReported: false } })).toMatch(
    /name="edition" value="3"/,
  )
})
