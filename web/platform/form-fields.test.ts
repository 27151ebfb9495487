import { describe, expect, it } from 'vitest'
import { overlay, shaped } from './form-fields.ts'

const blank = { phones: { phone: '', isWhatsApp: false } }
const draft = {
  name: 'Ana',
  agree: true,
  address: { city: 'Santos' },
  phones: [{ phone: '11', isWhatsApp: true }],
  tags: ['a'],
}

function form(...fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('a form merged into a draft', () => {
  it('changes the visible fields and keeps the others', () => {
    const sent = form(['name', 'Bia'], ['phones.0.phone', '12'], ['address.city', 'Natal'])
    expect(overlay(draft, sent, blank)).toEqual({
      ...draft,
      name: 'Bia',
      address: { city: 'Natal' },
      phones: [{ phone: '12', isWhatsApp: true }],
    })
  })

  it('distinguishes an unticked visible box from an invisible one', () => {
    expect(overlay(draft, form(['agree', ''])).agree).toBe(false)
    expect(overlay(draft, form(['agree', ''], ['agree', 'on'])).agree).toBe(true)
    expect(overlay(draft, form(['name', 'Bia'])).agree).toBe(true)
  })

  it('adds an item to a list and replaces lists of choices', () => {
    const sent = form(['phones.1.phone', '21'], ['tags', ''], ['tags', 'b'], ['tags', 'c'])
    expect(overlay(draft, sent, blank)).toMatchObject({
      phones: [{ phone: '11' }, { phone: '21', isWhatsApp: false }],
      tags: ['b', 'c'],
    })
  })

  it('ignores a field that the draft does not have', () => {
    const sent = form(['__proto__.polluted', 'x'], ['constructor.name', 'x'], ['phones.999.phone', 'x'], ['other', 'x'])
    expect(overlay(draft, sent, blank)).toEqual(draft)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a draft from outside', () => {
  it('keeps what has the right shape and takes the rest from the empty one', () => {
    const stored = { name: 7, agree: false, phones: [{ phone: '1', more: 'x' }, 'nonsense', null], tags: ['x', 3] }
    expect(shaped(stored, draft, blank)).toEqual({
      name: 'Ana',
      agree: false,
      address: { city: 'Santos' },
      phones: [{ phone: '1', isWhatsApp: false }],
      tags: ['x'],
    })
  })

  it.each([null, 3, 'text', [], undefined])('is the empty one for %j', (value) => {
    expect(shaped(value, draft, blank)).toEqual(draft)
  })
})
