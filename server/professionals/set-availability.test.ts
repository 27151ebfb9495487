import type { Availability } from '@trampolim/marketplace/availability/availability.ts'
import { usualAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { professionalRoutes } from './routes.ts'

const own: Availability = {
  type: 'custom',
  days: {
    ...usualAvailability.days,
    monday: {
      available: true,
      spans: [
        { start: '08:00', end: '12:00' },
        { start: '18:00', end: '22:00' },
      ],
    },
    friday: { available: false, spans: [{ start: '08:00', end: '20:00' }] },
  },
}

describe('an availability', async () => {
  const house = await testHouse()
  const calls = (person: Person | null) => house.as(professionalRoutes, person)

  it('is the usual one until its owner sets another, which is not reviewed', async () => {
    const ana = await insertProfessional(house)
    expect((await calls(ana).readProfessional({})).availability).toEqual(usualAvailability)
    expect(await calls(ana).setAvailability({ availability: own })).toEqual({ availability: own })
    expect(await calls(ana).readProfessional({})).toMatchObject({ status: 'approved', availability: own })
    const events = await house.database
      .selectFrom('event')
      .select(['type', 'actor_id as actor'])
      .orderBy('id')
      .execute()
    expect(events).toEqual([{ type: 'professional.changed', actor: ana.accountId }])
    await calls(ana).setAvailability({ availability: { type: 'default' } })
    const after = (await calls(ana).readProfessional({})).availability
    expect(after.type).toBe('default')
    expect(after.days.monday).toEqual({ available: false, spans: [] })
  })

  it('refuses overlaps, days without times and a week without days, and then changes nothing', async () => {
    const ana = await insertProfessional(house)
    const faultsOf = async (days: Partial<Availability['days']>) => {
      const refused = await refusal(calls(ana).setAvailability({ availability: { type: 'custom', days } }))
      expect(refused).toMatchObject({ code: 'invalid_form', status: 422 })
      return Object.entries(refused.fields).map(([field, { code }]) => `${field} ${code}`)
    }
    const times = [
      { start: '08:00', end: '12:00' },
      { start: '11:00', end: '13:00' },
    ]
    expect(await faultsOf({ sunday: { available: true, spans: times } })).toEqual([
      'availability.days.sunday.spans.1.start times_overlap',
    ])
    expect(await faultsOf({ sunday: { available: true, spans: [] } })).toEqual([
      'availability.days.sunday.spans required',
    ])
    expect(await faultsOf({})).toEqual(['availability.days required'])
    expect((await calls(ana).readProfessional({})).availability).toEqual(usualAvailability)
  })

  it('belongs to professionals alone', async () => {
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    expect(await refusal(calls(bruno).setAvailability({ availability: own }))).toMatchObject({ status: 403 })
    expect(await refusal(calls(null).setAvailability({ availability: own }))).toMatchObject({ status: 401 })
  })
})
