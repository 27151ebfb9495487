import { worldId } from '../ids.ts'
import type { Bakery } from './bakery.ts'
import { before, type Row } from './days.ts'

type People = { now: Date; ana: string; rita: string; bakery: Bakery }

/** Who looked at Ana's data: the bakery's recruiters, a company that hides its name, and the reviewers. */
export function anasLooks({ now, ana, rita, bakery }: People): Row<'look'>[] {
  const [job, other] = bakery.jobs
  const [bruno, elisa] = bakery.recruiters
  const ofBakery = {
    by_reviewer: false,
    organization_id: bakery.aurora.id as string,
    company_name: bakery.aurora.company_name ?? null,
  }
  const forJob = { job_id: job?.id as string, job_name: job?.job_name as string }
  const looks = [
    { days: 0.2, viewer_id: bruno?.id, ...ofBakery, ...forJob, parts: ['contact', 'curriculum'], count: 3 },
    { days: 1.4, viewer_id: elisa?.id, ...ofBakery, ...forJob, parts: ['contact', 'curriculum'] },
    { days: 3.1, viewer_id: elisa?.id, ...ofBakery, parts: ['curriculum'] },
    {
      days: 6.3,
      viewer_id: worldId('account', 900_001, now),
      by_reviewer: false,
      organization_id: bakery.central.id as string,
      company_name: null,
      job_name: other?.job_name,
      parts: ['curriculum'],
    },
    { days: 59.1, viewer_id: rita, by_reviewer: true, parts: ['profile'] },
  ]
  return looks.map(({ days, viewer_id, ...look }, at) => {
    const seen = before(now, days)
    const part_of_time = Math.floor(seen.getTime() / 600_000)
    const of = { professional_id: ana, viewer_id: viewer_id as string }
    return { id: worldId('other', 910_000 + at, seen), ...of, ...look, part_of_time, first_at: seen, last_at: seen }
  })
}

/** Ana's report on the company without a name, which no reviewer has answered yet. */
export function anasReport({ now, ana }: People, looks: readonly Row<'look'>[]): Row<'look_report'> {
  const reported = before(now, 2)
  const text = 'Nunca me candidatei a uma vaga desta empresa. Quero saber por que abriu meu currículo.'
  return {
    id: worldId('other', 919_999, reported),
    look_id: looks.find((look) => !look.by_reviewer && look.company_name === null)?.id as string,
    professional_id: ana,
    text,
    reported_at: reported,
  }
}
