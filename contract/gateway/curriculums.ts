import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { curriculum, curriculumChanges, curriculumContent } from '../curriculums.ts'
import { done } from '../shapes.ts'
import { typedText } from '../values.ts'

/** Whether recruiters find a curriculum, and who sees it (data.md §4.4). */
const available = z.object({ cvType: codes.cvType, searchingJob: z.boolean(), visibility: codes.visibility })

/**
 * A kind of curriculum. `professional` with the variant means the apprentice curriculum and never the professional one.
 */
const kind = { cvType: codes.cvType, variant: codes.cvVariant }

/** The `updateAt` of a curriculum that was read. */
const version = typedText(30)

const faults = ['file_not_found', 'file_type_refused', 'file_infected'] as const

export const createCurriculum = call({
  purpose: 'Creates the professional’s curriculum of a kind, one of each at most.',
  request: 'POST /professional/cv',
  quota: 'curriculum-edits',
  allows: ['user:professional'],
  input: curriculumContent.extend(kind),
  answers: curriculum,
  fails: ['curriculum_exists', 'over_age_for_kind', ...faults],
})

export const updateCurriculum = call({
  purpose:
    'Changes what is given of a curriculum; null empties a field; empty texts are left alone, but an empty videoUrl removes the video. With `basedOn`, the `updateAt` that was read, it changes nothing of a curriculum that was changed since.',
  request: 'PUT /professional/cv/{cvType}',
  quota: 'curriculum-edits',
  allows: ['user:professional'],
  input: curriculumChanges.extend({ ...kind, basedOn: version.optional() }),
  answers: curriculum,
  fails: ['curriculum_missing', 'curriculum_changed', ...faults],
})

export const readCurriculum = call({
  purpose: 'The professional’s own curriculum of a kind.',
  request: 'GET /professional/cv',
  allows: ['user:professional'],
  input: z.object(kind),
  answers: curriculum,
  fails: ['curriculum_missing'],
})

export const deleteCurriculum = call({
  purpose: 'Removes the professional’s curriculum of a kind; selections already entered go on.',
  request: 'DELETE /professional/cv',
  quota: 'curriculum-edits',
  allows: ['user:professional'],
  reads: 'query',
  input: z.object({ query: z.object(kind) }),
  answers: done,
  fails: ['curriculum_missing'],
})

export const listAvailability = call({
  purpose:
    'The kinds of curriculum the professional has, whether each is switched on, its occupations and when it was changed.',
  request: 'GET /professional/cvs/available',
  allows: ['user:professional'],
  input: z.object({}),
  answers: z.array(available.extend({ occupations: z.array(z.string()), updateAt: z.string() })),
})

export const switchAvailability = call({
  purpose:
    'Switches searchingJob, which decides whether recruiters find this curriculum, and sets its visibility: everything, nothing that identifies the person until they apply, or nothing.',
  request: 'PUT /professional/cv/{type}/available',
  quota: 'curriculum-edits',
  allows: ['user:professional'],
  logged: 'rights',
  /** Without `visibility` the visibility stays as it is. */
  input: z.object({
    type: codes.cvType,
    variant: codes.cvVariant,
    status: z.boolean(),
    visibility: codes.visibility.optional(),
  }),
  answers: available,
  fails: ['curriculum_missing'],
})

export const curriculums = {
  createCurriculum,
  updateCurriculum,
  readCurriculum,
  deleteCurriculum,
  listAvailability,
  switchAvailability,
}
