import { makeJob } from '../jobs.ts'
import { fitToRules } from '../kinds.ts'
import type { readTowns } from '../municipalities.ts'
import { trades } from '../occupations.ts'
import type { Employer } from '../organizations.ts'
import { randomFrom } from '../random.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

/** The subjects of the reviews of the named world. */
export type Ground = {
  now: Date
  towns: Awaited<ReturnType<typeof readTowns>>
  bakery: Bakery
  bruno: string
  carla: string
  nina: string
  davi: string
  rita: string
}

/** The reasons for which Rita refused a job and blocked Davi, and the changes that she requested. */
export const rejection =
  'O anúncio não pode ter conteúdo discriminatório. Tire “boa aparência” do nome da vaga e diga o que o trabalho pede.'
export const blocking = 'Os dados do cadastro divergem dos documentos enviados.'
export const changes = [
  { field: 'jobName', remark: 'Escreva o nome do cargo, sem maiúsculas nem “urgente”.' },
  { field: 'jobDescription', remark: 'Conte o que a pessoa vai fazer no dia a dia.' },
]

export type Jobs = ReturnType<typeof jobsBeforeReviewers>

/** The bakery's jobs in every state of review, and the market's first one. */
export function jobsBeforeReviewers({ now, towns, bakery, bruno, carla }: Ground) {
  const random = randomFrom(11)
  const employer = (row: Employer['row']): Employer => ({
    row,
    sectors: ['food'],
    latitude: -23.5805,
    longitude: -46.6378,
    town: 'São Paulo',
  })
  const job = (
    number: number,
    of: { cbo: string; days: number; by: string; at: Employer['row'] } & Partial<Omit<Row<'job'>, 'content'>>,
  ) => {
    const { cbo, days, by, at, ...changes } = of
    const trade = trades.find((each) => each.cbo === cbo) as (typeof trades)[number]
    const made = {
      ...makeJob(number, { random, towns, employer: employer(at), trade, now: before(now, days) }),
      organization_id: at.id as string,
      created_by: by,
      job_specific_type: 1,
      contract_type: 1,
      hide_contracting_company_name: false,
      do_not_show_salary: false,
      only_handicap: false,
      first_approved_at: null,
      approved_at: null,
      closes_at: null,
      created_at: before(now, days),
      modified_at: before(now, days),
      ...changes,
    }
    return { ...made, ...fitToRules(made, trade, now) }
  }
  const { aurora, central } = bakery
  return {
    waiting: job(11, {
      ...{ cbo: '513505', days: 1, by: bruno, at: aurora, status: 'job:created' },
      job_name: 'Auxiliar de cozinha',
      minimum_experience: 3,
    }),
    edited: job(12, {
      ...{ cbo: '848305', days: 20, by: bruno, at: aurora, status: 'job:pending' },
      ...{ job_name: 'Padeiro da madrugada', salary_type: 2, salary_from_cents: 230_000, salary_to_cents: null },
      first_approved_at: before(now, 19),
      approved_at: before(now, 19),
      closes_at: before(now, -26),
    }),
    carlas: job(13, {
      ...{ cbo: '521125', days: 2, by: carla, at: central, status: 'job:created' },
      job_name: 'Repositora de mercadorias',
    }),
    rejected: job(14, {
      ...{ cbo: '513405', days: 8, by: bruno, at: aurora, status: 'job:rejected' },
      job_name: 'Garçonete de boa aparência',
      status_reason: rejection,
    }),
    toChange: job(15, {
      ...{ cbo: '421125', days: 6, by: bruno, at: aurora, status: 'job:pending' },
      job_name: 'CAIXA URGENTE!!!',
    }),
  }
}
