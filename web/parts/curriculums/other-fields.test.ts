import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { curriculumSections } from '@trampolim/marketplace/curriculums/sections.ts'
import { namesOf } from '@trampolim/marketplace/fields/choose.ts'
import { describe, expect, it } from 'vitest'
import { isOther, otherFields } from './other-fields.ts'

describe('the fields of a curriculum without a place of their own', () => {
  it('say what is told, under their labels and in their section', () => {
    expect(otherFields({ careerFocus: 'Confeitaria', additionalExperiences: '  ', objective: 'Vender bem.' })).toEqual({
      curriculum: [{ label: 'Foco de carreira', text: 'Confeitaria' }],
      internship: [],
      apprentice: [],
      experience: [],
      schooling: [],
      knowledge: [],
    })
  })

  it.each(['upload', 'disability'] as const)('are in sections whose other fields are shown, not in %s', (section) => {
    expect(curriculumSections[section].filter(isOther)).toEqual([])
  })

  it('can be read by anyone', () => {
    expect(namesOf(curriculumFields, { readBy: 'selection' }).filter(isOther)).toEqual([])
  })
})
