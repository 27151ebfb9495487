import { curriculumFields, hasField } from '@trampolim/marketplace/curriculums/fields.ts'
import { curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { insertProfessional } from '../world/builders.ts'

describe('the form of a new curriculum', async () => {
  const house = await testHouse()
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(['gateway', 'searchJobs', 'searchCv', 'socialMedia']), dev: false })

  /** Fields that are asked for as soon as another field is answered. */
  const later: readonly string[] = ['finishHighSchoolInTwoYears']

  it.each(curriculumKinds.codes)('of kind %s asks for every field of the table', async (kind) => {
    const { accountId } = await insertProfessional(house, { birth_date: '2008-01-01' })
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    const { body } = await app.inject({ url: `/curriculum/${kind}/create`, headers: { authorization: token } })
    const fields = Object.keys(curriculumFields).filter((field) => hasField(kind, field) && !later.includes(field))
    // Whether a field is asked for: by itself, by a part of it, or by the button that adds a list's first item.
    const isAsked = (field: string) => {
      const name = field === 'fileCV' ? 'file' : field
      return [`name="${name}"`, `name="${name}.`, `value="add:${name}"`].some((each) => body.includes(each))
    }
    expect(fields.filter((field) => !isAsked(field))).toEqual([])
  })
})
