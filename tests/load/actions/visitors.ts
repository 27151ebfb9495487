import type { mix } from '../mix.ts'
import { type Action, open, read, type Visit } from '../visit.ts'

const words = ['vendedor', 'aux adm', 'motorista', 'recepcionista', 'cozinheiro', 'técnico de enfermagem', 'pedreiro']
const places = ['São Paulo, SP', 'Campinas, SP', 'Belo Horizonte, MG', 'Recife, PE', '']

/** The address of a search as somebody types it. */
export function searchPath({ random }: Visit, filters: Readonly<Record<string, string>> = {}): string {
  return `/search?${new URLSearchParams({ occupation: random.pick(words), location: random.pick(places), ...filters })}`
}

export const visitorActions: Record<keyof typeof mix.visitor, Action> = {
  async 'open the landing page'(visit) {
    await open(visit, '/', '<form')
  },
  async 'type in the search'(visit) {
    const text = visit.random.pick(words).slice(0, visit.random.int(2, 6))
    await read(visit, ({ searchJobs }) => searchJobs.search.suggestOccupations({ text }))
  },
  async 'search jobs'(visit) {
    await open(visit, searchPath(visit), '<main')
  },
  async 'read a job'(visit) {
    await open(visit, `/jobs/${visit.random.pick(visit.people.jobs)}`, 'JobPosting')
  },
  async 'read a topic'(visit) {
    await open(visit, visit.random.pick(['/vagas', '/vagas/de', '/vagas/em']), '<main')
  },
}
