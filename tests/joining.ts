import { personOfToken } from '@trampolim/server/accounts/sessions/person-of-token.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { joiningRoutes } from '@trampolim/server/recruiters/joining/joining-routes.ts'
import { recruiterRoutes } from '@trampolim/server/recruiters/routes.ts'
import { handlers, listeners } from '@trampolim/server/services/background.ts'
import type { TestHouse } from './house.ts'
import { insertProof } from './proofs.ts'
import { recruiterForm } from './recruiter-form.ts'
import { insertOrganization, insertRecruiter } from './world/builders.ts'

export const idcard = '11222333000181'

/** The calls of joining a company, with its first member and who asks to join. */
export function joiningIn(house: TestHouse) {
  const work = () => house.work({ listeners, handlers })
  const joining = (person: Person) => house.as(joiningRoutes, person)
  const profileOf = (person: Person) => house.as(recruiterRoutes, person).readRecruiter({})
  const lettersSent = () => house.letters.map(({ to, subject }) => [to, subject]).toSorted()

  /** Adds a company with a recruiter. */
  async function bakery(changes: Parameters<typeof insertOrganization>[1] = {}) {
    const organizationId = await insertOrganization(house, { idcard, site: 'https://www.bomdia.example', ...changes })
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno }
  }

  /** Registers Marta, who asks to join the company. */
  async function register(email = 'marta@bomdia.example', phone = '11987654321') {
    const verificationId = await insertProof(house, { channel: 'email', destination: email })
    const phoneVerificationId = await insertProof(house, { channel: 'phone', destination: phone })
    const form = recruiterForm({ email, phone, verificationId, phoneVerificationId })
    const answer = await house.as(recruiterRoutes).registerRecruiter(form)
    await work()
    return { marta: (await personOfToken(house.database, answer.token, house.now()))!, answer }
  }

  /** Returns the token of the last link sent to an address. */
  function linkTo(email: string) {
    const letter = house.letters.filter(({ to, text }) => to === email && text.includes('/take-action')).at(-1)
    return decodeURIComponent(/take-action\?id=([\w%-]+)/.exec(letter?.text ?? '')?.[1] ?? '')
  }

  const open = (person: Person | null, id: string) => house.as(joiningRoutes, person).joinByLink({ id })

  return { work, joining, profileOf, lettersSent, bakery, register, linkTo, open }
}
