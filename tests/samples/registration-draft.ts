import { emptyRegistration, type RegistrationDraft } from '@trampolim/web/parts/registration/draft.ts'

/** The day on which it is written. */
export const today = '2026-03-10'
export const secret = { password: 'uma frase curta', confirmPassword: 'uma frase curta' }

/** A filled-in registration, whose e-mail address and phone are verified. */
export const draft: RegistrationDraft = {
  ...emptyRegistration,
  name: 'Maria das Dores',
  email: 'Maria@exemplo.com.br',
  cpf: '529.982.247-25',
  phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
  birthDate: '31/12/1990',
  gender: '2',
  zipCode: '01310-100',
  cityState: '3550308',
  city: 'São Paulo, SP',
  district: 'Bela Vista',
  street: 'Avenida Paulista, 1000',
  agreeTerms: true,
  verification: { id: 'a1', destination: 'maria@exemplo.com.br', verified: true, resendAt: '' },
  phoneVerification: { id: 'b2', destination: '11987654321', verified: true, resendAt: '' },
  curriculum: {
    ...emptyRegistration.curriculum,
    occupations: [{ cbo: '521110', title: 'Vendedor', yearsOfExperience: '2', area: '', hierarchy: '' }],
  },
}
