import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { draftField } from '../../form/draft/draft-field.ts'
import { versionField } from '../../form/draft/version-field.ts'
import { blankItems, emptyCurriculum } from './draft.ts'
import { saveCurriculum } from './save-curriculum.ts'

const now = new Date('2026-03-10T12:00:00Z')
const [older, newest] = ['2026-03-09T12:00:00.000Z', '2026-03-10T11:00:00.000Z']
const seller = { cbo: '521110', title: 'Vendedor', yearsOfExperience: '2' }

function house() {
  const createCurriculum = vi.fn(async (_: unknown) => ({}))
  const updateCurriculum = vi.fn(async (_: unknown) => ({}))
  const readCurriculum = async () => ({ updateAt: newest })
  const lookups = { autocomplete: async () => [{ kind: 'occupation', code: '848305', name: 'Padeiro' }] }
  const calls = {
    gateway: { curriculums: { createCurriculum, updateCurriculum, readCurriculum } },
    socialMedia: { lookups },
  }
  return { calls: calls as unknown as Calls, createCurriculum, updateCurriculum }
}

function formOf(draft: object, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  form.set(draftField, JSON.stringify(draft))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const create = { kind: 'professional', mode: 'create', now } as const

describe('a curriculum’s form', () => {
  it('is saved by the right call', async () => {
    const { calls, createCurriculum, updateCurriculum } = house()
    const form = formOf({ ...emptyCurriculum, occupations: [seller] }, { objective: 'Vender' })
    expect(await saveCurriculum(calls, { ...create, mode: 'edit', form })).toBeNull()
    expect(createCurriculum).not.toHaveBeenCalled()
    expect(updateCurriculum).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ cvType: 'professional', objective: 'Vender', occupations: [expect.anything()] }),
    )
  })

  it('sends emptied fields in an update', async () => {
    const { calls, createCurriculum, updateCurriculum } = house()
    const form = formOf({ ...emptyCurriculum, occupations: [seller] })
    const emptied = { objective: null, salary: null, schoolLevel: null, additionalExperiences: null }
    await saveCurriculum(calls, { ...create, mode: 'edit', form })
    expect(updateCurriculum.mock.calls[0]?.[0]).toMatchObject(emptied)
    await saveCurriculum(calls, { ...create, form })
    const created = createCurriculum.mock.calls[0]?.[0]
    for (const field of Object.keys(emptied)) expect(created).not.toHaveProperty(field)
  })

  it('finds the code of an occupation typed in full without JavaScript', async () => {
    const { calls, createCurriculum } = house()
    const fields = { 'occupations.0.title': 'padeiro', 'occupations.0.yearsOfExperience': '1' }
    expect(await saveCurriculum(calls, { ...create, form: formOf(emptyCurriculum, fields) })).toBeNull()
    expect(createCurriculum.mock.calls[0]?.[0]).toMatchObject({
      occupations: [{ cbo: '848305', yearsOfExperience: 1 }],
    })
  })

  it('is returned with its input if it has faults', async () => {
    const { calls, createCurriculum } = house()
    const returned = await saveCurriculum(calls, { ...create, form: formOf(emptyCurriculum, { objective: 'Vender' }) })
    expect(returned?.draft.objective).toBe('Vender')
    expect(returned?.faults).toEqual({ 'occupations.0.cbo': faultText('occupation_required') })
    expect(createCurriculum).not.toHaveBeenCalled()
  })

  it('that was changed elsewhere is kept as it was typed, and written over only once the person knows', async () => {
    const { calls, updateCurriculum } = house()
    updateCurriculum.mockRejectedValueOnce(new ORPCError('curriculum_changed', { status: 409, message: 'Mudou.' }))
    const form = formOf({ ...emptyCurriculum, occupations: [seller] }, { objective: 'Vender', [versionField]: older })
    const returned = await saveCurriculum(calls, { ...create, mode: 'edit', form })
    expect(returned).toMatchObject({ draft: { objective: 'Vender' }, faults: { '': 'Mudou.' }, version: newest })
    expect(updateCurriculum).toHaveBeenLastCalledWith(expect.objectContaining({ basedOn: older }))
    form.set(versionField, returned?.version ?? '')
    expect(await saveCurriculum(calls, { ...create, mode: 'edit', form })).toBeNull()
    expect(updateCurriculum).toHaveBeenLastCalledWith(expect.objectContaining({ basedOn: newest }))
  })

  it('with faults keeps the version on which it is based', async () => {
    const { calls } = house()
    const form = formOf(emptyCurriculum, { [versionField]: older })
    expect(await saveCurriculum(calls, { ...create, mode: 'edit', form })).toMatchObject({ version: older })
  })

  it('adds an item without saving when a list’s button is pressed', async () => {
    const { calls, createCurriculum } = house()
    const form = formOf({ ...emptyCurriculum, occupations: [seller] }, { intent: 'add:experiences' })
    expect(await saveCurriculum(calls, { ...create, form })).toMatchObject({
      draft: { experiences: [blankItems.experiences] },
      open: 'experiences.0',
      faults: {},
    })
    expect(createCurriculum).not.toHaveBeenCalled()
  })
})
