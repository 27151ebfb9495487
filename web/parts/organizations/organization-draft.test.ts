import { faultsOfOrganization } from '@trampolim/marketplace/registration/recruiter.ts'
import { expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { draftField } from '../form/draft/draft-field.ts'
import {
  emptyOrganization,
  organizationDraftOf,
  organizationFromForm,
  shapedOrganization,
} from './organization-draft.ts'
import { faultsOfOrganizationDraft, organizationInput } from './write-organization.ts'

const stored = {
  idcard: '12ABC34501DE35',
  companyName: 'Mercado Bom Dia',
  officialName: 'Bom Dia Ltda.',
  employeeNumber: 50,
  branchOfActivity: 'comercio-varejista',
  description: 'Um mercado.',
  site: 'www.bomdia.example',
  dontHaveSite: false,
  socialLinks: { instagram: 'instagram.com/bomdia' },
  phone: '1133334444',
  zipCode: '01310100',
  cityState: 3_550_308,
  district: 'Bela Vista',
  street: 'Avenida Paulista, 900',
} as const
const draft = organizationDraftOf(stored, { city: 'São Paulo, SP' })

function sent(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  form.set(draftField, JSON.stringify(draft))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return organizationFromForm(form)
}

it('shows what is stored as people write it, and sends back the same', () => {
  expect(draft).toMatchObject({ idcard: '12.ABC.345/01DE-35', phone: '(11) 3333-4444', zipCode: '01310-100' })
  expect(organizationInput(draft)).toEqual({
    ...stored,
    idcard: '12.ABC.345/01DE-35',
    phone: '(11) 3333-4444',
    socialLinks: {
      ...stored.socialLinks,
      facebook: null,
      linkedin: null,
      youtube: null,
      tiktok: null,
    },
  })
  expect(faultsOfOrganization(organizationInput(draft))).toEqual([])
})

it('merges the visible fields into the draft, including links and checkboxes', () => {
  const after = sent({
    companyName: 'Outro',
    'socialLinks.youtube': 'youtube.com/bomdia',
    dontHaveSite: 'on',
    made: 'up',
  })
  expect(after).toEqual({
    ...draft,
    companyName: 'Outro',
    socialLinks: { ...draft.socialLinks, youtube: 'youtube.com/bomdia' },
    dontHaveSite: true,
  })
  expect(organizationInput(after)).toMatchObject({ site: null, dontHaveSite: true })
})

it('looks up a retyped city again', () => {
  expect(sent({ city: 'Santos, SP' })).toMatchObject({ city: 'Santos, SP', cityState: '' })
  expect(organizationInput(sent({ city: 'Santos, SP' }))).toMatchObject({ cityState: null })
  const faults = (city: string) => faultsOfOrganizationDraft(sent({ city }))
  expect(faults('Santo Antônio')).toEqual({ cityState: faultText('unknown_municipality') })
  expect(faults('')).toEqual({ cityState: faultText('required') })
})

it('is complete whatever comes from outside', () => {
  expect(shapedOrganization({ companyName: 'X', site: 3, socialLinks: 'no' })).toEqual({
    ...emptyOrganization,
    companyName: 'X',
  })
})
