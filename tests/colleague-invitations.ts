import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { invitationRoutes } from '@trampolim/server/recruiters/invitations/invitation-routes.ts'
import { joiningRoutes } from '@trampolim/server/recruiters/joining/joining-routes.ts'
import { handlers, listeners } from '@trampolim/server/services/background.ts'
import type { TestHouse } from './house.ts'
import { insertOrganization, insertRecruiter } from './world/builders.ts'

/** Where the invited colleague reads their letters. */
export const address = 'marta@bomdia.example'

/** The calls of invitations to a company, with who sends them and who gets them. */
export function colleagueInvitationsIn(house: TestHouse) {
  const { database } = house
  const work = () => house.work({ listeners, handlers })
  const calls = (person: Person | null) => house.as({ ...invitationRoutes, ...joiningRoutes }, person)

  /** What somebody registers with. */
  const personal = (changes = {}) => ({
    name: 'Marta Reis',
    phones: [{ phone: '11987654321', isWhatsApp: true }],
    password: 'casa verde no morro',
    confirmPassword: 'casa verde no morro',
    agreeTerms: true,
    ...changes,
  })
  async function bakery() {
    const organizationId = await insertOrganization(house)
    return { organizationId, bruno: await insertRecruiter(house, { organizationId }) }
  }

  /** A recruiter's account without an organisation. */
  async function withoutOrganization(email: string, changes: object = {}) {
    const who = await insertRecruiter(house, {
      organizationId: await insertOrganization(house),
      organization_id: null,
      ...changes,
    })
    await database.updateTable('account').set({ email }).where('id', '=', who.accountId).execute()
    return { ...who, email }
  }

  /** The token of the last invitation sent to an address. */
  async function tokenTo(email: string) {
    await work()
    const letter = house.letters.filter(({ to, text }) => to === email && text.includes('/recruiter/invitation')).at(-1)
    return /invitation\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }

  async function invited(email = address) {
    const { organizationId, bruno } = await bakery()
    house.clock.pass(60)
    await calls(bruno).inviteColleague({ email })
    return { organizationId, bruno, token: await tokenTo(email) }
  }

  return { work, calls, personal, bakery, withoutOrganization, tokenTo, invited }
}
