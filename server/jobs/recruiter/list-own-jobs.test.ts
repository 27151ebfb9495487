import { type JobStatus, jobStatuses } from '@trampolim/marketplace/jobs/status.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { recruiterJobRoutes } from '../routes.ts'

/**
 * The statuses in the order of a recruiter's list (specification, data §4.1); pending is ranked together with
 * validating.
 */
const jobListOrder: readonly (readonly JobStatus[])[] = [
  ['job:approved'],
  ['job:created'],
  ['job:disabled'],
  ['job:validating', 'job:pending'],
  ['job:closed'],
  ['job:rejected'],
  ['job:blocked'],
]

describe('a recruiter’s jobs', async () => {
  const house = await testHouse()
  const bakery = async () => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, list: house.as(recruiterJobRoutes, bruno).listOwnJobs }
  }
  type Job = Parameters<typeof insertJob>[1]
  /** Publishes jobs one after the other, a second apart. */
  const publish = async (organizationId: string, jobs: readonly Omit<Job, 'organizationId'>[]) => {
    const ids: string[] = []
    for (const job of jobs) {
      ids.push(await insertJob(house, { organizationId, ...job }))
      house.clock.pass(1)
    }
    return ids
  }

  it('show each job’s place, openings, counts and pending correction', async () => {
    const { organizationId, list } = await bakery()
    const [id = ''] = await publish(organizationId, [
      {
        status: 'job:rejected',
        status_reason: 'Sem salário',
        work_places: JSON.stringify([workPlace({ qty: 2 }), workPlace({ qty: 3 })]),
      },
    ])
    const ana = await insertProfessional(house)
    await insertCandidacy(house, { jobId: id, professionalId: ana.accountId })
    const moments = { entered_at: house.now(), due_at: house.now(), decided_at: house.now() }
    await house.database
      .insertInto('review')
      .values({ id: newId(house.now()), subject: 'job', subject_id: id, name: 'Vaga', decision: 'reject', ...moments })
      .execute()
    expect(await list({})).toMatchObject({
      page: 1,
      size: 20,
      total: 1,
      items: [
        {
          id,
          status: 'job:rejected',
          statusReason: 'Sem salário',
          needsCorrection: true,
          city: 'São Paulo',
          state: 'SP',
          qty: 5,
          counts: { curriculums: 1, finalists: 0 },
        },
      ],
    })
  })

  it('are counted by mode, with what needs attention whatever is listed', async () => {
    const { organizationId, list } = await bakery()
    const inDays = (days: number) => new Date(house.now().getTime() + days * 86_400_000)
    const [baker = '', cashier = ''] = await publish(organizationId, [
      { status: 'job:approved', job_name: 'Padeiro', closes_at: inDays(20) },
      { status: 'job:disabled', job_name: 'Caixa', closes_at: inDays(2) },
      { status: 'job:pending', job_name: 'Padeiro da noite' },
      { status: 'job:closed', job_name: 'Padeiro do sábado', closes_at: inDays(1) },
    ])
    for (const jobId of [baker, baker, cashier]) {
      const { accountId: professionalId } = await insertProfessional(house)
      await insertCandidacy(house, { jobId, professionalId })
    }
    const { accountId: professionalId } = await insertProfessional(house)
    await insertCandidacy(house, { jobId: cashier, professionalId, step: 'finalists', status: 'candidate:finalist' })
    const attention = { unseen: 4, unseenJobs: 2, closing: { jobId: cashier, jobName: 'Caixa', finalists: 1 } }
    const all = await list({})
    expect(all).toMatchObject({ total: 4, counts: { all: 4, active: 1, analysis: 1, paused: 1, ended: 1 }, attention })
    expect(all.attention.closing?.closes).toBe(all.items.find(({ id }) => id === cashier)?.closes)
    expect(await list({ mode: 'ended', filter: 'padeiro' })).toMatchObject({
      total: 1,
      counts: { all: 3, active: 1, analysis: 1, paused: 0, ended: 1 },
      attention,
    })
  })

  it('are in the specification’s order of statuses, the newest first', async () => {
    const { organizationId, list } = await bakery()
    await publish(
      organizationId,
      [...jobStatuses, ...jobStatuses].map((status) => ({ status })),
    )
    const statuses = (await list({})).items.map(({ status }) => status)
    const ranks = statuses.map((status) => jobListOrder.findIndex((group) => group.includes(status)))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const reversed = (await list({ descending: true })).items.map(({ id }) => id)
    expect(reversed).toEqual((await list({})).items.map(({ id }) => id).reverse())
  })

  it('are ordered by name, dates, kind and applications, in both directions', async () => {
    const { organizationId, list } = await bakery()
    const ids = await publish(organizationId, [
      { job_name: 'Óptico', job_specific_type: 3, modified_at: new Date('2026-03-09T00:00:00Z') },
      { job_name: 'balconista', job_specific_type: 1, modified_at: new Date('2026-03-08T00:00:00Z') },
      { job_name: 'Padeiro', job_specific_type: 2, modified_at: new Date('2026-03-10T00:00:00Z') },
    ])
    for (const [at, applications] of [1, 2, 0].entries()) {
      for (let made = 0; made < applications; made++) {
        const { accountId } = await insertProfessional(house)
        await insertCandidacy(house, { jobId: ids[at] ?? '', professionalId: accountId })
      }
    }
    const order = async (asked: Parameters<typeof list>[0]) =>
      (await list(asked)).items.map(({ id }) => ids.indexOf(id)).join('')
    expect(await order({ sortBy: 'title' })).toBe('102')
    expect(await order({ sortBy: 'created' })).toBe('210')
    expect(await order({ sortBy: 'modified' })).toBe('201')
    expect(await order({ sortBy: 'type' })).toBe('120')
    expect(await order({ sortBy: 'count' })).toBe('102')
    expect(await order({ sortBy: 'created', descending: true })).toBe('210')
    expect(await order({ sortBy: 'created', descending: false })).toBe('012')
    expect(await order({ sortBy: 'title', descending: true })).toBe('201')
    expect(await order({ sortBy: 'count', descending: false })).toBe('201')
  })

  it('are found by part of their name, without accents, whatever signs are in it', async () => {
    const { organizationId, list } = await bakery()
    await publish(organizationId, [{ job_name: 'Técnico de pães' }, { job_name: '100% remoto' }, { job_name: 'Caixa' }])
    const names = async (filter: string) =>
      (await list({ filter, sortBy: 'count' })).items.map(({ jobName }) => jobName)
    expect(await names('tecnico')).toEqual(['Técnico de pães'])
    expect(await names('PÃES')).toEqual(['Técnico de pães'])
    expect(await names('%')).toEqual(['100% remoto'])
    expect(await names('_')).toEqual([])
    expect(await names('\\')).toEqual([])
    expect((await list({ filter: 'x' })).total).toBe(1)
  })

  it('are filtered by status and paged, or all on one page', async () => {
    const { organizationId, list } = await bakery()
    await publish(organizationId, [
      ...jobStatuses.map((status) => ({ status })),
      ...Array.from({ length: 5 }, () => ({ status: 'job:approved' })),
    ])
    const count = async (mode: 'active' | 'analysis' | 'paused' | 'ended') => (await list({ mode })).total
    expect([await count('active'), await count('analysis'), await count('paused'), await count('ended')]).toEqual([
      6, 3, 1, 3,
    ])
    const pages = [
      await list({ limit: 5, page: 1 }),
      await list({ limit: 5, page: 3 }),
      await list({ limit: 5, page: 9 }),
    ]
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [5, 13],
      [3, 13],
      [0, 13],
    ])
    expect((await list({ limit: 5, pagination: false, page: 2 })).items).toHaveLength(13)
  })

  it('are none while a request to join is pending', async () => {
    const { organizationId } = await bakery()
    await insertJob(house, { organizationId })
    const joining = await insertRecruiter(house, {
      organizationId: null as never,
      joining_organization_id: organizationId,
    })
    const calls = house.as(recruiterJobRoutes, joining)
    expect(await calls.listOwnJobs({})).toMatchObject({ items: [], page: 1, size: 20, total: 0 })
    expect(await calls.recruiterSummary({})).toEqual({
      unseen: [],
      closing: [],
      blockedWithOwner: [],
      analyses: [],
      numbers: { openJobs: 0, inSelection: 0, applications30Days: 0, finalists: 0 },
    })
  })

  it('are named that were blocked only with their organisation or recruiter', async () => {
    const { organizationId, bruno } = await bakery()
    const status = 'job:blocked'
    const [own, withOwner] = [
      await insertJob(house, { organizationId, status }),
      await insertJob(house, { organizationId, status, job_name: 'Padeiro' }),
    ]
    const asked = { decided_at: house.now(), decided_by: bruno.accountId, decision: 'block' }
    const round = { id: newId(house.now()), subject: 'job', subject_id: own, name: 'Vaga', ...asked }
    await house.database
      .insertInto('review')
      .values({ ...round, entered_at: house.now(), due_at: house.now() })
      .execute()
    const { blockedWithOwner } = await house.as(recruiterJobRoutes, bruno).recruiterSummary({})
    expect(blockedWithOwner).toEqual([{ jobId: withOwner, jobName: 'Padeiro' }])
  })

  it('are summed up: unseen applications, closing jobs, analyses, numbers', async () => {
    const { organizationId, bruno } = await bakery()
    await insertJob(house, { organizationId: await insertOrganization(house) })
    const [open = '', soon = '', waiting = '', ended = ''] = await publish(organizationId, [
      { job_name: 'Aberta' },
      { job_name: 'Encerra logo', closes_at: new Date('2026-03-15T00:00:00Z') },
      { job_name: 'Em análise', status: 'job:created', closes_at: null },
      { job_name: 'Encerrada', status: 'job:closed', closes_at: new Date('2026-03-01T00:00:00Z') },
    ])
    const people = [await insertProfessional(house), await insertProfessional(house), await insertProfessional(house)]
    const [first, second, third] = people.map(({ accountId }) => accountId)
    await insertCandidacy(house, { jobId: open, professionalId: first! })
    await insertCandidacy(house, { jobId: open, professionalId: second!, step: 'finalists' })
    await insertCandidacy(house, { jobId: soon, professionalId: third!, applied_at: new Date('2026-01-01T00:00:00Z') })
    await house.database
      .insertInto('selection_counter')
      .values([open, ended].map((job_id) => ({ job_id, step: 'unseen', count: 2 })))
      .onConflict((conflict) => conflict.columns(['job_id', 'step']).doUpdateSet({ count: 2 }))
      .execute()
    const due = new Date('2026-03-12T15:00:00Z')
    const round = { entered_at: house.now(), due_at: due }
    await house.database
      .insertInto('review')
      .values([
        { id: newId(house.now()), subject: 'job', subject_id: waiting, name: 'Em análise', ...round },
        { id: newId(house.now()), subject: 'recruiter', subject_id: bruno.accountId, name: 'Bruno Lima', ...round },
        { id: newId(house.now()), subject: 'job', subject_id: newId(house.now()), name: 'De outros', ...round },
      ])
      .execute()
    const summary = await house.as(recruiterJobRoutes, bruno).recruiterSummary({})
    expect(summary.unseen[0]).toEqual({ jobId: open, jobName: 'Aberta', count: 2 })
    expect(summary.unseen.map(({ jobId }) => jobId)).not.toContain(ended)
    expect(summary.closing).toEqual([{ jobId: soon, jobName: 'Encerra logo', closes: '2026-03-15T00:00:00.000Z' }])
    expect(summary.analyses.map(({ subject, name, due }) => [subject, name, due]).sort()).toEqual([
      ['job', 'Em análise', due.toISOString()],
      ['recruiter', 'Bruno Lima', due.toISOString()],
    ])
    expect(summary.numbers).toEqual({ openJobs: 2, inSelection: 3, applications30Days: 2, finalists: 1 })
  })

  it('are summed up for their own company alone', async () => {
    const [{ bruno }, other] = [await bakery(), await bakery()]
    const [soon = '', waiting = ''] = await publish(other.organizationId, [
      { closes_at: new Date('2026-03-15T00:00:00Z') },
      { status: 'job:created', closes_at: null },
      { status: 'job:blocked' },
    ])
    for (const step of ['curriculums', 'finalists'])
      await insertCandidacy(house, { jobId: soon, professionalId: (await insertProfessional(house)).accountId, step })
    await house.database
      .insertInto('selection_counter')
      .values({ job_id: soon, step: 'unseen', count: 2 })
      .onConflict((conflict) => conflict.columns(['job_id', 'step']).doUpdateSet({ count: 2 }))
      .execute()
    const round = { entered_at: house.now(), due_at: house.now(), organization_id: other.organizationId }
    const subjects = [
      ['job', waiting],
      ['recruiter', other.bruno.accountId],
      ['organization', other.organizationId],
    ] as const
    await house.database
      .insertInto('review')
      .values(
        subjects.map(([subject, of]) => ({ id: newId(house.now()), subject, subject_id: of, name: 'Deles', ...round })),
      )
      .execute()
    expect(await house.as(recruiterJobRoutes, bruno).recruiterSummary({})).toEqual({
      unseen: [],
      closing: [],
      blockedWithOwner: [],
      analyses: [],
      numbers: { openJobs: 0, inSelection: 0, applications30Days: 0, finalists: 0 },
    })
    const theirs = await house.as(recruiterJobRoutes, other.bruno).recruiterSummary({})
    expect(theirs.numbers).toEqual({ openJobs: 1, inSelection: 2, applications30Days: 2, finalists: 1 })
    expect([theirs.unseen, theirs.closing, theirs.blockedWithOwner].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(theirs.analyses).toHaveLength(3)
  })
})
