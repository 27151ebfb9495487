import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type SelfSaving, useSelfSaving } from './use-self-saving.ts'

type Draft = { wish: string }

/** The form as a page has it, and what it sent. */
function opened() {
  const sent: { draft: Draft; base: Draft; answer: () => void }[] = []
  const setup: SelfSaving<Draft> = {
    draftKey: { name: 'wish', userId: 'ana' } as unknown as SelfSaving<Draft>['draftKey'],
    stored: { wish: '' },
    returned: undefined,
    kept: (draft) => draft,
    shape: (value) => value as Draft,
    isSame: (one, other) => one.wish === other.wish,
    faultsOf: () => ({}),
    send: ({ draft, base }) =>
      new Promise((resolve) => {
        const saved = { draft, faults: {}, stored: draft, changedElsewhere: false }
        sent.push({ draft, base, answer: () => resolve(saved) })
      }),
  }
  let form: ReturnType<typeof useSelfSaving<Draft>> | undefined
  const Page = () => {
    form = useSelfSaving(setup)
    return null
  }
  renderToString(createElement(Page))
  return { form: form!, sent }
}

it('sends one draft at a time, each from what is stored then, though several ask while one is on its way', async () => {
  const { form, sent } = opened()
  form.change({ wish: 'pão' })
  const first = form.finish()
  await Promise.resolve()
  form.change({ wish: 'pão doce' })
  const others = [form.finish(), form.finish()]
  sent[0]?.answer()
  await first
  await new Promise(setImmediate)
  expect(sent.map(({ draft, base }) => [draft.wish, base.wish])).toEqual([
    ['pão', ''],
    ['pão doce', 'pão'],
  ])
  sent[1]?.answer()
  expect(await Promise.all(others)).toEqual([
    { done: true, faulty: [] },
    { done: true, faulty: [] },
  ])
})
