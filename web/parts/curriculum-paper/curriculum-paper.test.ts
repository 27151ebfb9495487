import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { describe, expect, it } from 'vitest'
import { curriculumView } from '../curriculums/curriculum-view.ts'
import type { OtherSection } from '../curriculums/other-fields.ts'
import { curriculumPaper } from './curriculum-paper.ts'

const content: Curriculum = {
  id: '0'.repeat(24),
  cvType: 'internship',
  searchingJob: true,
  visibility: 'free',
  objective: 'Aprender na prática.',
  occupations: [{ cbo: '513505', title: 'Confeiteiro', yearsOfExperience: 0, area: '', hierarchy: '' }],
  workPlaces: [{ cityState: 3_534_401, city: 'Osasco, SP' }],
  handicaps: ['surdez'],
  salary: 130_000,
  allowRemote: true,
  experiences: [],
  additionalExperiences: '',
  formations: [],
  internshipCourses: [
    {
      schoolLevel: 'TECHNOLOGIST',
      course: 'Gastronomia',
      institutionCityState: 3_550_308,
      institutionCity: 'São Paulo, SP',
      nameOfInstitution: 'Senac',
      coursePeriod: 3,
      courseShift: 3,
      imRegisteredInThisCourse: true,
    },
  ],
  courses: ['Boas práticas'],
  languages: [{ language: 'ingles', level: 1 }],
  technologiesGeneral: [],
  technologies: [],
  noTechnologies: true,
  driverLicence: ['A', 'B'],
  benefits: ['vale-refeicao'],
  careerFocus: '',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  fileCV: null,
  apprenticeCourses: [],
  finishHighSchoolInTwoYears: false,
  isInHighSchool: true,
  acceptApprenticeOpportunities: false,
  created: '2026-01-01T12:00:00.000Z',
  updateAt: '2026-01-01T12:00:00.000Z',
}
const at = { today: '2026-03-02' } as const
const view = curriculumView(content, at)
const otherSections = Object.keys(view.others) as OtherSection[]

describe('what the PDF of a curriculum says', () => {
  it('is what is filled in', () => {
    const paper = curriculumPaper(view, { name: 'Ana Souza', lines: ['Osasco, SP'] })
    expect(paper).toMatchObject({ title: 'Currículo de Ana Souza', lines: ['Osasco, SP'] })
    expect(paper.sections.map(({ title }) => title)).toEqual([
      'Objetivo',
      'Cargos de interesse',
      'Bolsa-auxílio esperada',
      'Benefícios que contam',
      'Onde trabalharia',
      'Curso para o estágio',
      'Cursos profissionalizantes',
      'Idiomas',
      'Conhecimentos gerais',
      'Mais informações',
    ])
    expect(paper.sections.find(({ title }) => title === 'Curso para o estágio')?.blocks).toEqual([
      {
        is: 'item',
        title: 'Gastronomia',
        lines: ['Tecnólogo · Senac · São Paulo, SP', '3º período · noite', 'Matrícula ativa'],
        text: null,
      },
    ])
    expect(paper.sections.at(-1)?.blocks).toEqual([
      { is: 'text', text: 'Vídeo de apresentação: https://youtu.be/dQw4w9WgXcQ' },
    ])
  })

  it('includes the fields without a place of their own, each in its section', () => {
    const told = curriculumView({ ...content, careerFocus: 'Confeitaria', additionalExperiences: 'Feira de bolos' }, at)
    const { sections } = curriculumPaper(told, { name: 'Ana Souza', lines: [] })
    const blocksOf = (part: string) => sections.filter((each) => each.part === part).flatMap(({ blocks }) => blocks)
    expect(blocksOf('curriculum')).toContainEqual({
      ...{ is: 'item', title: 'Foco de carreira', lines: [], text: 'Confeitaria' },
    })
    expect(blocksOf('experience')).toEqual([
      { is: 'item', title: 'Outras experiências', lines: [], text: 'Feira de bolos' },
    ])
  })

  it.each(otherSections)('includes whatever is told in another field of the section %s', (part) => {
    const others = {
      ...view.others,
      [part]: [
        { label: 'Um campo', text: 'um texto' },
        { label: 'Um sim', text: null },
      ],
    }
    const apprenticeship = { areas: [], facts: [] }
    const { sections } = curriculumPaper({ ...view, apprenticeship, others }, { name: 'Ana Souza', lines: [] })
    const blocks = sections.filter((each) => each.part === part).flatMap((each) => each.blocks)
    expect(blocks).toContainEqual({ is: 'item', title: 'Um campo', lines: [], text: 'um texto' })
    expect(blocks).toContainEqual({ is: 'line', text: 'Um sim' })
  })

  it('tells no disability, since a file is passed on', () => {
    const paper = curriculumPaper(view, { name: 'Ana Souza', lines: [] })
    expect(JSON.stringify(paper)).not.toMatch(/surdez|defici/i)
  })

  it('names nobody to a reader who isn’t told the name', () => {
    const paper = curriculumPaper(view, { name: null, lines: [] })
    expect(paper).toMatchObject({ title: 'Currículo de Candidato sem nome', name: 'Candidato sem nome' })
  })
})
