import { services } from '@trampolim/contract/services.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { newId } from '../platform/ids.ts'
import { professionalRoutes } from '../professionals/routes.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { recruiterInterviewRoutes } from '../selection/interviews/routes.ts'
import { scorecardRoutes } from '../selection/scorecards/routes.ts'
import { recruiterSlotRoutes } from '../selection/slots/routes.ts'

/** Values that may only be shown to recruiters with whom the person shares them. */
const secrets = {
  email: 'sigilosa@exemplo.com.br',
  zip_code: '04538132',
  street: 'Rua das Acácias',
  district: 'Jardim Oculto',
  phones: JSON.stringify([{ phone: '11955554444', isWhatsApp: true, verified: true }]),
}
const personalData = /sigilosa@|04538132|Acácias|Jardim Oculto|11955554444|arquivo-dela|"gender":2/

const recruiterCalls = { ...services.gateway.recruiterSelection, search: services.searchCv.search }

describe('a person who declined to share contact data', async () => {
  const house = await testHouse()
  const { database } = house

  async function hiring() {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { bruno, jobId: await insertJob(house, { organizationId }) }
  }

  async function person(shares: boolean) {
    const who = await insertProfessional(house, { ...secrets, name: 'Ana Souza', share_contact_data: shares })
    const fileId = newId(house.now())
    await database
      .insertInto('stored_file')
      .values({
        id: fileId,
        owner_id: who.accountId,
        purpose: 'curriculum',
        state: 'clear',
        storage_key: `${fileId}.pdf`,
        content_type: 'application/pdf',
        original_name: 'arquivo-dela.pdf',
        byte_size: 10,
        uploaded_at: house.now(),
        attached_at: house.now(),
        created_at: house.now(),
      })
      .execute()
    const cvId = await insertCurriculum(house, { professionalId: who.accountId, file_id: fileId })
    return { ...who, cvId }
  }

  const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'] as const

  /** Returns the answers of every recruiter's call about this person, in every step. */
  async function everything(shares: boolean) {
    const { bruno, jobId } = await hiring()
    const { accountId, cvId } = await person(shares)
    await refreshAllCvSearch(house.owner)
    const interviews = { ...recruiterInterviewRoutes, ...recruiterSlotRoutes, ...scorecardRoutes }
    const calls = house.as({ ...recruiterSelectionRoutes, ...cvSearchRoutes, ...interviews }, bruno)
    const answers: Record<string, unknown[]> = {}
    const ask = async (name: string, asked: Promise<unknown>) => {
      const answer = await asked
      answers[name] = [...(answers[name] ?? []), answer]
      return answer
    }
    await ask('recommendCandidates', calls.recommendCandidates({ jobId }))
    await ask('searchCurriculums', calls.searchCurriculums({ name: 'Ana' }))
    await ask('searchCurriculums', calls.searchCurriculums({ jobId }))
    await ask('readFoundPerson', calls.readFoundPerson({ cvId }))
    await ask('readBoard', calls.readBoard({ jobId }))
    await ask('listStep', calls.listStep({ jobId, step: 'curriculums', list: 'recommended' }))
    await ask('readCandidate', calls.readCandidate({ jobId, cvId }))
    const candidacyId = await insertCandidacy(house, { jobId, professionalId: accountId, curriculum_id: cvId })
    const { interviewId } = await calls.scheduleInterview({
      ...{ jobId, candidates: [candidacyId], type: 'live', address: 'Rua das Flores, 10' },
      ...{ date: '2100-01-04', start: '09:00', end: '09:30' },
    })
    await ask('listInterviews', calls.listInterviews({ jobId }))
    await ask('readInterview', calls.readInterview({ jobId, interviewId }))
    await ask('listAgenda', calls.listAgenda({ from: '2100-01-04' }))
    await calls.cancelInterview({ jobId, interviewId })
    await calls.offerSlots({
      ...{ jobId, candidates: [candidacyId], type: 'live', address: 'Rua das Flores, 10' },
      slots: [{ date: '2100-01-04', start: '09:00', end: '09:30' }],
    })
    await ask('listOfferedInterviews', calls.listOfferedInterviews({}))
    for (const step of steps) {
      const isOut = step === 'discarded'
      const out = { discarded_by: 'recruiter', discarded_from: 'finalists', discarded_at: house.now() }
      await database
        .updateTable('candidacy')
        .set({ step, ...(isOut && out) })
        .execute()
      for (const list of ['candidated', 'selected'] as const)
        await ask('listStep', calls.listStep({ jobId, step, list, name: 'Ana', keywords: '' }))
      await ask('readCandidate', calls.readCandidate({ jobId, cvId }))
      await ask('listFinalists', calls.listFinalists({ jobId }))
      await ask('readBoard', calls.readBoard({ jobId }))
      await ask('readBoard', calls.readBoard({ jobId, step }))
    }
    await ask('listDisqualified', calls.listDisqualified({ jobId }))
    await ask('listInvited', calls.listInvited({ jobId }))
    const note = (await ask(
      'writeNote',
      calls.writeNote({ jobId, candidateId: accountId, text: 'Boa conversa.' }),
    )) as {
      id: string
    }
    await ask('listNotes', calls.listNotes({ jobId, candidateId: accountId }))
    await ask('readScorecards', calls.readScorecards({ jobId, processId: candidacyId }))
    await ask('readNote', calls.readNote({ jobId, id: note.id }))
    return answers
  }

  it('is shown only by name and city, in every call that shows people to recruiters', async () => {
    const answers = await everything(false)
    for (const [call, each] of Object.entries(answers)) expect(JSON.stringify(each), call).not.toMatch(personalData)
    const [, applied] = answers.readCandidate as { name: string; city: string; contact: null; contactFrom: string }[]
    expect(applied).toMatchObject({ name: 'Ana Souza', city: 'São Paulo', contact: null, contactFrom: 'declined' })
  })

  it('is tested by calls that do reveal everything of a person who agreed', async () => {
    const { readCandidate = [], ...lists } = await everything(true)
    expect(JSON.stringify(readCandidate[1])).toMatch(/sigilosa@.*"gender":2/)
    expect(JSON.stringify(readCandidate[1])).toContain('arquivo-dela')
    expect(JSON.stringify(readCandidate[0])).not.toMatch(personalData)
    expect(JSON.stringify(lists)).not.toMatch(personalData)
  })

  it('is tested with every call that shows people to recruiters', async () => {
    const answers = await everything(false)
    const looks = Object.entries(recruiterCalls.search)
      .concat(Object.entries(recruiterCalls) as never)
      .filter(([, entry]) => '~orpc' in entry && entry['~orpc'].meta.logged === 'look')
      .map(([name]) => name)
    // A medical report has a consent of its own, and its call returns only a link.
    const covered = [...Object.keys(answers), 'openMedicalReport']
    expect(looks.length).toBeGreaterThan(7)
    expect(looks.filter((name) => !covered.includes(name))).toEqual([])
  })

  it('may change the choice at any time, with immediate effect', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person(true)
    await insertCandidacy(house, { jobId, professionalId: ana.accountId, curriculum_id: ana.cvId })
    const contactOf = async () =>
      (await house.as(recruiterSelectionRoutes, bruno).readCandidate({ jobId, cvId: ana.cvId })).contactFrom
    const choose = (agreeShareContactData: boolean) =>
      house.as(professionalRoutes, ana).updateProfessional({ agreeShareContactData })
    expect(await contactOf()).toBe('now')
    await choose(false)
    expect(await contactOf()).toBe('declined')
    await choose(true)
    expect(await contactOf()).toBe('now')
  })
})
