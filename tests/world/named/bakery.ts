import { createHash } from 'node:crypto'
import { invitationDays } from '@trampolim/marketplace/organizations/joining.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { cnpjOf, worldId } from '../ids.ts'
import { insertMany } from '../insert.ts'
import { makeJob } from '../jobs.ts'
import { fitToRules } from '../kinds.ts'
import type { readTowns } from '../municipalities.ts'
import { trades } from '../occupations.ts'
import type { Employer } from '../organizations.ts'
import type { Random } from '../random.ts'
import { before, type Row } from './days.ts'

export type Bakery = {
  jobs: Row<'job'>[]
  /** The job for people with disabilities. */
  reserved: Row<'job'>
  recruiter: string
  recruiters: { id: string; name: string }[]
  aurora: Row<'organization'>
  central: Row<'organization'>
}

/**
 * Inserts the approved bakery with its recruiters, a recruiter who asks to join it, and its jobs; and the market, which
 * is still under review.
 */
export async function fillBakery(
  database: Database,
  of: {
    now: Date
    random: Random
    recruiters: string[]
    carla: string
    nina: string
    towns: Awaited<ReturnType<typeof readTowns>>
  },
): Promise<Bakery> {
  const { now, random, recruiters, carla, nina, towns } = of
  const created = before(now, 95)
  const organization = (number: number, name: string): Row<'organization'> => ({
    id: worldId('organization', number, created),
    status: 'approved',
    first_approved_at: before(now, 94),
    idcard: cnpjOf(number),
    company_name: name,
    official_name: `${name} Ltda.`,
    employee_number: 50,
    branch_of_activity: 'padarias-e-confeitarias',
    description: `${name}: pão quente, gente boa e balcão cheio desde 1987.`,
    site: null,
    phone: '1132105678',
    zip_code: '04101000',
    municipality_id: towns.named('São Paulo, SP').id,
    district: 'Vila Mariana',
    street: 'Rua Vergueiro, 2000',
    created_at: created,
    modified_at: created,
  })
  const aurora = { ...organization(1, 'Padaria Aurora'), site: 'https://www.padaria-aurora.example' }
  const since = { status: 'created', first_approved_at: null, created_at: before(now, 2), modified_at: before(now, 2) }
  const central = {
    ...organization(2, 'Mercado Central'),
    ...since,
    branch_of_activity: 'supermercados',
    description: 'Mercado de bairro com hortifrúti, açougue e entrega a pé.',
    site: 'https://mercado-central.example',
  }
  await insertMany(database, 'organization', [aurora, central])
  const recruiter = (id: string, organizationId: string, name: string, phone: string) => ({
    account_id: id,
    organization_id: organizationId,
    status: 'approved',
    first_approved_at: before(now, 94),
    name,
    phone,
    phone_verified: true,
    phone_on_whatsapp: true,
    created_at: created,
    modified_at: created,
  })
  await insertMany(database, 'recruiter', [
    recruiter(recruiters[0]!, aurora.id as string, 'Bruno Lima', '11991110001'),
    recruiter(recruiters[1]!, aurora.id as string, 'Elisa Prado', '11991110002'),
    { ...recruiter(carla, central.id as string, 'Carla Dias', '11991110003'), ...since },
  ])
  const asked = before(now, 1)
  await insertMany(database, 'recruiter', [
    {
      ...recruiter(nina, aurora.id as string, 'Nina Castro', '11991110004'),
      ...since,
      organization_id: null,
      joining_organization_id: aurora.id as string,
      joining_asked_at: asked,
      created_at: asked,
      modified_at: asked,
    },
  ])
  const employer: Employer = {
    row: aurora,
    sectors: ['food'],
    latitude: -23.5805,
    longitude: -46.6378,
    town: 'São Paulo',
  }
  const invitation = (number: number, email: string, days: number) => ({
    id: worldId('other', number, before(now, days)),
    organization_id: aurora.id as string,
    email,
    // The invitation was sent without a letter, so its link doesn't exist; it can be sent again.
    token_hash: createHash('sha256').update(email).digest(),
    invited_by: recruiters[0]!,
    invited_at: before(now, days),
    sent_at: before(now, days),
    expires_at: before(now, days - invitationDays),
  })
  await insertMany(database, 'organization_invitation', [
    invitation(9001, 'lia.moraes@padaria-aurora.example', 2),
    invitation(9002, 'otavio.reis@padaria-aurora.example', 11),
  ])
  const wanted = ['848310', '513435', '421125', '848305', '513405'] as const
  const tradeOf = (cbo: string) => trades.find((trade) => trade.cbo === cbo)!
  const made = wanted.map((cbo, at) => ({
    ...makeJob(at + 1, { random, towns, employer, trade: tradeOf(cbo), now: before(now, at) }),
    organization_id: aurora.id as string,
    created_by: recruiters[0]!,
    hide_contracting_company_name: false,
    do_not_show_salary: false,
    // One job closes within the week, the others later, so that none closes while a visitor looks around.
    closes_at: before(now, at === 1 ? -5 : -20 - at),
    work_places: [
      {
        zipCode: '04101000',
        qty: 1,
        district: 'Vila Mariana',
        cityState: aurora.municipality_id,
        latitude: -23.5805,
        longitude: -46.6378,
        exact: true,
      },
    ],
    ...(at === 0 && { job_specific_type: 1, contract_type: 1, job_name: 'Confeiteira de bolos de festa' }),
    ...(at === 1 && { job_specific_type: 1, contract_type: 1, job_name: 'Atendente de balcão', questionnaire }),
    ...(at === 2 && { job_specific_type: 1, contract_type: 1, job_name: 'Operadora de caixa' }),
    ...(at === 3 && {
      job_specific_type: 2,
      contract_type: 8,
      job_name: 'Estágio em panificação',
      only_handicap: false,
    }),
    ...(at === 4 && { job_specific_type: 3, contract_type: 7, job_name: 'Jovem aprendiz no salão' }),
  }))
  const jobs = made.map((job, at) => {
    const fitting = { ...job, ...fitToRules(job, tradeOf(wanted[at]!), now) }
    return at === 3 ? { ...fitting, ...forBeginners, content: { ...fitting.content, ...bakersCourse } } : fitting
  })
  const [, atCounter, cashier] = jobs
  atCounter!.content = { ...atCounter!.content, jobSummaryEmail: true }
  const content = { ...(cashier!.content as object), ...accessible }
  const reserved = { ...cashier!, ...reservedJob(before(now, 8)), content }
  const [, , , internship] = jobs
  const unpaid = unpaidInternship(internship!, before(now, 6))
  await insertMany(database, 'job', [...jobs, reserved, unpaid])
  return {
    jobs,
    reserved,
    recruiter: recruiters[0]!,
    recruiters: [
      { id: recruiters[0]!, name: 'Bruno Lima' },
      { id: recruiters[1]!, name: 'Elisa Prado' },
    ],
    aurora,
    central,
  }
}

