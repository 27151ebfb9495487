import { demoIdentities, demoSubject } from '@trampolim/marketplace/accounts/demo-identities.ts'
import { cpfOf, worldId } from '../ids.ts'
import { before, type Row } from './days.ts'

/** Lia, who registered through the demo's stand-in for Google; `address` is where she lives. */
export function liasProfile(lia: string, now: Date) {
  return {
    account_id: lia,
    status: 'approved',
    name: 'Lia Martins',
    cpf: cpfOf(3),
    birth_date: '1998-09-21',
    gender: 2,
    phones: [{ phone: '11976543210', isWhatsApp: true, verified: true }],
    exact_position: true,
    share_contact_data: true,
    first_approved_at: before(now, 39),
    created_at: before(now, 40),
    modified_at: before(now, 40),
  }
}

/** Her account at that stand-in. */
export function liasLink(lia: string, now: Date): Row<'linked_login'> {
  const { name, email, isEmailVerified } = demoIdentities[0]
  return {
    network: 'google',
    subject: demoSubject('google', 'lia'),
    account_id: lia,
    email,
    email_verified: isEmailVerified,
    name,
    created_at: before(now, 40),
  }
}

export function liasCurriculum(lia: string, now: Date): Row<'curriculum'> {
  return {
    id: worldId('curriculum', 4, before(now, 40)),
    professional_id: lia,
    cv_type: 'professional',
    school_level: 'HIGH_SCHOOL_GENERAL',
    content: { schoolLevelStatus: 2 },
    languages: [],
    objective: 'Quero trabalhar com atendimento em loja ou padaria perto de casa.',
    occupations: [{ cbo: '521110', yearsOfExperience: 2 }],
    experiences: [
      {
        companyName: 'Mercearia Boa Vista',
        occupation: 'Vendedora',
        startDate: '2022-03',
        exitDate: '2024-05',
        isCurrentJob: false,
        description: 'Atendimento, caixa e reposição.',
      },
    ],
    formations: [],
    courses: [],
    salary_cents: 210_000,
    created_at: before(now, 40),
    modified_at: before(now, 15),
  }
}
