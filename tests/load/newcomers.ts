import type { Ground } from '../faults/crowd.ts'
import { insertProof } from '../proofs.ts'
import { cnpjOf, cpfOf } from '../world/ids.ts'

/** Somebody who registers: an address whose code was entered, and documents of their own. */
export type Newcomer = { email: string; proof: string; cpf: string; cnpj: string; phone: string; site: string }

/** Those who haven't registered yet; whoever does takes one. */
export type Newcomers = { candidates: Newcomer[]; recruiters: Newcomer[] }

const counts = { candidates: 300, recruiters: 100 }

/** Inserts the proofs of as many people as may register in a load; they outlive a clock that is moved by days. */
export async function insertNewcomers(ground: Ground, name: string): Promise<Newcomers> {
  const first = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 70_000, 7) * 1000
  const insert = async (kind: string, count: number, after: number) => {
    const all: Newcomer[] = []
    for (let at = 0; at < count; at += 1) {
      const number = first + after + at
      const site = `www.${name}-${number}.example`
      const email = kind === 'recruiter' ? `marta@${name}-${number}.example` : `${name}-nova${number}@exemplo.com.br`
      const proof = await insertProof(ground, { channel: 'email', destination: email })
      const phone = `119${String(10_000_000 + number)}`
      all.push({ email, proof, cpf: cpfOf(number), cnpj: cnpjOf(number), phone, site })
    }
    return all
  }
  const newcomers = {
    candidates: await insert('candidate', counts.candidates, 0),
    recruiters: await insert('recruiter', counts.recruiters, counts.candidates),
  }
  const ends = new Date(ground.now().getTime() + 30 * 86_400_000)
  await ground.database
    .updateTable('verification')
    .set({ expires_at: ends, verified_at: ends })
    .where(
      'id',
      'in',
      [...newcomers.candidates, ...newcomers.recruiters].map(({ proof }) => proof),
    )
    .execute()
  return newcomers
}
