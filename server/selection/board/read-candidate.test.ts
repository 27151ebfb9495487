import { withoutIds } from '@trampolim/tests/checks/without-ids.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'

describe('the recruiter’s selection', async () => {
  const house = await testHouse()
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)

  it('shows all data of an applicant except what recruiters may not see', async () => {
    const questions = [{ id: 'q1', question: 'Pode começar logo?', type: 'boolean' }]
    const { bruno, jobId } = await hiring({
      questionnaire: JSON.stringify(questions),
      minimum_experience: 2,
      languages: JSON.stringify([{ language: 'ingles', level: 2 }]),
      driver_licence: JSON.stringify({ categories: ['B'], paidActivity: false }),
    })
    const ana = await person('Ana Souza', {
      curriculum: { languages: JSON.stringify([{ language: 'ingles', level: 1 }]) },
      email: 'ana@exemplo.com.br',
    } as object)
    const answers = [{ questionId: 'q1', answer: 'yes' }]
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional', answers })
    const details = await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(details).toMatchObject({
      name: 'Ana Souza',
      age: null,
      gender: 2,
      viewed: false,
      contactFrom: 'now',
      contact: { email: 'ana@exemplo.com.br', zipCode: '01310100', district: 'Bela Vista' },
      answers: [{ questionId: 'q1', question: 'Pode começar logo?', type: 'boolean', answer: 'yes' }],
      curriculum: { id: ana.cvId, objective: 'Quero atender bem.' },
      medicalReport: null,
      moves: ['selectiveProcess', 'interviews', 'finalists', 'discarded'],
      history: [{ type: 'applied', to: 'curriculums', by: 'Ana Souza' }],
    })
    expect(details.match.parts.map(({ part }) => part)).toContain('occupation')
    const met = Object.fromEntries(details.requirements.map((each) => [each.part, each.met]))
    expect(met).toEqual({
      experience: 'yes',
      schooling: 'yes',
      languages: 'partly',
      driverLicence: 'unknown',
      salary: 'yes',
      distance: 'yes',
    })
    expect(withoutIds(details)).not.toContain('1994')
    expect(withoutIds(details)).not.toMatch(/cpf|birth/i)
  })

  it('shows contact data after application and approval, until a withdrawal', async () => {
    const { bruno, jobId } = await hiring()
    const read = async (cvId: string) => {
      const { contact, contactFrom, name, gender, underReview } = await calls(bruno).readCandidate({ jobId, cvId })
      return { hasContact: contact !== null, contactFrom, name, gender, underReview }
    }
    const fresh = await placed(jobId, 'Nova', { status: 'created' })
    expect(await read(fresh.cvId)).toEqual({
      hasContact: false,
      contactFrom: 'approval',
      name: 'Nova',
      gender: 2,
      underReview: true,
    })
    const gone = await placed(jobId, 'Saiu')
    await candidatesCalls(gone).withdraw({ id: gone.processId })
    expect(await read(gone.cvId)).toMatchObject({ hasContact: false, contactFrom: 'withdrawn', gender: null })
    const free = await person('Livre')
    expect(await read(free.cvId)).toMatchObject({ hasContact: false, contactFrom: 'application', name: 'Livre' })
    const limited = await person('Discreta', { curriculum: { visibility: 'limited', video_id: 'abcdefghijk' } })
    expect(await read(limited.cvId)).toMatchObject({ name: null, gender: null, contactFrom: 'application' })
    const { curriculum } = await calls(bruno).readCandidate({ jobId, cvId: limited.cvId })
    expect(curriculum).toMatchObject({ videoUrl: null, fileCV: null })
    for (const curriculumRow of [{ visibility: 'hidden' }, { searching_job: false }]) {
      const unseen = await person('Fora', { curriculum: curriculumRow })
      expect((await refusal(calls(bruno).readCandidate({ jobId, cvId: unseen.cvId }))).code).toBe(
        'curriculum_not_found',
      )
    }
  })

  it('shares favourite candidates among all recruiters of the job', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const free = await person('Livre')
    for (const { cvId } of [ana, free]) {
      await calls(bruno).likeCandidate({ jobId, cvId, status: true })
      await calls(elisa).likeCandidate({ jobId, cvId, status: true })
      expect((await calls(elisa).readCandidate({ jobId, cvId })).liked).toBe(true)
      await calls(elisa).likeCandidate({ jobId, cvId, status: false })
      expect((await calls(bruno).readCandidate({ jobId, cvId })).liked).toBe(false)
    }
    const hidden = await person('Fora', { curriculum: { visibility: 'hidden' } })
    for (const cvId of [hidden.cvId, newId(house.now())]) {
      expect((await refusal(calls(bruno).likeCandidate({ jobId, cvId, status: true }))).code).toBe(
        'curriculum_not_found',
      )
    }
  })
})
