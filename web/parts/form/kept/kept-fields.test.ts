import { describe, expect, it } from 'vitest'
import {
  changedFields,
  type FormElement,
  fieldsIn,
  fillFields,
  firstFieldsIn,
  shapedFields,
  typedSince,
} from './kept-fields.ts'

const text = (name: string, value: string, defaultValue = ''): FormElement => ({
  name,
  type: 'text',
  value,
  defaultValue,
})
const box = (name: string, value: string, checked: boolean, defaultChecked = false): FormElement => ({
  ...{ name, type: 'checkbox', value, checked, defaultChecked },
})
const radio = (name: string, value: string, checked: boolean): FormElement => ({
  ...{ name, type: 'radio', value, checked, defaultChecked: false },
})
const select = (name: string, value: string, first: string): FormElement => ({
  ...{ name, type: 'select-one', value },
  options: ['a', 'b', first].map((each) => ({ value: each, defaultSelected: each === first })),
})

describe('what a form holds', () => {
  it('is each text in the order of the page, and the choices that are on', () => {
    expect(
      fieldsIn([
        ...[text('date', '2026-11-26'), text('date', ''), text('date', '2026-11-28')],
        ...[box('who', 'ana', true), box('who', 'rui', false), box('who', 'eva', true)],
        ...[radio('type', 'live', false), select('turn', 'b', 'c')],
      ]),
    ).toEqual({ date: ['2026-11-26', '', '2026-11-28'], who: ['ana', 'eva'], type: [], turn: ['b'] })
  })

  it('is never a password, a file, or what the page puts there', () => {
    const types = ['password', 'file', 'hidden', 'submit', 'button', 'fieldset', 'output']
    expect(fieldsIn([...types.map((type) => ({ name: type, type, value: 'x' })), text('', 'x')])).toEqual({})
  })

  it('is compared with what the page came with', () => {
    const elements = [
      ...[text('notes', 'Traga um documento.'), text('address', 'Rua A', 'Rua A')],
      ...[box('who', 'ana', false, true), box('who', 'rui', true, true), select('turn', 'a', 'b')],
    ]
    expect(changedFields(fieldsIn(elements), firstFieldsIn(elements))).toEqual({
      ...{ notes: ['Traga um documento.'], who: ['rui'], turn: ['a'] },
    })
  })

  it('is everything that is filled where nothing is known of the beginning', () => {
    expect(changedFields(fieldsIn([text('notes', 'Oi'), box('who', 'ana', false)]), {})).toEqual({ notes: ['Oi'] })
  })
})

it('knows what was typed after the form was sent, apart from fields that appeared since', () => {
  const sent = fieldsIn([text('text', 'Ligar na sexta.'), box('who', 'ana', true)])
  const now = [text('text', 'Ligar na sexta. Ou no sábado.'), box('who', 'ana', true), text('other', '', 'x')]
  expect(typedSince(sent, fieldsIn(now))).toEqual({ text: ['Ligar na sexta. Ou no sábado.'] })
  expect(typedSince(sent, sent)).toEqual({})
})

it('a select without a chosen option holds the first one', () => {
  const options = ['', 'a'].map((value) => ({ value, defaultSelected: false }))
  expect(firstFieldsIn([{ name: 'kind', type: 'select-one', value: 'a', options }])).toEqual({ kind: [''] })
})

describe('filling a form again', () => {
  const done: string[] = []
  const hands = {
    press: (element: FormElement) => {
      done.push(`press ${element.value}`)
      element.checked = !element.checked
    },
    write: (element: FormElement, value: string) => {
      done.push(`write ${value}`)
      element.value = value
    },
  }
  const elements = [
    ...[text('date', ''), text('date', ''), text('notes', 'already'), text('other', 'stays')],
    ...[box('who', 'ana', true), box('who', 'rui', false), radio('type', 'live', true), radio('type', 'remote', false)],
  ]

  it('presses and writes only what differs', () => {
    const kept = { date: ['', '2026-11-28'], notes: ['already'], who: ['rui'], type: ['remote'], gone: ['x'] }
    fillFields(elements, kept, hands)
    expect(done).toEqual(['write 2026-11-28', 'press ana', 'press rui', 'press remote'])
    expect(fieldsIn(elements)).toEqual({
      ...{ date: ['', '2026-11-28'], notes: ['already'], other: ['stays'], who: ['rui'], type: ['remote'] },
    })
    fillFields(elements, kept, hands)
    expect(done).toHaveLength(4)
  })
})

it.each([
  [null, {}],
  ['x', {}],
  [{ a: ['x'], b: 'x', c: [1] }, { a: ['x'] }],
])('of %j in the storage it takes %j', (value, taken) => {
  expect(shapedFields(value)).toEqual(taken)
})
