import { describe, expect, it } from 'vitest'
import { modelShape } from './model-shape.ts'
import { readWritten } from './read-written.ts'

const head = [
  'title: Recibo',
  'summary: Para dizer que recebeu.',
  'fits: Serve depois do pagamento.',
  'audience: candidate',
  'order: 5',
  'published: 2026-11-27',
  'updated: 2026-11-28',
]
const body = 'Recebi de [nome] o valor de R$ [valor].\n\n- um\n- dois\n'
const sourceOf = (lines: readonly string[], text: string) => `---\n${lines.join('\n')}\n---\n${text}`
const read = (source: string) => readWritten('models/recibo.md', source, modelShape)

describe('a file of content', () => {
  it('is read with its body line by line', () => {
    expect(read(sourceOf(head, body))).toEqual({
      ...{
        title: 'Recibo',
        summary: 'Para dizer que recebeu.',
        fits: 'Serve depois do pagamento.',
        audience: 'candidate',
        order: 5,
      },
      ...{ published: '2026-11-27', updated: '2026-11-28', body: body.trim() },
    })
  })

  it.each<[string, string, RegExp]>([
    ['no head', body, /no head/],
    ['a missing field', sourceOf(head.slice(1), body), /title/],
    ['an unknown field', sourceOf([...head, 'laws: CLT'], body), /laws/],
    ['an unknown audience', sourceOf(head.with(3, 'audience: empresa'), body), /audience/],
    ['a day that isn’t one', sourceOf(head.with(6, 'updated: 2026-13-01'), body), /updated/],
    ['a summary that is too long', sourceOf(head.with(1, `summary: ${'a'.repeat(161)}`), body), /summary/],
    ['an order that isn’t a number', sourceOf(head.with(4, 'order: primeiro'), body), /order/],
    ['no text', sourceOf(head, '\n'), /models\/recibo\.md/],
    ['nothing to fill in', sourceOf(head, 'Recebi o valor.'), /nothing to fill in/],
    ['a link', sourceOf(head, 'Recebi de [nome](/profile).'), /a link/],
    ['an empty bracket', sourceOf(head, 'Recebi de [ ].'), /nothing to fill in/],
    ['an open bracket', sourceOf(head, 'Recebi de [nome o valor de [valor].'), /a \[ without its \]/],
    ['a bracket that was never opened', sourceOf(head, 'Recebi de nome] o valor de [valor].'), /a \[ without its \]/],
  ])('with %s is refused, by its name and the fault', (_, source, fault) => {
    expect(() => read(source)).toThrow(/^content\/models\/recibo\.md: /)
    expect(() => read(source)).toThrow(fault)
  })
})
