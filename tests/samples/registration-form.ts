import type { Calls } from '@trampolim/contract/client/calls.ts'

/** The input of a candidate's registration. */
export type RegistrationForm = Parameters<Calls['gateway']['professional']['registerProfessional']>[0]

/** A valid registration of a shop assistant in São Paulo, after entering the codes that could be sent. */
export function registrationForm({
  email,
  cpf,
  phone = '11987654321',
  password,
  verificationId,
  phoneVerificationId,
}: {
  email: string
  cpf: string
  phone?: string
  password: string
  verificationId: string
  phoneVerificationId?: string
}): RegistrationForm {
  return {
    personalData: {
      name: 'Joana Ribeiro',
      email,
      cpf,
      phones: [{ phone, isWhatsApp: true }],
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
    ...(phoneVerificationId && { phoneVerificationId }),
  }
}
