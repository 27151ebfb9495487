import type { professional } from '@trampolim/contract/gateway/professional.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { professionalRoutes } from '@trampolim/server/professionals/routes.ts'
import type { z } from 'zod'
import type { TestHouse } from './house.ts'

export const saoPaulo = 3_550_308
export const [cpf, otherCpf] = ['529.982.247-25', '111.444.777-35']
export const email = 'ana@exemplo.com.br'
export const [phone, otherPhone] = ['11987654321', '11912345678']
export const password = 'pao de queijo'

/** The course of an intern. */
export const course = {
  schoolLevel: 'TECHNOLOGIST',
  course: 'Gastronomia',
  institutionCityState: saoPaulo,
  nameOfInstitution: 'Senac',
  coursePeriod: 3,
  courseShift: 3,
} as const

type Input = z.input<NonNullable<(typeof professional.registerProfessional)['~orpc']['inputSchema']>>
/** What a registration has instead of Ana Souza's. */
export type Changes = Partial<Input> & { person?: Partial<Input['personalData']>; cv?: Partial<Input['simpleCvData']> }

/** Registers candidates, whose codes were entered unless a test has others. */
export function registeringIn(house: TestHouse) {
  const register = (input: Input, person?: Person) => house.as(professionalRoutes, person).registerProfessional(input)

  async function proof({ destination = email, channel = 'email', verifiedAt = house.now() as Date | null } = {}) {
    const id = newId(house.now())
    const now = house.now()
    await house.database
      .insertInto('verification')
      .values({
        id,
        channel,
        destination,
        code_hash: Buffer.alloc(32),
        created_at: now,
        expires_at: now,
        verified_at: verifiedAt,
      })
      .execute()
    return id
  }

  const phoneProof = (destination = phone) => proof({ channel: 'phone', destination })

  async function form({ person, cv, ...changes }: Changes = {}): Promise<Input> {
    return {
      personalData: {
        name: 'Ana Souza',
        email,
        cpf,
        phones: [{ phone: '(11) 98765-4321', isWhatsApp: true }],
        birthDate: '1994-05-17',
        gender: 2,
        zipCode: '01310-100',
        cityState: saoPaulo,
        district: 'Bela Vista',
        street: 'Avenida Paulista',
        password,
        confirmPassword: password,
        agreeTerms: true,
        ...person,
      },
      cvTypeData: { cvType: 'professional' },
      simpleCvData: { occupations: [{ cbo: '521110', yearsOfExperience: 2 }], ...cv },
      emailVerificationId: changes.emailVerificationId ?? (await proof({ destination: person?.email ?? email })),
      phoneVerificationId: changes.phoneVerificationId ?? (await phoneProof()),
      ...changes,
    }
  }

  return { register, proof, phoneProof, form }
}
