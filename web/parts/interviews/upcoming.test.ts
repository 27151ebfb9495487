import type { Interview, OwnInterview } from '@trampolim/contract/interviews.ts'
import { describe, expect, it } from 'vitest'
import { comingInterviews, nextInterviews } from './upcoming.ts'

const meeting = { type: 'live' as const, typeInfo: '', address: 'Rua das Flores, 10', link: '', notes: '' }
const timeZone = 'America/Sao_Paulo'

function own(interviewId: string, day: string, rest: Partial<OwnInterview> = {}): OwnInterview {
  const times = { date: day, startDateTime: `${day}T13:00:00.000Z`, endDateTime: `${day}T13:30:00.000Z`, timeZone }
  return {
    ...{ interviewId, processId: interviewId, jobId: null, jobName: 'Padeiro', company: 'Padaria Aurora', ...meeting },
    ...{
      ...times,
      status: 'candidate:confirmed',
      takenDown: false,
      paused: false,
      elsewhere: false,
      rescheduled: false,
      overlaps: false,
    },
    ...{ reason: null, needs: [], needsText: '', may: ['canceled'], ...rest },
  }
}

describe('a candidate’s next interviews', () => {
  const now = new Date('2026-03-10T13:10:00Z')

  it('name the time zone for who lives elsewhere', () => {
    const [shown] = nextInterviews([own('far', '2026-03-12', { elsewhere: true })], {
      ...{ now, most: 1 },
    })
    expect(shown?.when).toMatch(/das 10:00 às 10:30 \(horário de Brasília\)$/)
  })

  it('are those that may still take place, the first one first', () => {
    const shown = nextInterviews(
      [
        own('later', '2026-03-12'),
        own('canceled', '2026-03-11', { status: 'recruiter:canceled' }),
        own('tomorrow', '2026-03-11', { status: 'candidate:pending', may: ['confirmed', 'refused'], company: null }),
        own('going on', '2026-03-10'),
        own('past', '2026-03-09'),
        own('one too many', '2026-03-13'),
      ],
      { now, most: 3 },
    )
    expect(shown).toEqual([
      {
        ...{ key: 'going on', when: 'Hoje, das 10:00 às 10:30', with: 'Padaria Aurora', about: 'Padeiro' },
        status: { text: 'confirmada', tone: 'green' },
      },
      {
        ...{ key: 'tomorrow', when: 'Amanhã, das 10:00 às 10:30', with: 'Padeiro', about: '' },
        status: { text: 'falta confirmar', tone: 'sun' },
      },
      expect.objectContaining({ key: 'later', when: 'Quinta-feira, 12 de março, das 10:00 às 10:30' }),
    ])
  })
})

describe('an interview of a job that is taken down', () => {
  it('is neither awaiting an answer nor confirmed', () => {
    const waits = { status: 'candidate:pending', takenDown: true, may: ['refused'] } as const
    const [shown] = nextInterviews([own('one', '2026-03-11', { ...waits, may: [...waits.may] })], {
      ...{ now: new Date('2026-03-10T13:10:00Z'), most: 1 },
    })
    expect(shown?.status).toEqual({ text: 'vaga fora do ar', tone: 'plain' })
  })
})

describe('a day of a recruiter’s agenda', () => {
  it('names everybody who comes, with their times', () => {
    const candidate = (processId: string, name: string): Interview['candidates'][number] => ({
      ...{ processId, cvId: processId, candidateId: processId, name, date: '2026-03-10' },
      ...{ startDateTime: '2026-03-10T13:00:00.000Z', endDateTime: '2026-03-10T13:30:00.000Z' },
      ...{ status: 'candidate:accepted', told: null, tells: null, reason: null, needs: [], needsText: '', may: [] },
    })
    const candidates = [candidate('a', 'Ana'), candidate('b', 'Bia')]
    const shown = comingInterviews(
      [{ interviewId: 'one', jobId: null, jobName: 'Padeiro', ...meeting, timeZone, candidates }],
      timeZone,
    )
    expect(shown.map(({ when, with: who, about }) => [when, who, about])).toEqual([
      ['das 10:00 às 10:30', 'Ana', 'Padeiro'],
      ['das 10:00 às 10:30', 'Bia', 'Padeiro'],
    ])
    const inManaus = { ...meeting, timeZone: 'America/Manaus', candidates: candidates.slice(0, 1) }
    const [elsewhere] = comingInterviews(
      [{ interviewId: 'two', jobId: null, jobName: 'Padeiro', ...inManaus }],
      timeZone,
    )
    expect(elsewhere).toMatchObject({ when: 'das 10:00 às 10:30', about: '09:00 em Manaus · Padeiro' })
  })
})
