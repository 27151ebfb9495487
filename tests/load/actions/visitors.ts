import { randomUUID } from 'node:crypto'
import { noticeKinds } from '@trampolim/marketplace/notices/fields.ts'
import { recruiterForm } from '../../samples/recruiter-form.ts'
import { registrationForm } from '../../samples/registration-form.ts'
import type { mix } from '../mix.ts'
import { password } from '../people.ts'
import { type Action, change, open, read, type Visit } from '../visit.ts'

export const words = [
  'vendedor',
  'aux adm',
  'motorista',
  'recepcionista',
  'cozinheiro',
  'técnico de enfermagem',
  'pedreiro',
]
export const places = ['São Paulo, SP', 'Campinas, SP', 'Belo Horizonte, MG', 'Recife, PE', '']

/** An address can be registered only once with its verification. */
const proofUsed = ['verification_required', 'invalid_form']

/** The address of a search that a person types. */
export function searchPath({ random, anew }: Visit, filters: Readonly<Record<string, string>> = {}): string {
  const nearby = anew && { near: `${(-8 - 20 * random.next()).toFixed(3)},${(-40 - 10 * random.next()).toFixed(3)}` }
  const asked = { occupation: random.pick(words), location: random.pick(places), ...nearby, ...filters }
  return `/search?${new URLSearchParams(asked)}`
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
  async 'read the notices'(visit) {
    await open(visit, `/classifieds?kind=${visit.random.pick(noticeKinds)}`, '<main')
  },
  async 'register as a candidate'(visit) {
    const newcomer = visit.people.newcomers.candidates.pop()
    if (!newcomer) return
    const { email, cpf, proof, phone, phoneProof } = newcomer
    const form = registrationForm({ email, cpf, phone, password, verificationId: proof })
    await change(visit, { kind: 'registration', name: email, usedUp: proofUsed }, ({ gateway }) =>
      gateway.professional.registerProfessional({ ...form, phoneVerificationId: phoneProof }),
    )
  },
  async 'register and leave'(visit) {
    const newcomer = visit.people.newcomers.candidates.pop()
    if (!newcomer) return
    const { email, cpf, proof, phone, phoneProof } = newcomer
    const form = registrationForm({ email, cpf, phone, password, verificationId: proof })
    const registered = await read(visit, ({ gateway }) =>
      gateway.professional.registerProfessional({ ...form, phoneVerificationId: phoneProof }),
    )
    if (!registered) return
    visit.token = registered.token
    const asked = {
      kind: 'leaving',
      name: registered.user.userId,
      already: ['sign_in_required', 'user_not_found'],
    } as const
    await change(visit, asked, ({ gateway }) => gateway.professional.deleteProfessional({}))
    visit.token = undefined
  },
  async 'register as a recruiter'(visit) {
    const newcomer = visit.people.newcomers.recruiters.pop()
    if (!newcomer) return
    const { email, cnpj, proof, phone, phoneProof, site } = newcomer
    const organization = { idcard: cnpj, site }
    const form = recruiterForm({ email, phone, password, verificationId: proof, organization })
    await change(visit, { kind: 'registration', name: email, usedUp: proofUsed }, ({ gateway }) =>
      gateway.recruiters.registerRecruiter({ ...form, phoneVerificationId: phoneProof }),
    )
  },
  async 'ask for a new password'(visit) {
    if (visit.people.candidates.length === 0) return
    const { email } = visit.random.pick(visit.people.candidates)
    await change(visit, { kind: 'new password', name: email }, ({ gateway }) =>
      gateway.accounts.recoverPassword({ email }),
    )
  },
  async 'write to the marketplace'(visit) {
    const message = `Como mudo meu currículo? ${randomUUID()}`
    const asking = { kind: 'help', name: 'Joana Ribeiro', email: 'joana@exemplo.com.br', message } as const
    await change(visit, { kind: 'contact', name: message }, ({ gateway }) => gateway.contact.sendContact(asking))
  },
}
