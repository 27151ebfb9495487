import { describe, expect, it } from 'vitest'
import { addressPart, type FoundAddress, retypedAddress, untypedPart } from './find-address.ts'

const paulista: FoundAddress = {
  zipCode: '01310100',
  state: 'SP',
  city: 'São Paulo',
  cityState: 3_550_308,
  district: 'Bela Vista',
  street: 'Avenida Paulista',
}
const typed = {
  zipCode: '01310-100',
  cityState: '3550308',
  city: 'São Paulo, SP',
  district: 'Bela Vista',
  street: 'Avenida Paulista, 1000',
}

describe('the address of a CEP', () => {
  it('fills in what is known and keeps what was typed', () => {
    expect(addressPart(paulista)).toEqual({
      cityState: '3550308',
      city: 'São Paulo, SP',
      district: 'Bela Vista',
      street: 'Avenida Paulista',
    })
    expect(addressPart({ ...paulista, district: null, street: null })).not.toHaveProperty('street')
    expect(addressPart(null)).toEqual({})
  })

  it('keeps nothing of the old address if the CEP changed', () => {
    const nothing = { cityState: '', city: '', district: '', street: '' }
    expect(addressPart({ ...paulista, district: null, street: null }, { renew: true })).toEqual({
      ...nothing,
      cityState: '3550308',
      city: 'São Paulo, SP',
    })
    expect(addressPart(null, { renew: true })).toEqual(nothing)
  })
})

it('keeps what was typed while the address of the CEP was looked up', () => {
  const nothing = { cityState: '', city: '', district: '', street: '' }
  const part = addressPart(paulista)
  const withStreet = { ...nothing, street: 'Avenida Paulista, 1000' }
  expect(untypedPart(part, { asked: nothing, now: withStreet })).toEqual({
    ...{ cityState: '3550308', city: 'São Paulo, SP', district: 'Bela Vista' },
  })
  expect(untypedPart(part, { asked: nothing, now: { ...nothing, city: 'São Pau' } })).toEqual({
    ...{ district: 'Bela Vista', street: 'Avenida Paulista' },
  })
  expect(untypedPart(part, { asked: nothing, now: nothing })).toEqual(part)
})

describe('an address sent without JavaScript', () => {
  it('is unchanged if only the format of its CEP changed', () => {
    expect(retypedAddress(typed, typed)).toEqual(typed)
    expect(retypedAddress(typed, { ...typed, zipCode: '01310100' })).toEqual({ ...typed, zipCode: '01310100' })
  })

  it('drops the number of a retyped city', () => {
    expect(retypedAddress(typed, { ...typed, city: 'Santos, SP' })).toMatchObject({ city: 'Santos, SP', cityState: '' })
  })

  it('keeps only what was typed with the new CEP', () => {
    const moved = { ...typed, zipCode: '11010-000', street: 'Rua do Comércio, 5' }
    expect(retypedAddress(typed, moved)).toEqual({ ...moved, cityState: '', city: '', district: '' })
    const first = { ...typed, zipCode: '' }
    expect(retypedAddress(first, { ...typed, street: 'Rua A, 1' })).toEqual({ ...typed, street: 'Rua A, 1' })
  })
})
