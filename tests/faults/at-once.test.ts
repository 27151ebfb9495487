import { rmSync } from 'node:fs'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertProof } from '../fixtures/accounts/proofs.ts'
import { type RegistrationForm, registrationForm } from '../samples/registration-form.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { insertJob, insertOrganization, insertRecruiter } from '../world/builders.ts'
import { cpfOf } from '../world/ids.ts'
import { inDatabase, insertOpenJobs, signInClients, untilAvailable } from './crowd.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('at-once')
const password = 'goiabada com queijo'
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the same simultaneous request', () => {
  it('creates one candidacy for twenty identical applications and answers each', async () => {
    const [jobId, client] = await inDatabase(house, async (ground) => {
      const [job] = await insertOpenJobs(ground, 1)
      const [first] = await signInClients(house, ground, 1)
      return [job!, first!]
    })
    let unsure = false
    const apply = () =>
      untilAvailable(
        () => client.calls.gateway.selection.applyToJob({ jobId, cvType: 'professional' }),
        () => {
          unsure = true
        },
      )
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalFor(apply())))
    const done = answers.filter((each) => each === null).length
    expect(unsure ? [0, 1] : [1]).toContain(done)
    expect(answers.filter((each) => each?.code === 'already_applied')).toHaveLength(20 - done)

    const { items, total } = await client.calls.gateway.selection.listProcesses({})
    expect(total).toBe(1)
    expect(items[0]?.history.map(({ type }) => type)).toEqual(['applied'])
    expect(await client.calls.gateway.selection.countProcesses({})).toMatchObject({ curriculums: 1 })
  })

  const twice = [
    {
      same: 'e-mail',
      forms: [
        { email: 'joana@exemplo.com.br', cpf: cpfOf(71) },
        { email: 'joana@exemplo.com.br', cpf: cpfOf(72) },
      ],
      field: 'personalData.email',
    },
    {
      same: 'CPF',
      forms: [
        { email: 'lia@exemplo.com.br', cpf: cpfOf(73) },
        { email: 'mia@exemplo.com.br', cpf: cpfOf(73) },
      ],
      field: 'personalData.cpf',
    },
  ]
  it.each(twice)('allows only one of two registrations with the same $same', async ({ forms, field }) => {
    const filled = await inDatabase(house, async (ground) => {
      const withProof: RegistrationForm[] = []
      for (const form of forms) {
        const verificationId = await insertProof(ground, { channel: 'email', destination: form.email })
        withProof.push(registrationForm({ ...form, password, verificationId }))
      }
      return withProof
    })
    const refusals = await Promise.all(
      filled.map((form) => refusalFor(house.calls().gateway.professional.registerProfessional(form))),
    )
    expect(refusals.filter((each) => each === null)).toHaveLength(1)
    const lost = refusals.find((each) => each !== null)
    expect(lost?.code).toBe('invalid_form')
    expect(Object.keys(lost?.fields ?? {})).toEqual([field])
  })
})

describe('an organisation deleted while people apply', () => {
  it('either accepts each application or finds no job, and leaves a consistent state', async () => {
    const { jobId, token, clients } = await inDatabase(house, async (ground) => {
      const organizationId = await insertOrganization(ground)
      const bruno = await insertRecruiter(ground, { organizationId })
      const session = { accountId: bruno.accountId, rememberMe: false, now: ground.now() }
      const started = await ground.database.transaction().execute((tx) => startSession(tx, session))
      return {
        jobId: await insertJob(ground, { organizationId, created_by: bruno.accountId }),
        token: started.token,
        clients: await signInClients(house, ground, 12, { after: 1 }),
      }
    })
    const { gateway } = house.calls(token)
    const deleting = refusalFor(gateway.organizations.deleteOrganization({}))
    const answers = await Promise.all(
      clients.map(({ calls }) => refusalFor(calls.gateway.selection.applyToJob({ jobId, cvType: 'professional' }))),
    )
    expect(await deleting).toBeNull()
    expect(answers.filter((each) => each !== null && each.code !== 'job_not_found')).toEqual([])
    expect((await refusalFor(gateway.organizations.readOrganization({})))?.status).toBe(401)

    const processes = await Promise.all(clients.map(({ calls }) => calls.gateway.selection.listProcesses({})))
    for (const [at, { items }] of processes.entries()) {
      expect(items.map(({ jobId: kept, step, history }) => [kept, step, history.at(-1)?.type])).toEqual(
        answers[at] === null ? [[null, 'discarded', 'job_deleted']] : [],
      )
    }
    const left = await inDatabase(house, ({ database }) =>
      database.selectFrom('job').select('id').where('id', '=', jobId).execute(),
    )
    expect(left).toEqual([])
  })
})

/** The refusal of a call; null if it succeeded. */
async function refusalFor(asked: Promise<unknown>): Promise<Refused | null> {
  return asked.then(
    () => null,
    (problem: unknown) => refusalOf(problem) ?? Promise.reject(problem),
  )
}
