import { groupsOf, mayBeAskedFor } from '@trampolim/marketplace/reviews/sheet.ts'
import { describe, expect, it } from 'vitest'
import { groupsAsked, jobGroups } from './groups.ts'

describe('the parts of a correction', () => {
  const askable = groupsOf('job')
    .flatMap(([, fields]) => fields)
    .filter((field) => mayBeAskedFor('job', field))

  it.each(askable)('has a group for %s', (field) => {
    expect(groupsAsked([field])).toHaveLength(1)
  })

  it('are the groups with the requested fields, in the form’s order', () => {
    expect(groupsAsked(['questionnaire', 'jobName', 'keywords'])).toEqual(['job', 'questions'])
    expect(groupsAsked(null)).toEqual(jobGroups)
  })
})
