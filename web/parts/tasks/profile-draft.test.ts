import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { describe, expect, it } from 'vitest'
import { draftField } from '../form/draft/draft-field.ts'
import { doRowIntent } from '../form/lists/row-intents.ts'
import { blankPhones } from '../registration/person-draft.ts'
import { profileDraftOf, profileFromForm } from './profile-draft.ts'
import { profileInput } from './write-profile.ts'

const profile: ProfileCorrection = {
  name: 'Ana Souza',
  phones: [{ phone: '11987654321', isWhatsApp: true }],
  birthDate: '1994-05-14',
  gender: 2,
  cpf: '52998224725',
  zipCode: '04101000',
  cityState: 3550308,
  district: 'Vila Mariana',
  street: 'Rua Vergueiro, 1200',
  pcdData: { pcdCondition: true, pcdType: ['hearing'], handicaps: [], inssInfo: false },
}
const draft = profileDraftOf(profile, { city: 'São Paulo, SP' })

function formOf(changes: Record<string, string>) {
  const form = new FormData()
  form.set(draftField, JSON.stringify(draft))
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  return form
}

describe('the correction of a person’s own data', () => {
  it('opens in typed form and is sent in stored form', () => {
    expect(draft).toMatchObject({ birthDate: '14/05/1994', cpf: '529.982.247-25', gender: '2', cityState: '3550308' })
    expect(profileInput(draft)).toMatchObject({ ...profile, phones: [{ phone: '(11) 98765-4321' }], cpf: draft.cpf })
  })

  it('merges the input into the present values', () => {
    const typed = profileFromForm(formOf({ name: 'Ana Souza Lima', 'phones.0.phone': '(11) 91234-5678' }))
    expect(typed).toMatchObject({
      name: 'Ana Souza Lima',
      phones: [{ phone: '(11) 91234-5678' }],
      street: draft.street,
    })
  })

  it('looks up a retyped city again', () => {
    expect(profileFromForm(formOf({ city: 'Campinas, SP' })).cityState).toBe('')
    expect(profileInput(profileFromForm(formOf({ city: 'Campinas, SP' })))).not.toHaveProperty('cityState')
  })

  it('asks a recruiter only for name and phone', () => {
    expect(Object.keys(profileInput(draft, { recruiter: true }))).toEqual(['name', 'phones'])
  })

  it('stores the consent to be found by a disability, and withdraws it', () => {
    const agreed = profileDraftOf({ ...profile, agreeFoundByDisability: true }, { city: 'São Paulo, SP' })
    expect(profileInput(agreed).agreeFoundByDisability).toBe(true)
    expect(profileInput(draft).agreeFoundByDisability).toBe(false)
    const without = { ...agreed, pcdData: { ...agreed.pcdData, pcdCondition: false } }
    expect(profileInput(without).agreeFoundByDisability).toBe(false)
  })

  it('drops a disability that isn’t declared any more', () => {
    const without = { ...draft, pcdData: { ...draft.pcdData, pcdCondition: false } }
    expect(profileInput(without).pcdData).toMatchObject({
      pcdCondition: false,
      pcdType: [],
      handicaps: [],
      cid10Number: null,
    })
  })

  it('adds and removes phones without JavaScript', () => {
    const two = doRowIntent(draft, 'add:phones', blankPhones)?.draft
    expect(two?.phones).toHaveLength(2)
    expect(two && doRowIntent(two, 'remove:phones.0', blankPhones)?.draft.phones).toEqual([
      { phone: '', isWhatsApp: true },
    ])
    expect(doRowIntent(draft, null, blankPhones)).toBeNull()
  })
})
