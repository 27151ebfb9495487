import type { Calls } from '@trampolim/contract/client/calls.ts'
import { jobForm } from './job-form.ts'

/** The input of a recruiter's registration. */
export type RecruiterForm = Parameters<Calls['gateway']['recruiters']['registerRecruiter']>[0]

/** A valid organisation in São Paulo. */
export function organizationForm(changes: RecruiterForm['organization'] = {}): RecruiterForm['organization'] {
  return {
    idcard: '11.222.333/0001-81',
    companyName: 'Mercado Bom Dia',
    officialName: 'Bom Dia Comércio Ltda.',
    employeeNumber: 50,
    branchOfActivity: 'comercio-varejista',
    description: 'Um mercado de bairro.',
    site: 'www.bomdia.example',
    zipCode: '01310-100',
    cityState: 3_550_308,
    district: 'Bela Vista',
    street: 'Avenida Paulista, 900',
    ...changes,
  }
}

/** A valid registration of a recruiter with a new organisation and a first job, after entering the e-mail's code. */
export function recruiterForm({
  email = 'marta@bomdia.example',
  phone = '11987654321',
  password = 'broa de milho',
  verificationId,
  phoneVerificationId,
  organization,
  job,
}: {
  email?: string
  phone?: string
  password?: string
  verificationId: string
  phoneVerificationId?: string | undefined
  organization?: RecruiterForm['organization']
  job?: Parameters<typeof jobForm>[0]
}): RecruiterForm {
  return {
    personalData: {
      name: 'Marta Reis',
      email,
      phones: [{ phone, isWhatsApp: true }],
      password,
      confirmPassword: password,
      agreeTerms: true,
    },
    organization: organizationForm(organization),
    job: jobForm(job),
    emailVerificationId: verificationId,
    ...(phoneVerificationId && { phoneVerificationId }),
  }
}
