import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  insertCandidacy,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { newId } from '../../platform/ids.ts'
import { selectionHandlers } from '../../selection/background.ts'
import { readProcess } from '../../selection/candidate/list-processes.ts'
import { selectionListeners } from '../../selection/listeners.ts'
import { eraseEndedReports } from '../../selection/reports/erase-reports.ts'
import { recruiterJobRoutes } from '../routes.ts'
import { closeJobs, warnOfClosing } from './close-jobs.ts'

const day = 86_400

type Finalist = Person & { processId: string }

describe('the end of a job', async () => {
  const house = await testHouse()
  const calls = (person: Person) => house.as(recruiterJobRoutes, person)
  const work = () =>
    house.work({
      handlers: [...letterHandlers, ...selectionHandlers.filter(({ work: { name } }) => name === 'end-selection')],
      listeners: selectionListeners.filter(({ name }) => name === 'selection.end'),
    })
  const bakery = async (changes: Parameters<typeof insertJob>[1] | object = {}) => {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId, ...changes }) }
  }
  const places = (jobId: string) =>
    house.database.selectFrom('candidacy').selectAll().where('job_id', '=', jobId).orderBy('id').execute()

  it('ends its candidacies and notifies the people still in the selection; hired and withdrawn ones are unchanged', async () => {
    const { bruno, jobId } = await bakery()
    const people = [await insertProfessional(house), await insertProfessional(house), await insertProfessional(house)]
    const [inIt, hired, left] = people.map(({ accountId }) => ({ jobId, professionalId: accountId }))
    await insertCandidacy(house, { ...inIt!, step: 'interviews' })
    house.clock.pass(1)
    await insertCandidacy(house, { ...hired!, step: 'finalists', status: 'candidate:hire:accepted' })
    house.clock.pass(1)
    const withdrawn = { discarded_by: 'candidate', discarded_from: 'curriculums', discarded_at: house.now() }
    await insertCandidacy(house, { ...left!, step: 'discarded', status: 'candidate:discarded', ...withdrawn })
    await calls(bruno).finishJob({ id: jobId })
    await work()
    await work()
    expect(await places(jobId)).toMatchObject([
      { step: 'discarded', discarded_by: 'automation', discarded_from: 'interviews' },
      { step: 'finalists', status: 'candidate:hire:accepted' },
      { step: 'discarded', discarded_by: 'candidate' },
    ])
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [people[0]?.email, 'Processo seletivo encerrado: Vendedor de loja'],
    ])
    const entries = await house.database
      .selectFrom('candidacy_history')
      .select('type')
      .where('type', '<>', 'applied')
      .execute()
    expect(entries).toEqual([{ type: 'job_ended' }])
  })

  async function insertRound(jobId: string, changes: object) {
    await house.database
      .insertInto('review')
      .values({
        ...{ id: newId(house.now()), subject: 'job', subject_id: jobId, name: 'Vendedor de loja' },
        ...{ entered_at: house.now(), due_at: house.now(), ...changes },
      })
      .execute()
  }

  const finalists = async (jobId: string, count: number) => {
    const people = []
    for (let at = 0; at < count; at += 1) {
      const who = await insertProfessional(house)
      const finalist = { step: 'finalists', status: 'candidate:finalist' }
      house.clock.pass(1)
      people.push({
        ...who,
        processId: await insertCandidacy(house, { jobId, professionalId: who.accountId, ...finalist }),
      })
    }
    return people
  }
  const takeLetters = () => house.letters.splice(0).map(({ to, subject }) => [to, subject])

  it('requires the outcome of each finalist, and announces only that', async () => {
    const { bruno, jobId } = await bakery()
    const [ana, davi, lia] = (await finalists(jobId, 3)) as [Finalist, Finalist, Finalist]
    const finish = (finalists: { processId: string; outcome: 'hired' | 'notHired' | 'undecided' }[]) =>
      calls(bruno).finishJob({ id: jobId, finalists })
    expect(await refusal(finish([]))).toMatchObject({ code: 'finalists_unsettled', status: 409 })
    const [one, other] = [ana, davi].map(({ processId }) => ({ processId, outcome: 'hired' as const }))
    expect((await refusal(finish([one!, other!]))).code).toBe('finalists_unsettled')
    const [stranger] = (await finalists((await bakery()).jobId, 1)) as [Finalist]
    for (const processId of [newId(house.now()), stranger.processId]) {
      const refused = await refusal(finish([one!, other!, { processId, outcome: 'notHired' }]))
      expect(refused).toMatchObject({ code: 'moved_meanwhile', status: 409 })
    }
    await work()
    expect(takeLetters()).toEqual([])
    await finish([
      { processId: ana.processId, outcome: 'hired' },
      { processId: davi.processId, outcome: 'notHired' },
      { processId: lia.processId, outcome: 'undecided' },
    ])
    const again = await refusal(finish([{ processId: ana.processId, outcome: 'notHired' }]))
    expect(again, 'a colleague ended it first').toMatchObject({ code: 'job_has_ended', status: 409 })
    await work()
    await work()
    expect(takeLetters()).toEqual([
      [davi.email, 'Processo seletivo encerrado: Vendedor de loja'],
      [ana.email, 'A empresa informou que a vaga é sua: Vendedor de loja'],
      [lia.email, 'Processo seletivo encerrado: Vendedor de loja'],
    ])
    const seen = async (professionalId: string, candidacyId: string) => {
      const { step, outcome, history } = await readProcess(house, { professionalId, candidacyId })
      return [step, outcome, history.at(-1)?.type]
    }
    expect(await seen(ana.accountId, ana.processId)).toEqual(['finalists', 'hired', 'hired'])
    expect(await seen(davi.accountId, davi.processId)).toEqual(['discarded', null, 'job_ended'])
    expect(await seen(lia.accountId, lia.processId)).toEqual(['finalists', 'undecided', 'job_ended'])
  })

  it('lets the recruiter record the outcome of undecided finalists later, once', async () => {
    const { bruno, jobId } = await bakery()
    const [ana, davi] = (await finalists(jobId, 2)) as [Finalist, Finalist]
    const settle = (processId: string, outcome: 'hired' | 'notHired') =>
      calls(bruno).settleFinalists({ id: jobId, finalists: [{ processId, outcome }] })
    expect((await refusal(settle(ana.processId, 'hired'))).code).toBe('job_not_ended')
    house.clock.pass(45 * day)
    await closeJobs(house)
    await work()
    const undecided = takeLetters().filter(([to]) => to !== bruno.email)
    expect(undecided).toEqual([ana, davi].map(({ email }) => [email, 'Processo seletivo encerrado: Vendedor de loja']))
    await settle(ana.processId, 'hired')
    await settle(davi.processId, 'notHired')
    await work()
    expect(takeLetters().filter(([to]) => to !== bruno.email)).toEqual([
      [davi.email, 'Processo seletivo encerrado: Vendedor de loja'],
      [ana.email, 'A empresa informou que a vaga é sua: Vendedor de loja'],
    ])
    expect((await refusal(settle(ana.processId, 'notHired'))).code).toBe('hired')
    expect((await refusal(settle(davi.processId, 'hired'))).code).toBe('moved_meanwhile')
  })

  it('ends more candidacies than one batch', async () => {
    const { bruno, jobId } = await bakery()
    const people = await Promise.all(Array.from({ length: 130 }, () => insertProfessional(house)))
    for (const { accountId } of people) await insertCandidacy(house, { jobId, professionalId: accountId })
    await calls(bruno).finishJob({ id: jobId })
    await work()
    expect(new Set((await places(jobId)).map(({ step }) => step))).toEqual(new Set(['discarded']))
    expect(new Set(house.letters.map(({ to }) => to)).size).toBe(130)
    expect(house.letters).toHaveLength(130)
    const { items } = await calls(bruno).listOwnJobs({})
    expect(items[0]?.counts).toMatchObject({ curriculums: 0, discarded: 130 })
  })

  it('happens automatically on its closing date, open or paused, and once', async () => {
    const { bruno, organizationId, jobId } = await bakery()
    const paused = await insertJob(house, { organizationId, status: 'job:disabled' })
    const waiting = await insertJob(house, { organizationId, status: 'job:pending' })
    const later = await insertJob(house, { organizationId, closes_at: new Date('2026-12-01T00:00:00Z') })
    const blocked = await insertRecruiter(house, { organizationId, status: 'blocked' })
    house.clock.pass(45 * day - 1)
    await closeJobs(house)
    expect(house.letters).toEqual([])
    house.clock.pass(1)
    await Promise.all([closeJobs(house), closeJobs(house)])
    await closeJobs(house)
    await work()
    const jobs = await house.database.selectFrom('job').select(['id', 'status', 'closed_at']).execute()
    const statusOf = (id: string) => jobs.find((job) => job.id === id)?.status
    expect([jobId, paused, waiting, later].map(statusOf)).toEqual([
      'job:closed',
      'job:closed',
      'job:pending',
      'job:approved',
    ])
    expect(house.letters.filter(({ to }) => to === bruno.email).length).toBeGreaterThan(0)
    expect(house.letters.map(({ text }) => text).join()).toContain('Encerrada em 24 de abril')
    expect(house.letters.filter(({ to }) => to === blocked.email)).toEqual([])
    const changes = await house.database.selectFrom('job_status_change').select(['job_id', 'actor']).execute()
    expect(changes.map(({ job_id }) => job_id).sort()).toEqual([jobId, paused].sort())
  })

  it('happens also while it is taken down, or its edit was refused or needs changes, but not while a reviewer has one', async () => {
    const { bruno, organizationId } = await bakery({ status: 'job:rejected', shown: JSON.stringify({}) })
    const insert = (status: string, changes: object = {}) => insertJob(house, { organizationId, status, ...changes })
    const blocked = await insert('job:blocked', { taken_down_at: house.now() })
    const [asked, waiting, answered] = [
      await insert('job:pending'),
      await insert('job:pending'),
      await insert('job:pending'),
    ]
    await insert('job:rejected', { first_approved_at: null, approved_at: null, closes_at: null })
    const requested = { decision: 'request_changes', decided_at: house.now(), changes: '[]' }
    await insertRound(asked, requested)
    await insertRound(waiting, {})
    await insertRound(answered, { ...requested, resolved_at: house.now() })
    house.clock.pass(38 * day)
    await warnOfClosing(house)
    await work()
    expect(house.letters).toMatchObject([{ to: bruno.email, subject: '3 vagas encerram em breve' }])
    const warning = house.letters.pop()?.text
    expect(warning).toContain('espera a sua correção')
    expect(warning).not.toContain('prorrogue')
    house.clock.pass(7 * day)
    await Promise.all([closeJobs(house), closeJobs(house)])
    await work()
    const jobs = await house.database.selectFrom('job').select(['id', 'status']).orderBy('id').execute()
    expect(jobs.filter(({ status }) => status !== 'job:closed').map(({ id }) => id)).toEqual(
      [waiting, answered, ...jobs.slice(-1).map(({ id }) => id)].toSorted(),
    )
    expect(jobs.find(({ id }) => id === blocked)?.status).toBe('job:closed')
    expect(house.letters).toMatchObject([{ to: bruno.email, subject: '3 vagas foram encerradas' }])
  })

  it('tells candidates of a job that was taken down what is true, without the company’s own words', async () => {
    const { organizationId, jobId } = await bakery({ status: 'job:blocked', taken_down_at: house.now() })
    await house.database
      .insertInto('automatic_response')
      .values({
        ...{ id: newId(house.now()), organization_id: organizationId, occasion: 'ended', text: 'Pague a taxa.' },
        ...{ for_all: true, made_at: house.now(), changed_at: house.now() },
      })
      .execute()
    const who = await insertProfessional(house)
    await insertCandidacy(house, { jobId, professionalId: who.accountId, step: 'interviews' })
    house.clock.pass(1)
    const [finalist] = await finalists(jobId, 1)
    house.clock.pass(45 * day)
    await closeJobs(house)
    await work()
    await work()
    const letterTo = (email: string | undefined) => house.letters.find(({ to }) => to === email)
    expect(letterTo(who.email)?.text).toContain('que nossa equipe tinha tirado do ar, foi encerrada')
    expect(letterTo(who.email)?.text).not.toMatch(/não seguiu com a sua candidatura|Pague/)
    expect(letterTo(finalist?.email)?.text).toContain(
      'que nossa equipe tinha tirado do ar, foi encerrada. Você era finalista',
    )
  })

  it('leads to the erasure of medical reports ninety days later', async () => {
    const { jobId } = await bakery({ status: 'job:blocked', taken_down_at: house.now() })
    const who = await insertProfessional(house)
    const reportId = newId(house.now())
    await house.database
      .insertInto('stored_file')
      .values({
        ...{ id: reportId, owner_id: who.accountId, state: 'clear', purpose: 'medical-report' },
        ...{ storage_key: `${reportId}${reportId}`, original_name: 'laudo.pdf', content_type: 'application/pdf' },
        ...{ created_at: house.now(), uploaded_at: house.now() },
      })
      .execute()
    await insertCandidacy(house, { jobId, professionalId: who.accountId, medical_report_id: reportId })
    const kept = async () => (await places(jobId)).filter(({ medical_report_id }) => medical_report_id !== null).length
    house.clock.pass(45 * day)
    await closeJobs(house)
    await eraseEndedReports(house)
    expect(await kept()).toBe(1)
    house.clock.pass(91 * day)
    await eraseEndedReports(house)
    expect(await kept()).toBe(0)
  })

  it('is announced seven days before, once for each date', async () => {
    const { bruno, organizationId, jobId } = await bakery()
    await insertJob(house, { organizationId, job_name: 'Caixa' })
    house.clock.pass(38 * day - 1)
    await warnOfClosing(house)
    await work()
    expect(house.letters).toEqual([])
    house.clock.pass(1)
    await warnOfClosing(house)
    await warnOfClosing(house)
    await work()
    expect(house.letters).toMatchObject([{ to: bruno.email, subject: '2 vagas encerram em breve' }])
    await calls(bruno).extendJob({ id: jobId })
    await warnOfClosing(house)
    house.clock.pass(45 * day)
    await warnOfClosing(house)
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual([
      '2 vagas encerram em breve',
      'A vaga Vendedor de loja encerra em breve',
    ])
  })
})
