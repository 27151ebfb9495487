import { draft, secret, today } from '@trampolim/tests/samples/registration-draft.ts'
import { describe, expect, it } from 'vitest'
import { emptyRegistration, type RegistrationDraft, registrationFromForm, shapedRegistration } from './draft.ts'
import { pageOf } from './pages.ts'
import { faultsOfPage, faultsOfRegistration, registrationInput } from './write-registration.ts'

describe('the kind of a registration', () => {
  const inProgress = {
    ...emptyRegistration.curriculum.internshipCourses[0],
    ...{
      course: 'Gastronomia',
      schoolLevel: 'TECHNOLOGIST',
      nameOfInstitution: 'Senac',
      institutionCity: 'Campinas, SP',
    },
    ...{ coursePeriod: '3', courseShift: '3' },
  } as RegistrationDraft['curriculum']['internshipCourses'][number]
  const intern = (course: Partial<typeof inProgress>): RegistrationDraft => ({
    ...draft,
    cvType: 'internship',
    curriculum: { ...draft.curriculum, internshipCourses: [{ ...inProgress, ...course }] },
  })

  it('sends only its own fields, an apprentice’s as a variant', () => {
    const apprentice = { ...intern({}), cvType: 'apprentice', birthDate: '31/12/2009' }
    const sent = registrationInput(
      { ...apprentice, curriculum: { ...apprentice.curriculum, apprenticeCourses: ['vendas'] } },
      secret,
    )
    expect(sent.cvTypeData).toEqual({ cvType: 'professional', variant: 'apprentice' })
    expect(sent.simpleCvData).toMatchObject({ apprenticeCourses: ['vendas'], acceptApprenticeOpportunities: true })
    expect(sent.simpleCvData).not.toHaveProperty('internshipCourses')
    expect(registrationInput(draft, secret).simpleCvData).not.toHaveProperty('acceptApprenticeOpportunities')
    const internship = registrationInput(intern({ institutionCityState: '3509502' }), secret)
    expect(internship.cvTypeData).toEqual({ cvType: 'internship' })
    expect(internship.simpleCvData.internshipCourses).toMatchObject([{ institutionCityState: 3_509_502 }])
  })

  it('leaves a town typed in full to the server, which looks it up', () => {
    const on = (lookedUp: boolean, course = {}) =>
      Object.keys(faultsOfPage('internship', intern(course), { secret, today, lookedUp }))
    expect(on(false)).toEqual([])
    expect(on(true)).toEqual(['internshipCourses.0.institutionCityState'])
    expect(on(false, { institutionCity: '' })).toEqual(['internshipCourses.0.institutionCityState'])
    expect(on(false, { course: '' })).toEqual(['internshipCourses.0.course'])
  })
})

describe('what a full registration tells besides', () => {
  it('is sent in its own parts, and times only once they were chosen', () => {
    const quick = registrationInput(draft, secret)
    expect(quick.videoData?.videoUrl ?? '').toBe('')
    expect(quick).not.toHaveProperty('availabilityData')
    const full = registrationInput(
      {
        ...draft,
        curriculum: { ...draft.curriculum, videoUrl: ' https://youtu.be/dQw4w9WgXcQ ' },
        availability: {
          ...draft.availability,
          type: 'custom',
          days: ['saturday'],
          saturday: [{ start: '09:00', end: '13:00' }],
        },
      },
      secret,
    )
    expect(full.videoData).toEqual({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(full.simpleCvData).not.toHaveProperty('videoUrl')
    expect(full.availabilityData).toMatchObject({
      type: 'custom',
      days: { saturday: { available: true, spans: [{ start: '09:00', end: '13:00' }] }, monday: { available: false } },
    })
  })

  it('has its faults on its own pages', () => {
    const wrong: RegistrationDraft = {
      ...draft,
      curriculum: { ...draft.curriculum, videoUrl: 'https://exemplo.com.br' },
      availability: { ...draft.availability, type: 'custom', days: [] },
    }
    const found = Object.keys(faultsOfRegistration(wrong, { secret, today }))
    expect(found.map((field) => [field, pageOf(field)])).toEqual([
      ['videoUrl', 'video'],
      ['days', 'availability'],
    ])
    expect(pageOf('monday.1.start')).toBe('availability')
  })

  it('survives being stored and sent, also from before there were such pages', () => {
    const { way: _, cvType: __, availability: ___, ...before } = draft
    expect(shapedRegistration(before)).toEqual({ ...draft })
    const form = new FormData()
    form.set('draft', JSON.stringify({ ...draft, way: 'full' }))
    form.set('type', 'custom')
    for (const day of ['', 'monday']) form.append('days', day)
    form.set('monday.0.start', '10:00')
    form.set('cvType', 'internship')
    const { draft: sent } = registrationFromForm(form)
    expect(sent).toMatchObject({ way: 'full', cvType: 'internship' })
    expect(sent.availability).toMatchObject({
      type: 'custom',
      days: ['monday'],
      monday: [{ start: '10:00', end: '20:00' }],
    })
  })
})