const questionnaire = [
  {
    id: 'q1',
    question: 'Você pode trabalhar aos domingos?',
    type: 'boolean',
    expected: 'yes',
    useOrderPriority: false,
    orderPriority: null,
  },
  { id: 'q2', question: 'O que faz um bom atendimento?', type: 'text', useOrderPriority: false, orderPriority: null },
]

const accessible = {
  acceptHandicap: true,
  handicapExtraInfo: 'A loja tem rampa, banheiro adaptado e leitor de tela no caixa.',
}

/** An internship is for people who still learn: nobody needs to have worked, and it pays a grant. */
const forBeginners = {
  ...{
    salary_type: salaryTypes.code.fixed,
    salary_from_cents: 110_000,
    salary_to_cents: null,
    salary_commission: null,
  },
  minimum_experience: 0,
}

const bakersCourse = {
  jobDescription:
    'Acompanhar a produção de pães, do preparo das massas à vitrine, com quem supervisiona o estágio sempre por perto.',
  experiences: null,
}

/**
 * An internship that a course requires may be unpaid, but not without a supervisor, insurance and limited hours (Lei
 * 11.788/2008, art. 9, 10 and 12).
 */
function unpaidInternship(internship: Row<'job'>, approved: Date): Row<'job'> {
  return {
    ...internship,
    ...openSince(approved),
    id: worldId('job', 7, approved),
    job_name: 'Estágio obrigatório em panificação',
    only_handicap: false,
    ...{
      salary_type: salaryTypes.code.toAgree,
      salary_from_cents: null,
      salary_to_cents: null,
      salary_commission: null,
    },
    content: {
      ...(internship.content as object),
      jobDescription:
        'Estágio obrigatório do curso, sem bolsa, com quem supervisiona o estágio, seguro contra acidentes pessoais e horas combinadas com a sua instituição de ensino, até 6 por dia.',
      responsibilities:
        'Acompanhar a produção de pães, do preparo das massas à vitrine, e escrever os relatórios do curso.',
      dontHaveInternshipSalary: true,
    },
  }
}

const openSince = (approved: Date) => ({
  approved_at: approved,
  first_approved_at: approved,
  closes_at: before(approved, -45),
  created_at: before(approved, 1),
  modified_at: approved,
})

function reservedJob(approved: Date): Pick<Row<'job'>, 'id'> & Partial<Row<'job'>> {
  return {
    id: worldId('job', 6, approved),
    job_name: 'Operadora de caixa, vaga para pessoas com deficiência',
    only_handicap: true,
    questionnaire: [],
    ...openSince(approved),
  }
}
