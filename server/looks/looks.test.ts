import type { AnyContractProcedure } from '@orpc/contract'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { services } from '@trampolim/contract/services.ts'
import { handIn, insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { insertProfessional } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import type { Alongside } from '../platform/security-log/queries.ts'
import { recordAsked } from '../platform/security-log/record-asked.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { hideCompanies } from './background.ts'
import { noteLook } from './note-look.ts'
import { lookRoutes } from './routes.ts'

describe('looks at a candidate’s data', async () => {
  const house = await testHouse()
  const { calls, candidatesCalls, hiring, person, placed } = selectionIn(house)
  const looks = (who: Person | null) => house.as(lookRoutes, who)
  const seenBy = async (who: Person) => (await looks(who).listLooks({})).items
  const rita = () => insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })

  it('are shown with company, job and the data that was seen', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person()
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    expect(await seenBy(ana)).toEqual([])
    await calls(bruno).listStep({ jobId, step: 'curriculums' })
    await calls(bruno).readBoard({ jobId })
    expect(await seenBy(ana)).toEqual([])
    await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    expect(await seenBy(ana)).toMatchObject([
      {
        by: 'company',
        company: 'Padaria Aurora',
        jobName: 'Vendedor de loja',
        parts: ['curriculum', 'contact'],
        count: 1,
        seen: '2026-03-10T15:00:00.000Z',
        report: null,
      },
    ])
  })

  it('count without contact data where the recruiter saw none, and in a search without a job', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await person('Ana Souza', { share_contact_data: false })
    await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
    house.clock.pass(60)
    await house.as(cvSearchRoutes, bruno).readFoundPerson({ cvId: ana.cvId })
    expect((await seenBy(ana)).map(({ parts, jobName }) => [parts, jobName])).toEqual([
      [['curriculum'], null],
      [['curriculum'], 'Vendedor de loja'],
    ])
  })

  it('of one viewer within ten minutes are one entry that counts them', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const look = (who: Person) => calls(who).readCandidate({ jobId, cvId: ana.cvId })
    await Promise.all(Array.from({ length: 20 }, () => look(bruno)))
    await look(elisa)
    house.clock.pass(601)
    await look(bruno)
    expect((await seenBy(ana)).map(({ count }) => count).toSorted()).toEqual([1, 1, 20])
  })

  it('don’t reveal a company that the job hides, now or in its approved version', async () => {
    for (const edit of [undefined, { hideContractingCompanyName: false }]) {
      const { bruno, jobId } = await hiring({ hide_contracting_company_name: true })
      const ana = await placed(jobId)
      if (edit) await house.as(recruiterJobRoutes, bruno).updateJob({ id: jobId, ...jobForm(edit) })
      await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
      const [look, ...others] = await seenBy(ana)
      expect(look).toMatchObject({ by: 'hidden-company', company: null, jobName: 'Vendedor de loja' })
      expect(others).toEqual([])
      expect(JSON.stringify(look)).not.toMatch(/Aurora|Bruno/)
    }
  })

  it('lose the name of a company that was stored although the job hides it, and keep the others', async () => {
    for (const [changes, company] of [
      [{ hide_contracting_company_name: true }, null],
      [{ shown: JSON.stringify({ hide_contracting_company_name: true }) }, null],
      [{ shown: JSON.stringify({ hide_contracting_company_name: false }) }, 'Padaria Aurora'],
      [{}, 'Padaria Aurora'],
    ] as const) {
      const { bruno, jobId } = await hiring()
      const ana = await placed(jobId)
      await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
      await house.database
        .updateTable('job')
        .set(changes)
        .set({ modified_at: house.now() })
        .where('id', '=', jobId)
        .execute()
      await hideCompanies(house)
      expect(await seenBy(ana)).toMatchObject([{ company, jobName: 'Vendedor de loja' }])
    }
  })

  it('of reviewers are shown too', async () => {
    const reviewer = await rita()
    const ana = await insertProfessional(house, { status: 'created' })
    const id = await handIn(house, { subject: 'candidate', subjectId: ana.accountId })
    await house.as(reviewRoutes, reviewer).readReview({ id })
    expect(await seenBy(ana)).toMatchObject([{ by: 'reviewer', company: null, parts: ['profile'] }])
  })

  it('of a medical report are shown', async () => {
    const { bruno, jobId } = await hiring({ only_handicap: true })
    const fileId = newId(house.now())
    const file = {
      id: fileId,
      owner_id: fileId,
      purpose: 'medical-report',
      storage_key: 'k',
      original_name: 'laudo.pdf',
    }
    await house.database
      .insertInto('stored_file')
      .values({
        ...file,
        content_type: 'application/pdf',
        byte_size: 4,
        created_at: house.now(),
        uploaded_at: house.now(),
      })
      .execute()
    const ana = await placed(jobId, 'Ana Souza', { candidacy: { medical_report_id: fileId } })
    await calls(bruno).openMedicalReport({ jobId, processId: ana.processId })
    expect(await seenBy(ana)).toMatchObject([{ company: 'Padaria Aurora', parts: ['medical-report'] }])
  })

  it('cost no statement of their own', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const statements: string[] = []
    const database = house.database.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const asking = { ...house.asking(bruno), house: { ...house, database } }
    const alongside: Alongside[] = []
    noteLook(
      { ...asking, alongside: (statement) => alongside.push(statement) },
      { of: { candidateId: ana.accountId }, parts: ['curriculum'], jobId },
    )
    await recordAsked(asking, { kind: 'look', call: 'GET /x', alongside })
    expect(statements).toHaveLength(1)
    expect(await seenBy(ana)).toHaveLength(1)
    expect(() => noteLook(asking, { of: { candidateId: ana.accountId }, parts: ['curriculum'] })).toThrow(/logged/)
  })

  it('are recorded by every call that is logged as a look, except lists and calls that show no candidate’s data', () => {
    const logged = Object.values(services)
      .flatMap((service) => Object.values(service))
      .flatMap((noun) => Object.entries<AnyContractProcedure & { '~orpc': { meta: CallMeta } }>(noun))
      .flatMap(([name, entry]) => (entry['~orpc'].meta.logged === 'look' ? [name] : []))
    const lists = [
      'listStep',
      'listInvited',
      'listFinalists',
      'listDisqualified',
      'readBoard',
      'recommendCandidates',
      'listInterviews',
      'readInterview',
      'listAgenda',
      'listOfferedInterviews',
    ]
    const others = [
      'searchCurriculums',
      'findSubjects',
      'listLookReports',
      'listJoinRequests',
      'listInvitations',
      'readNote',
      'listNotes',
      'readScorecards',
      'listContact',
      'listApiKeys',
      'listThreads',
      'listThreadReports',
      'readThread',
    ]
    const noted = ['readCandidate', 'openMedicalReport', 'readFoundPerson', 'readReview', 'claimReview']
    expect(logged.toSorted()).toEqual([...lists, ...others, ...noted].toSorted())
  })

  it('can be read page by page, only by their owner', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    for (let times = 0; times < 3; times += 1) {
      await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
      house.clock.pass(601)
    }
    const second = await looks(ana).listLooks({ page: 2, size: 2 })
    expect(second).toMatchObject({ total: 3, page: 2, items: [{ seen: '2026-03-10T15:00:00.000Z' }] })
    expect((await looks(await person('Davi')).listLooks({})).total).toBe(0)
    expect((await refusal(looks(bruno).listLooks({}))).status).toBe(403)
    expect((await refusal(looks(null).listLooks({}))).status).toBe(401)
  })

  describe('reported', () => {
    async function oneLook() {
      const { bruno, jobId } = await hiring({ hide_contracting_company_name: true })
      const ana = await placed(jobId)
      await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })
      const id = (await seenBy(ana))[0]?.id as string
      return { ana, bruno, id }
    }

    it('reach the reviewers with the company, and are answered by letter, once', async () => {
      const { ana, id } = await oneLook()
      const reviewer = await rita()
      await looks(ana).reportLook({ id, text: 'Ligaram à noite.' })
      const { items } = await looks(reviewer).listLookReports({})
      expect(items).toMatchObject([
        { candidate: 'Ana Souza', company: 'Padaria Aurora', text: 'Ligaram à noite.', answer: null },
      ])
      const report = { id: items[0]?.id as string, answer: 'Falamos com a empresa.' }
      const answered = await Promise.allSettled(
        Array.from({ length: 20 }, () => looks(reviewer).answerLookReport(report)),
      )
      expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await refusal(looks(reviewer).answerLookReport(report))).code).toBe('report_already_answered')
      await house.work({ handlers: letterHandlers })
      expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
        [ana.email, 'Sua denúncia foi respondida'],
      ])
      expect((await seenBy(ana))[0]?.report).toMatchObject({ answer: 'Falamos com a empresa.' })
      expect((await looks(reviewer).listLookReports({})).items[0]?.answered).not.toBeNull()
      const audit = await house.as(reviewRoutes, reviewer).auditLog({})
      expect(audit.items).toMatchObject([{ action: 'look-report.answer', reason: 'Falamos com a empresa.' }])
    })

    it('count once, also if it is sent twenty times at once', async () => {
      const { ana, id } = await oneLook()
      const sent = await Promise.allSettled(
        Array.from({ length: 20 }, () => looks(ana).reportLook({ id, text: 'Quem é?' })),
      )
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await refusal(looks(ana).reportLook({ id, text: 'Quem é?' }))).code).toBe('look_already_reported')
    })

    it('must be one’s own, and say something', async () => {
      const { ana, bruno, id } = await oneLook()
      const davi = await person('Davi')
      expect((await refusal(looks(davi).reportLook({ id, text: 'Quem é?' }))).code).toBe('look_not_found')
      expect((await refusal(looks(bruno).reportLook({ id, text: 'Quem é?' }))).status).toBe(403)
      expect((await refusal(looks(ana).reportLook({ id, text: '  ' }))).fields).toMatchObject({
        text: { code: 'required' },
      })
      const reviewer = await rita()
      const nothing = { id: 'f'.repeat(24), answer: 'Sim.' }
      expect((await refusal(looks(reviewer).answerLookReport(nothing))).code).toBe('report_not_found')
      for (const who of [ana, bruno]) {
        expect((await refusal(looks(who).listLookReports({}))).status).toBe(403)
        expect((await refusal(looks(who).answerLookReport(nothing))).status).toBe(403)
      }
    })
  })
})
