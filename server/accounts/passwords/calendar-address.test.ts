import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { changeProfessionalEmail } from '../../professionals/change-email.ts'
import { calendarFeedListeners } from '../../selection/calendar-feeds/listeners.ts'
import { calendarFeedRoutes } from '../../selection/calendar-feeds/routes.ts'
import { accountHandlers } from '../background.ts'
import { credentialRoutes } from '../credential-routes.ts'
import { accountListeners } from '../listeners.ts'
import { accountRoutes } from '../routes.ts'

const house = await testHouse()
const [email, oldPassword, newPassword] = ['ana@exemplo.com.br', 'pao de queijo', 'casa verde no morro']
const ana = () => insertCandidate(house, { email, cpf: '52998224725', password: oldPassword })
const work = () =>
  house.work({
    handlers: [...accountHandlers, ...letterHandlers],
    listeners: [...accountListeners, ...calendarFeedListeners],
  })
const linkOfLetter = () => /take-action\?id=([\w-]+)/.exec(house.letters.at(-1)?.text ?? '')?.[1] ?? ''
const feeds = (who: Person | null) => house.as(calendarFeedRoutes, who)
const tokenOf = async (who: Person) => (await feeds(who).makeCalendarFeed({})).address.split('/calendar/')[1] ?? ''
const letterOfChange = () => house.letters.find(({ subject }) => subject === 'Sua senha foi trocada')?.text

const ways: readonly [string, (person: Person) => Promise<unknown>][] = [
  [
    'a change of the password',
    (who) => house.as(credentialRoutes, who).changeProfessionalPassword({ oldPassword, newPassword }),
  ],
  [
    'a link for a new password',
    async () => {
      await house.as(accountRoutes).recoverPassword({ email })
      await work()
      await house.as(accountRoutes).takeAction({ id: linkOfLetter(), password: newPassword })
    },
  ],
  [
    'the link that undoes a change of address',
    async (who) => {
      const emailVerificationId = await insertProof(house, { channel: 'email', destination: 'outra@exemplo.com.br' })
      const change = { email: 'outra@exemplo.com.br', password: oldPassword, emailVerificationId }
      await house.as({ changeProfessionalEmail }, who).changeProfessionalEmail(change)
      await work()
      await house.as(accountRoutes).takeAction({ id: linkOfLetter(), password: newPassword })
    },
  ],
]

it.each(ways)('%s ends the address for calendars, and the letter says so', async (_, takeBack) => {
  const person = await ana()
  const bia = await insertAccount(house, { email: 'bia@exemplo.com.br', role: 'user:professional' })
  const [token, hers] = [await tokenOf(person), await tokenOf(bia)]
  await takeBack(person)
  await work()
  expect((await refusal(feeds(null).readCalendar({ token }))).code).toBe('calendar_not_found')
  expect((await feeds(null).readCalendar({ token: hers })).content).toContain('BEGIN:VCALENDAR')
  expect(letterOfChange()).toContain('calendário também deixou de valer')
})

it('the letter says nothing of calendars to who had no address for them', async () => {
  const person = await ana()
  await house.as(credentialRoutes, person).changeProfessionalPassword({ oldPassword, newPassword })
  await work()
  expect(letterOfChange()).not.toContain('calendário')
})
