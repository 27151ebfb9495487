import { describe, expect, it } from 'vitest'
import { blankItems, emptyCurriculum } from '../curriculums/form/draft.ts'
import { fillDraft } from './fill-draft.ts'

const bakery = {
  ...blankItems.experiences,
  companyName: 'Padaria Aurora',
  occupation: 'Auxiliar',
  startDate: '03/2019',
}
const shop = { ...blankItems.experiences, companyName: 'Doceria', occupation: 'Confeiteira', startDate: '06/2021' }
const english = { language: 'ingles', level: '1' }

describe('filling a form from a file', () => {
  it('fills what is empty', () => {
    const { draft, filled } = fillDraft(
      { ...emptyCurriculum, experiences: [{ ...blankItems.experiences }] },
      { objective: 'Confeitaria', experiences: [bakery], technologiesGeneral: ['word'] },
    )
    expect(draft).toMatchObject({ objective: 'Confeitaria', experiences: [bakery], technologiesGeneral: ['word'] })
    expect(filled).toEqual(['objective', 'experiences', 'technologiesGeneral'])
  })

  it('leaves what was typed as it is', () => {
    const typed = { ...emptyCurriculum, objective: 'Minhas palavras', languages: [{ ...english, level: '3' }] }
    const occupations = [{ ...blankItems.occupations, title: 'Padeira' }]
    const { draft, filled } = fillDraft(
      { ...typed, occupations },
      { objective: 'Outras', languages: [english], occupations: [{ ...blankItems.occupations, title: 'Caixa' }] },
    )
    expect(draft).toEqual({ ...typed, occupations })
    expect(filled).toEqual([])
  })

  it('adds what a list lacks, behind what it has', () => {
    const same = { ...bakery, companyName: 'PADARIA AURORA', description: 'Do arquivo' }
    const { draft } = fillDraft({ ...emptyCurriculum, experiences: [bakery] }, { experiences: [same, shop] })
    expect(draft.experiences).toEqual([bakery, shop])
  })

  it('changes nothing when the same file is read again', () => {
    const read = { experiences: [bakery, shop], languages: [english], objective: 'Confeitaria' }
    const once = fillDraft(emptyCurriculum, read)
    expect(fillDraft(once.draft, read)).toEqual({ draft: once.draft, filled: [] })
  })
})
