import { jobContent } from '@trampolim/contract/job-content.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { expect, it } from 'vitest'
import { faultText } from '../../platform/faults.ts'
import { draftField } from '../form/draft/draft-field.ts'
import { wordsOf } from '../form/draft/draft-of-fields.ts'
import { doRowIntent } from '../form/lists/row-intents.ts'
import {
  blankItems,
  emptyJob,
  type JobDraft,
  jobFromForm,
  ofKind,
  shapedJob,
  type WorkPlaceDraft,
} from './draft/draft.ts'
import { draftOfJob, duplicateOf } from './draft/draft-of-job.ts'
import { salaryOf } from './draft/salary-of.ts'
import { faultsOfJobDraft, jobInput, placedFaults } from './draft/write-job.ts'
import { inFormOrder, isBegun, jobGroups } from './groups.ts'

const job: JobDraft = {
  ...emptyJob,
  jobName: 'Atendente de padaria',
  occupation: '521110',
  occupationTitle: 'Vendedor de comércio varejista',
  jobDescription: 'Atender o balcão e cuidar da vitrine.',
  salaryRange: { from: '2.100', to: '2.600' },
  workingHoursStart: '08:00',
  workingHoursEnd: '17:00',
  workPlaces: [{ zipCode: '01310-100', qty: '2', district: 'Bela Vista', cityState: '3550308', city: 'São Paulo, SP' }],
  keywords: 'atendimento, pão,  atendimento',
}
const required = faultText('required')
const named = {
  occupation: { cbo: '521110', title: 'Vendedor de comércio varejista' },
  workPlaces: [
    { cityState: 3550308, city: 'São Paulo', state: 'SP', district: 'Bela Vista', qty: 2, zipCode: '01310100' },
  ],
}
/** The form data that a browser without JavaScript submits. */
function sent(draft: JobDraft, fields: Record<string, string>): FormData {
  const form = new FormData()
  form.set(draftField, JSON.stringify(draft))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('reports everything that a new job lacks at once', () => {
  expect(faultsOfJobDraft(emptyJob)).toEqual({
    jobName: required,
    jobDescription: required,
    occupation: required,
    salaryRange: required,
    workingHoursStart: required,
    workingHoursEnd: required,
    'workPlaces.0.zipCode': required,
    'workPlaces.0.cityState': required,
  })
  expect(faultsOfJobDraft(job)).toEqual({})
})

it('says of a cargo and a city that were typed and aren’t known that they are unknown, not that they are missing', () => {
  const [place] = job.workPlaces
  const workPlaces = [place, { ...place, cityState: '', city: 'Santo Antônio' }, { ...place, cityState: '', city: ' ' }]
  const typed = { ...job, occupation: '', occupationTitle: 'Moça da limpeza', workPlaces } as JobDraft
  expect(faultsOfJobDraft(typed)).toEqual({
    occupation: faultText('unknown_occupation'),
    'workPlaces.1.cityState': faultText('unknown_municipality'),
    'workPlaces.2.cityState': required,
  })
})

it('names the bounds of what is paid by the hour or day by the hour or day', () => {
  const faults = (salaryType: string, salary: string) => {
    const found = faultsOfJobDraft({ ...job, salaryType, salary }).salary
    return found?.replaceAll('\u00a0', ' ')
  }
  expect(faults('4', '1.250')).toBe('O valor deve ficar entre R$ 2,28 e R$ 136,36 por hora')
  expect(faults('5', '1.500')).toBe('O valor deve ficar entre R$ 22,73 e R$ 1.363,63 por dia')
  expect(faults('2', '40.000')).toBe(faultText('wrong_salary').replaceAll('\u00a0', ' '))
  expect(faults('4', '12,50')).toBeUndefined()
})

it('says at the field that a keyword is too long, and how to set several apart', () => {
  const sentence = `${'Experiência com vendas '.repeat(4)}externas`
  expect(faultsOfJobDraft({ ...job, keywords: `pão, ${sentence}` })).toEqual({
    keywords: 'Uma delas é longa demais. Separe por vírgulas, com até 80 letras em cada',
  })
  expect(placedFaults(job, { 'keywords.3': 'x' })).toEqual({ keywords: 'x' })
})

it('says what is missing of an exception that was claimed, instead of leaving it out', () => {
  const claimed = (ground: string, more: Partial<JobDraft> = {}) =>
    faultsOfJobDraft({ ...job, claimsException: true, legalException: { ground, explanation: 'Julieta' }, ...more })
  expect(claimed('')).toEqual({ 'legalException.ground': faultText('exception_ground_required') })
  expect(claimed('nature_of_work')).toEqual({ genderOrder: jobForm.exception.asksNothing })
  expect(claimed('affirmative_action', { genderOrder: '3' })).toEqual({
    genderOrder: jobForm.exception.asksNothing,
  })
  expect(claimed('age_by_law')).toEqual({ ageOrderMin: jobForm.exception.asksNothing })
  expect(claimed('nature_of_work', { genderOrder: '2' })).toEqual({})
  expect(claimed('age_by_law', { ageOrderMin: '18' })).toEqual({})
  expect(claimed('', { claimsException: false })).toEqual({})
})

it('survives a round trip through the input of calls', () => {
  const written: JobDraft = {
    ...job,
    keywords: 'atendimento, pão',
    languages: [{ language: 'ingles', level: '2' }],
    technologies: [{ technology: 'excel-e-vba', yearsOfExperience: '0' }],
    schoolLevels: [{ schooling: 'MBA', courseSchooling: '', knowledgeArea: 'administracao' }],
    questionnaire: [
      { id: 'b', question: 'Mora perto?', type: 'boolean', expected: 'yes' },
      { id: 'a', question: 'Por que aqui?', type: 'text', expected: '' },
    ],
    driverLicence: { categories: ['B'], paidActivity: true },
    claimsException: true,
    legalException: { ground: 'age_by_law', explanation: 'Trabalho noturno.' },
    ageOrderMin: '18',
    otherCompany: true,
    companyDescription: 'Uma rede de padarias.',
    shortPeriod: true,
    handicaps: ['surdez'],
  }
  expect(faultsOfJobDraft(written)).toEqual({})
  expect(draftOfJob(jobContent.parse(jobInput(written)), named)).toEqual(written)
})

it('sends only what the chosen salary, hours and contract ask for', () => {
  const input = jobInput({ ...job, salaryType: '6', salaryCommission: '5% das vendas', tempJobDuration: '90' })
  expect(input).toMatchObject({ salaryRange: null, salary: null, salaryCommission: '5% das vendas' })
  expect(input.tempJobDuration).toBeNull()
  expect(jobInput({ ...job, workingHours: 'custom', workingHoursCustom: '12×36' })).toMatchObject({
    workingHoursStart: null,
    workingHoursCustom: '12×36',
  })
  expect(salaryOf({ ...job, jobSpecificType: '2', dontHaveInternshipSalary: true })).toBeNull()
})

it('asks for sex and age only under a claimed exception', () => {
  const wish = { ...job, genderOrder: '2', ageOrderMin: '18' }
  expect(jobInput(wish)).toMatchObject({ legalException: null, genderOrder: null, ageOrderMin: null })
  expect(faultsOfJobDraft({ ...wish, claimsException: true })).toHaveProperty(['legalException.ground'])
  const unsupported = { ...wish, claimsException: true, legalException: { ground: 'age_by_law', explanation: 'x' } }
  expect(faultsOfJobDraft(unsupported)).toEqual({ genderOrder: faultText('ground_does_not_support') })
})

it('maps faults to the form’s own rows, without blank ones', () => {
  const draft = {
    ...job,
    languages: [
      { language: '', level: '' },
      { language: 'ingles', level: '' },
    ],
  }
  expect(faultsOfJobDraft(draft)).toEqual({ 'languages.1.level': required })
  expect(placedFaults(draft, { 'languages.0.level': 'x', 'salaryRange.from': 'y', workPlaces: 'z' })).toEqual({
    'languages.1.level': 'x',
    salaryRange: 'y',
    workPlaces: 'z',
  })
})

it('keeps only the new kind’s fields after a change of kind', () => {
  const temporary = { ...job, contractType: '2', tempJobDuration: '90' }
  const internship = ofKind(temporary, '2')
  expect(internship).toMatchObject({ contractType: '8', tempJobDuration: '', jobName: job.jobName })
  expect(internship.coursesPanel).toHaveLength(1)
  expect(faultsOfJobDraft(internship)).toEqual({ coursesPanel: required })
  expect(faultsOfJobDraft({ ...internship, acceptOtherCourses: true })).toEqual({})
  expect(Object.keys(faultsOfJobDraft(ofKind(job, '3')))).toEqual([
    'apprenticeSchooling',
    'apprenticeCourse',
    'nameOfInstitution',
  ])
  expect(jobFromForm(sent(temporary, { jobSpecificType: '3' }))).toEqual(ofKind(temporary, '3'))
  const legalException = { ground: 'apprenticeship', explanation: 'Curso de panificação' }
  const apprentice = { ...ofKind(job, '3'), claimsException: true, legalException, ageOrderMin: '16' }
  const { legalException: none, genderOrder, ageOrderMin, ageOrderMax } = emptyJob
  expect(ofKind(apprentice, '1')).toMatchObject({ legalException: none, genderOrder, ageOrderMin, ageOrderMax })
  expect(ofKind(apprentice, '3')).toMatchObject({ legalException, ageOrderMin: '16' })
})

it('merges a form sent without JavaScript into its hidden draft', () => {
  const read = jobFromForm(
    sent(job, { jobName: 'Padeiro', occupationTitle: 'Padeiro', 'workPlaces.0.city': 'Osasco', benefits: '' }),
  )
  expect(read).toMatchObject({ jobName: 'Padeiro', occupation: '', occupationTitle: 'Padeiro', benefits: [] })
  expect(read.workPlaces[0]).toMatchObject({ city: 'Osasco', cityState: '', zipCode: '01310-100' })
  const moved = jobFromForm(sent(job, { 'workPlaces.0.zipCode': '20040-002', 'workPlaces.0.qty': '3' }))
  expect(moved.workPlaces).toEqual([{ zipCode: '20040-002', qty: '3', district: '', cityState: '', city: '' }])
  const added = jobFromForm(sent(job, { 'workPlaces.1.zipCode': '20040-002', 'workPlaces.1.city': 'Niterói' }))
  expect(added.workPlaces[1]).toMatchObject({ zipCode: '20040-002', city: 'Niterói', cityState: '' })
  expect(added.workPlaces[0]).toEqual(job.workPlaces[0])
})

it('keeps every row and choice that a job may have', () => {
  const rows = Array.from({ length: jobFields.workPlaces.most }, () => job.workPlaces[0] as WorkPlaceDraft)
  const choices = Array.from({ length: jobFields.benefits.most }, (_, at) => `benefit ${at}`)
  const full = { ...job, workPlaces: rows, benefits: choices }
  expect(shapedJob(JSON.parse(JSON.stringify(full)))).toEqual(full)
  const sentRows = rows.map((_, at) => [`workPlaces.${at}.qty`, '7'] as const)
  const grown = jobFromForm(sent(job, Object.fromEntries(sentRows)))
  expect(grown.workPlaces).toHaveLength(rows.length)
  expect(shapedJob({ workPlaces: Array.from({ length: 10_000 }, () => ({})) }).workPlaces.length).toBeLessThan(100)
})

it('adds, removes and orders rows by their buttons', () => {
  const first = { id: '', question: 'Um', type: 'text', expected: '' }
  const second = { id: '', question: 'Dois', type: 'text', expected: '' }
  const draft = { ...job, questionnaire: [first, second] }
  const done = (intent: string) => doRowIntent(draft, intent, blankItems)?.draft.questionnaire
  expect(done('add:questionnaire')).toEqual([first, second, blankItems.questionnaire])
  expect(done('remove:questionnaire.0')).toEqual([second])
  expect(done('down:questionnaire.0')).toEqual([second, first])
  expect(done('up:questionnaire.0')).toEqual([first, second])
  expect(done('save')).toBeUndefined()
  expect(doRowIntent(draft, 'add:jobName', blankItems)).toBeNull()
  expect(jobInput({ ...draft, questionnaire: [second, first] }).questionnaire).toMatchObject([
    { question: 'Dois', useOrderPriority: true, orderPriority: 1 },
    { question: 'Um', orderPriority: 2 },
  ])
})

it('is duplicated under another name, with new questions', () => {
  const named = (name: string) => `${name} (cópia)`
  const copy = duplicateOf({ ...job, questionnaire: [{ id: 'a', question: 'Um', type: 'text', expected: '' }] }, named)
  expect(copy).toMatchObject({
    jobName: 'Atendente de padaria (cópia)',
    questionnaire: [{ id: '', question: 'Um' }],
    salaryRange: job.salaryRange,
  })
  const long = duplicateOf({ ...job, jobName: 'Atendente de padaria '.repeat(6).slice(0, 120) }, named)
  expect(long.jobName).toMatch(/^Atendente de padaria .*… \(cópia\)$/)
  expect(faultsOfJobDraft(long)).toEqual({})
})

it('orders faults by the form, and reports which groups were begun', () => {
  expect(Object.keys(inFormOrder({ '': 'x', 'workPlaces.0.zipCode': 'x', salaryRange: 'x', jobName: 'x' }))).toEqual([
    'jobName',
    'salaryRange',
    'workPlaces.0.zipCode',
    '',
  ])
  expect(jobGroups.filter((group) => isBegun(group, emptyJob))).toEqual([])
  expect(jobGroups.filter((group) => isBegun(group, job))).toEqual(['job', 'pay', 'time'])
  const fields = new Set(jobGroups.flatMap((group) => Object.keys(emptyJob).filter((name) => isIn(group, name))))
  const unshown = Object.keys(emptyJob).filter((name) => !fields.has(name))
  expect(unshown.toSorted()).toEqual(['acceptHandicap', 'jobSummaryEmail'])
})

const isIn = (group: (typeof jobGroups)[number], name: string) =>
  isBegun(group, { ...emptyJob, [name]: 'another value' } as JobDraft)

it('completes a draft from the browser', () => {
  expect(shapedJob({ jobName: 'Padeiro', workPlaces: 'none', languages: [{ language: 'ingles' }] })).toEqual({
    ...emptyJob,
    jobName: 'Padeiro',
    languages: [{ language: 'ingles', level: '' }],
  })
})

it('splits words at commas', () => {
  expect(wordsOf('pão, café;  bolo\npão')).toEqual(['pão', 'café', 'bolo'])
})
