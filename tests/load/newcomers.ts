import { newId } from '@trampolim/server/platform/ids.ts'
import type { Ground } from '../faults/crowd.ts'
import { cnpjOf, cpfOf } from '../world/ids.ts'

/** A person who registers: an address and a phone whose codes were entered, and unused documents. */
export type Newcomer = {
  email: string
  proof: string
  phoneProof: string
  cpf: string
  cnpj: string
  phone: string
  site: string
}

/** People who haven't registered yet; each registration takes one. */
export type Newcomers = { candidates: Newcomer[]; recruiters: Newcomer[] }

const counts = { candidates: 200, recruiters: 80 }

/**
 * Inserts verifications for as many people as may register during a load; they stay valid if the clock is moved by
 * days.
 */
export async function insertNewcomers(ground: Ground, name: string): Promise<Newcomers> {
  const first = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 70_000, 7) * 1000
  const newcomersOf = (kind: 'candidate' | 'recruiter', count: number, after: number) =>
    Array.from({ length: count }, (_, at): Newcomer => {
      const number = first + after + at
      const of = {
        proof: newId(ground.now()),
        phoneProof: newId(ground.now()),
        cpf: cpfOf(number),
        cnpj: cnpjOf(number),
        phone: `1199${String(number % 10_000_000).padStart(7, '0')}`,
      }
      const site = `www.${name}-${number}.example`
      const email = kind === 'recruiter' ? `marta@${name}-${number}.example` : `${name}-nova${number}@exemplo.com.br`
      return { ...of, email, site }
    })
  const newcomers = {
    candidates: newcomersOf('candidate', counts.candidates, 0),
    recruiters: newcomersOf('recruiter', counts.recruiters, counts.candidates),
  }
  const ends = new Date(ground.now().getTime() + 30 * 86_400_000)
  await ground.database
    .insertInto('verification')
    .values(
      [...newcomers.candidates, ...newcomers.recruiters]
        .flatMap(({ email, proof, phone, phoneProof }) => [
          { id: proof, channel: 'email', destination: email },
          { id: phoneProof, channel: 'phone', destination: phone },
        ])
        .map((entered) => ({
          ...{ ...entered, code_hash: Buffer.alloc(32) },
          ...{ created_at: ground.now(), expires_at: ends, verified_at: ends },
        })),
    )
    .execute()
  return newcomers
}
