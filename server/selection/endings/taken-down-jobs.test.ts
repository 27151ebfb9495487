import { terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { selectionIn, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { automaticResponseRoutes } from '../../automatic-responses/routes.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { attendHiresWork } from '../hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../hiring/routes.ts'
import { notifyMovesWork } from '../notices/notify-candidate.ts'

const day = 86_400

describe('the recruiter of a job that a reviewer took down', async () => {
  const house = await testHouse()
  const { database } = house
  const { attendAfter, calls, candidatesCalls, hiring, placed, work } = selectionIn(house)
  const atTheEnd = { step: 'finalists', status: 'candidate:finalist' } as const

  /** A job of an approved company, with people in its selection. */
  async function filled() {
    const { bruno, jobId } = await hiring()
    const people = {
      ana: await placed(jobId, 'Ana'),
      bia: await placed(jobId, 'Bia', { candidacy: atTheEnd }),
      caio: await placed(jobId, 'Caio', { candidacy: atTheEnd }),
    }
    const jobs = house.as(recruiterJobRoutes, bruno)
    return { bruno, jobId, jobs, ...people }
  }
  const takeDown = (jobId: string) =>
    database
      .updateTable('job')
      .set({ status: 'job:blocked', taken_down_at: house.now() })
      .where('id', '=', jobId)
      .execute()
  const undecided = ({ processId }: { processId: string }) => ({ processId, outcome: 'undecided' as const })

  it('writes nothing to its candidates by ending it, nor keeps them', async () => {
    const { bruno, jobId, jobs, ana, bia, caio } = await filled()
    await takeDown(jobId)
    const finalists = [bia, caio].map(undecided)
    const feedback = 'Pague a taxa do curso.'
    for (const said of [
      { finalists, steps: [{ step: 'curriculums' as const, outcome: 'notHired' as const, feedback }] },
      { finalists, steps: [{ step: 'curriculums' as const, outcome: 'kept' as const }] },
      { finalists, others: [{ processId: ana.processId, outcome: 'notHired' as const, feedback }] },
      { finalists: [undecided(bia), { processId: caio.processId, outcome: 'notHired' as const, feedback }] },
    ]) {
      expect(await codeOf(jobs.finishJob({ id: jobId, ...said }))).toBe('no_words_of_blocked_job')
    }
    const isMute = async () => (await calls(bruno).readBoard({ jobId })).job.mute
    expect(await isMute()).toBe(true)
    await jobs.finishJob({ id: jobId, finalists })
    expect(await isMute(), 'once it has ended').toBe(true)
    const settled = [{ processId: bia.processId, outcome: 'notHired' as const, feedback }]
    expect(await codeOf(jobs.settleFinalists({ id: jobId, finalists: settled }))).toBe('no_words_of_blocked_job')
    await jobs.settleFinalists({ id: jobId, finalists: [{ processId: bia.processId, outcome: 'hired' }] })
    await work()
    await work()
    const letter = house.letters.find(({ to, subject }) => to === bia.email && subject.includes('a vaga é sua'))
    expect(letter?.text).toContain('que nossa equipe tinha tirado do ar')
    expect(letter?.text).toContain('não envie dinheiro a ninguém')
    expect(letter?.text).not.toContain('Parabéns')
  })

  it('moves and hires nobody after its end, which is no way around the reviewer', async () => {
    const { bruno, jobId, jobs, bia, caio } = await filled()
    await takeDown(jobId)
    await jobs.finishJob({ id: jobId, finalists: [bia, caio].map(undecided) })
    const hires = house.as(recruiterHiringRoutes, bruno)
    expect(await codeOf(hires.sendHiringMessage({ jobId, cvId: bia.cvId, ...terms }))).toBe('job_blocked')
    const { processId, cvId } = caio
    const discard = calls(bruno).declassify({ jobId, cvId, processId, feedback: 'Pague a taxa do curso.' })
    expect(await codeOf(discard)).toBe('job_blocked')
    expect(await calls(bruno).readCandidate({ jobId, cvId })).toMatchObject({ moves: [], mayHire: false })
  })

  it('has the words of a discard before it kept back once it ends', async () => {
    const { bruno, jobId, jobs, ana, bia, caio } = await filled()
    await house
      .as(automaticResponseRoutes, bruno)
      .createAutomaticResponse({ occasion: 'discarded', text: 'Fale comigo no aplicativo ao lado.' })
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    const feedback = 'Pague a taxa do curso.'
    await calls(bruno).declassify({ jobId, cvId: bia.cvId, processId: bia.processId, feedback })
    await takeDown(jobId)
    await jobs.finishJob({ id: jobId, finalists: [undecided(caio)] })
    await attendAfter(day, notifyMovesWork)
    const answers = house.letters.filter(({ subject }) => subject.startsWith('Resposta sobre a vaga'))
    expect(answers.map(({ to }) => to).toSorted()).toEqual([ana.email, bia.email].toSorted())
    for (const { text } of house.letters) expect(text).not.toMatch(/aplicativo ao lado|Pague a taxa/)
    const read = async () => JSON.stringify(await candidatesCalls(bia).listProcesses({}))
    expect(await read()).not.toContain('Pague a taxa')
    await database.updateTable('job').set({ taken_down_at: null }).where('id', '=', jobId).execute()
    expect(await read(), 'once a reviewer has found nothing amiss').toContain('Pague a taxa')
    await database.updateTable('organization').set({ status: 'blocked' }).execute()
    expect(await read(), 'of a company that is blocked').not.toContain('Pague a taxa')
  })

  it('hires nobody by a message that waited as it was taken down, told or not', async () => {
    const { bruno, jobId, jobs, bia, caio } = await filled()
    const hires = house.as(recruiterHiringRoutes, bruno)
    const { hireId } = await hires.sendHiringMessage({ jobId, cvId: bia.cvId, ...terms })
    await attendAfter(told, attendHiresWork)
    await hires.sendHiringMessage({ jobId, cvId: caio.cvId, ...terms })
    await takeDown(jobId)
    await jobs.finishJob({ id: jobId, finalists: [bia, caio].map(undecided) })
    await attendAfter(told, attendHiresWork)
    const ofBia = (await candidatesCalls(bia).listProcesses({})).items[0]
    expect(ofBia).toMatchObject({ step: 'finalists', hire: { status: 'canceled', endedBy: 'automation' } })
    expect((await candidatesCalls(caio).listProcesses({})).items[0]).toMatchObject({ hire: null })
    const answer = { id: bia.processId, hireId, answer: 'accepted' as const }
    expect(await codeOf(house.as(hiringRoutes, bia).answerHiringMessage(answer))).toBe('hire_ended')
    const lastTo = ({ email }: { email: string }) => house.letters.findLast(({ to }) => to === email)?.text
    for (const who of [bia, caio]) expect(lastTo(who)).toContain('Não envie dinheiro nem documentos')
  })
})
