import { notificationsIn } from '@trampolim/tests/fixtures/notifications.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../jobs/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { sendSummaries } from './send-summaries.ts'

describe('notifications', async () => {
  const house = await testHouse()
  const { afterMinutes, applied, calls, candidatesCalls, hiring, of, person, textsOf, work } = notificationsIn(house)

  it('come as people chose, and the letter too', async () => {
    const { bruno, ana, jobId, processId } = await applied()
    house.letters.length = 0
    await of(ana).changePreferences({ preferences: [{ kind: 'moved', inApp: false, mail: 'weekly' }] })
    const { preferences } = await of(ana).listPreferences({})
    expect(preferences.find(({ kind }) => kind === 'moved')).toEqual({
      ...{ kind: 'moved', inApp: false, mail: 'weekly' },
      ...{ fixed: false, mails: ['at-once', 'daily', 'weekly', 'never'] },
    })
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    await afterMinutes(10)
    expect(house.letters).toEqual([])
    expect(await textsOf(ana)).toEqual([])
    const { daily, weekly } = await of(ana).readSummaries({})
    expect(daily).toEqual({ kinds: [], items: [] })
    expect(weekly).toMatchObject({ kinds: [{ kind: 'moved', count: 1 }], items: [{ type: 0 }] })
  })

  it('are summed up in one letter to each recruiter, which is sent once', async () => {
    const { ana, bruno, jobId } = await applied()
    for (const name of ['Davi Rocha', 'Lia Prado']) {
      await candidatesCalls(await person(name)).applyToJob({ jobId, cvType: 'professional' })
    }
    await work()
    expect((await of(bruno).readSummaries({})).daily.kinds).toEqual([{ kind: 'application', count: 3 }])
    house.letters.length = 0
    await Promise.all([sendSummaries(house), sendSummaries(house)])
    await work()
    await sendSummaries(house)
    await work()
    expect(house.letters.map(({ subject }) => subject)).toEqual([
      'Seu resumo do Trampolim: 3 avisos',
      'Seu resumo do Trampolim: 3 avisos',
    ])
    expect(new Set(house.letters.map(({ to }) => to)).size).toBe(2)
    expect(house.letters[0]?.text).toContain('Davi Rocha se candidatou: Vendedor de loja.')
    expect((await of(bruno).readSummaries({})).daily.items).toEqual([])
    expect((await of(ana).readSummaries({})).daily.items).toEqual([])
  })

  it('come by letter at once to people who chose that, also without a notification', async () => {
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const { bruno, elisa, jobId } = await hiring()
    await of(bruno).changePreferences({
      preferences: [
        { kind: 'application', inApp: false, mail: 'at-once' },
        { kind: 'jobPaused', inApp: true, mail: 'at-once' },
      ],
    })
    house.letters.length = 0
    const davi = await person('Davi Rocha')
    await candidatesCalls(davi).applyToJob({ jobId, cvType: 'professional' })
    await work()
    const lettersTo = (email: string) => house.letters.filter(({ to }) => to === email)
    expect(lettersTo(bruno.email).map(({ subject }) => subject)).toEqual(['Davi Rocha se candidatou: Vendedor de loja'])
    expect(lettersTo(bruno.email)[0]?.text).toContain(
      `/recruiter/job/${jobId}/selective-process/cv-details/${davi.cvId}`,
    )
    expect(lettersTo(elisa.email)).toEqual([])
    expect(await textsOf(bruno)).toEqual([])
    expect((await of(bruno).readSummaries({})).daily.items).toEqual([])

    house.letters.length = 0
    const ofJobs = house.as(recruiterJobRoutes, elisa)
    await ofJobs.switchJob({ id: jobId, status: false })
    await ofJobs.switchJob({ id: jobId, status: true })
    await ofJobs.finishJob({ id: jobId })
    await work()
    expect(lettersTo(bruno.email).map(({ subject }) => subject)).toEqual([
      'A vaga foi pausada: Vendedor de loja',
      'A vaga voltou a receber candidaturas: Vendedor de loja',
      'Elisa Prado encerrou a vaga, e quem estava no processo será avisado: Vendedor de loja',
    ])
    expect(lettersTo(elisa.email)).toEqual([])
  })

  it('can’t be switched off where safety needs them, nor chosen if they are for others', async () => {
    const { ana, bruno } = await applied()
    const choose = async (who: Person, kind: 'security' | 'application' | 'alert', mail: 'never' | 'daily') =>
      (await refusal(of(who).changePreferences({ preferences: [{ kind, inApp: true, mail }] }))).code
    expect(await choose(ana, 'security', 'never')).toBe('preference_not_offered')
    expect(await choose(ana, 'application', 'daily')).toBe('preference_not_offered')
    expect(await choose(ana, 'alert', 'daily')).toBe('preference_not_offered')
    expect(await choose(bruno, 'alert', 'never')).toBe('preference_not_offered')
  })
})
