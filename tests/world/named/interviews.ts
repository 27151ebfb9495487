import { nextDuty } from '@trampolim/marketplace/interviews/duties.ts'
import { type InterviewStatus, isAhead } from '@trampolim/marketplace/interviews/statuses.ts'
import { addDays, dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { before, type Row } from './days.ts'

type Planned = {
  status: InterviewStatus
  days: number
  from: string
  remote?: boolean
  reason?: string
  needs?: string[]
}

/** The interviews of the people in the step, one after another; the first is Ana's. */
const plan: readonly Planned[] = [
  { status: 'candidate:confirmed', days: 2, from: '10:00' },
  { status: 'candidate:confirmed', days: 0, from: '23:00', remote: true, needs: ['interpreter'] },
  { status: 'candidate:pending:viewed', days: 1, from: '09:00' },
  { status: 'automation:finish', days: -1, from: '14:00' },
  { status: 'candidate:refused', days: 1, from: '15:30', reason: 'schedule' },
]

/** Inserts interviews in several statuses with people of these jobs who are in the step of interviews. */
export async function fillInterviews(
  database: Database,
  {
    jobs,
    candidacies,
    ana,
    organization,
    recruiter,
    now,
  }: {
    jobs: readonly Row<'job'>[]
    candidacies: readonly Row<'candidacy'>[]
    ana: string
    organization: string
    recruiter: string
    now: Date
  },
) {
  const made = before(now, 2)
  const known = new Date(made.getTime() + 10 * 60_000)
  const people = candidacies
    .filter(({ job_id, step }) => step === 'interviews' && jobs.some(({ id }) => id === job_id))
    .toSorted((a, b) => Number(b.professional_id === ana) - Number(a.professional_id === ana))
  const rows = people.slice(0, plan.length).map(({ id, job_id }, at) => {
    const { status, days, from, remote = false, reason = null, needs = [] } = plan[at] as Planned
    const start = new Date(`${addDays(dayOf(now), days)}T${from}:00-03:00`)
    const end = new Date(start.getTime() + 30 * 60_000)
    const due = isAhead(status) ? (nextDuty({ status, set: made, start, end })?.at ?? null) : null
    const by = { organization_id: organization, made_by: recruiter }
    const interview = worldId('other', 990_000 + at, made)
    return {
      interview: {
        ...{ id: interview, job_id: job_id as string, ...by, timezone: 'America/Sao_Paulo', made_at: made },
        type: remote ? 'remote' : 'live',
        type_info: remote
          ? 'Abra o endereço no celular, não precisa instalar nada.'
          : 'A padaria fica ao lado da farmácia. Procure o Bruno.',
        address: remote ? '' : 'Rua Domingos de Morais, 1240, Vila Mariana, São Paulo',
        link: remote ? 'https://video.padaria-aurora.example/entrevista' : '',
        notes: 'Leve RG e carteira de trabalho. A digital, no celular, também vale.',
      },
      candidate: {
        ...{ id: worldId('other', 991_000 + at, made), interview_id: interview, candidacy_id: id as string, ...by },
        ...{ start_at: start, end_at: end, set_at: made, status, known_at: known, told_at: known, reason, needs },
        ...{ needs_text: '', due_at: due },
      },
    }
  })
  await insertMany(
    database,
    'interview',
    rows.map(({ interview }) => interview),
  )
  await insertMany(
    database,
    'interview_candidate',
    rows.map(({ candidate }) => candidate),
  )
  await offerTimes(database, { people: people.slice(plan.length, plan.length + 3), organization, recruiter, made })
}

/** Offers these people times in the coming days: one is on the waiting list, the others haven't chosen yet. */
async function offerTimes(
  database: Database,
  {
    people,
    organization,
    recruiter,
    made,
  }: { people: readonly Row<'candidacy'>[]; organization: string; recruiter: string; made: Date },
) {
  const jobId = people[0]?.job_id
  const together = people.filter(({ job_id }) => job_id === jobId)
  if (!jobId) return
  const by = { organization_id: organization, made_by: recruiter }
  const interview = worldId('other', 992_000, made)
  const day = addDays(dayOf(made), 5)
  const hours = ['09:00', '09:40', '10:20', '11:00']
  const told = new Date(made.getTime() + 10 * 60_000)
  const last = new Date(`${day}T${hours.at(-1)}:00-03:00`)
  await insertMany(database, 'interview', [
    {
      ...{ id: interview, job_id: jobId, ...by, timezone: 'America/Sao_Paulo', made_at: made, type: 'live' },
      ...{ type_info: 'A padaria fica ao lado da farmácia. Procure a Nina.', link: '', notes: 'Leve RG.' },
      address: 'Rua Domingos de Morais, 1240, Vila Mariana, São Paulo',
    },
  ])
  const slots = hours.map((hour, at) => {
    const start = new Date(`${day}T${hour}:00-03:00`)
    const end = new Date(start.getTime() + 30 * 60_000)
    return { id: worldId('other', 993_000 + at, made), interview_id: interview, ...by, start_at: start, end_at: end }
  })
  await insertMany(database, 'interview_slot', slots)
  await insertMany(
    database,
    'slot_offer',
    together.map(({ id }, at) => ({
      ...{ id: worldId('other', 994_000 + at, made), interview_id: interview, candidacy_id: id as string, ...by },
      ...{ status: at === 0 ? 'waiting' : 'open', set_at: made, told_at: told, due_at: last },
      ...{ passed: at === 0 ? slots.map((slot) => slot.id) : [], waiting_since: at === 0 ? told : null },
      wish: at === 0 ? 'Só consigo depois das 18h, ou no sábado.' : '',
    })),
  )
}
