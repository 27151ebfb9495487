import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { JobForm } from '../job-form/job-form.tsx'
import { CorrectionForm } from './correction-form.tsx'

it.each([
  ['a job', JobForm],
  ['a correction', CorrectionForm],
])('begins the form of %s anew for another one, so that what belongs to one isn’t sent for the other', (_, Form) => {
  const form = (name: string) => (Form as (props: object) => ReactElement)({ draftKey: { name } })
  expect(form('edit:a').key).not.toBe(form('edit:b').key)
  expect(form('edit:a').key).toBe(form('edit:a').key)
})
