import type { Calls } from '@trampolim/contract/client/calls.ts'

/** What a candidate's registration sends. */
export type RegistrationForm = Parameters<Calls['gateway']['professional']['registerProfessional']>[0]

/** A whole, right registration of a shop assistant in São Paulo, once the e-mail's code was entered. */
export function registrationForm({
  email,
  cpf,
  password,
  verificationId,
}: {
  email: string
  cpf: string
  password: string
  verificationId: string
}): RegistrationForm {
  return {
    personalData: {
      name: 'Joana Ribeiro',
      email,
      cpf,
      phones: [{ phone: '11987654321', isWhatsApp: true }],
      birthDate: '1996-08-21',
      gender: 2,
      zipCode: '01310100',
      cityState: 3_550_308,
      district: 'Bela Vista',
      street: 'Avenida Paulista, 900',
      password,
      confirmPassword: password,
      agreeShareContactData: true,
      agreeTerms: true,
    },
    cvTypeData: { cvType: 'professional' },
    simpleCvData: { occupations: [{ cbo: '521110', yearsOfExperience: 2 }], salary: 220_000 },
    emailVerificationId: verificationId,
  }
}
