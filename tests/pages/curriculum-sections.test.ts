import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { curriculumRoutes } from '@trampolim/server/curriculums/routes.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import { describe, expect, it } from 'vitest'
import { testHouse } from '../house.ts'
import { insertCurriculum, insertOrganization, insertProfessional, insertRecruiter } from '../world/builders.ts'

describe('a section of a curriculum', async () => {
  const house = await testHouse()
  const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
  const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
  await servePages(app, { house, here: new Set(services), dev: false })
  const cvType = 'professional'

  type Draft = Record<string, unknown> & { languages: object[]; occupations: object[] }
  type Answer = {
    draft: Draft
    faults: Record<string, string>
    shown: { draft: Draft; version: string }
    changedElsewhere: boolean
  }

  async function writer() {
    const person = await insertProfessional(house)
    await insertCurriculum(house, { professionalId: person.accountId })
    return { ...person, token: await tokenOf(person.accountId), calls: house.as(curriculumRoutes, person) }
  }
  type Writer = Awaited<ReturnType<typeof writer>>

  async function tokenOf(accountId: string): Promise<string> {
    const { token } = await house.database
      .transaction()
      .execute((tx) => startSession(tx, { accountId, rememberMe: false, now: house.now() }))
    return token
  }

  const post = (url: string, token: string | undefined, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        origin: house.configuration.publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
        ...(token && { authorization: token }),
      },
      payload: new URLSearchParams(fields).toString(),
    })

  const send = async (
    { token }: Pick<Writer, 'token'>,
    { section, draft, base, intent = 'save' }: { section: string; draft: object; base: object; intent?: string },
  ) => {
    const fields = { section, intent, draft: JSON.stringify(draft), base: JSON.stringify(base) }
    return (await post('/curriculum/professional/section', token, fields)).json() as Answer
  }

  /** The draft that a new tab starts with. */
  async function begin(ana: Writer): Promise<Draft> {
    const { shown } = await send(ana, { section: 'upload', draft: {}, base: {} })
    return shown.draft
  }

  it('saves the changes made in it, and nothing of other sections', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const before = await ana.calls.readCurriculum({ cvType })
    const draft = { ...base, objective: 'Vender bem.', careerFocus: 'Vendas', courses: 'Excel' }
    const answer = await send(ana, { section: 'curriculum', draft, base })
    expect(answer).toMatchObject({
      faults: {},
      changedElsewhere: false,
      shown: { draft: { objective: 'Vender bem.' } },
    })
    const after = await ana.calls.readCurriculum({ cvType })
    const { updateAt } = after
    expect(after).toEqual({ ...before, objective: 'Vender bem.', careerFocus: 'Vendas', updateAt })
    expect(answer.shown.version).toBe(updateAt)
  })

  it('that is unchanged makes no new version', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const { updateAt } = await ana.calls.readCurriculum({ cvType })
    for (const section of ['curriculum', 'experience', 'schooling', 'knowledge', 'upload', 'disability'])
      expect(await send(ana, { section, draft: base, base })).toMatchObject({ faults: {}, changedElsewhere: false })
    expect((await ana.calls.readCurriculum({ cvType })).updateAt).toBe(updateAt)
  })

  it('leaves out fields with a fault, and says so next to them', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const { salary } = await ana.calls.readCurriculum({ cvType })
    const draft = { ...base, objective: 'Vender bem.', salary: '10,00', careerFocus: 'x'.repeat(121) }
    const answer = await send(ana, { section: 'curriculum', draft, base })
    expect(answer.faults).toEqual({ salary: faults.wrong_salary, careerFocus: faults.too_long })
    expect(answer.draft).toMatchObject({ salary: '10,00' })
    const after = await ana.calls.readCurriculum({ cvType })
    expect(after).toMatchObject({ objective: 'Vender bem.' })
    expect(after.salary).toBe(salary)
    expect(after.careerFocus).toBeUndefined()
  })

  it('keeps the changes of two tabs in different fields, also of the same section', async () => {
    const ana = await writer()
    const base = await begin(ana)
    await send(ana, { section: 'curriculum', draft: { ...base, objective: 'De uma aba.' }, base })
    const other = await send(ana, { section: 'curriculum', draft: { ...base, careerFocus: 'De outra.' }, base })
    expect(other.changedElsewhere).toBe(false)
    const kept = await ana.calls.readCurriculum({ cvType })
    expect(kept).toMatchObject({ objective: 'De uma aba.', careerFocus: 'De outra.' })
  })

  it('is never overwritten without asking if two tabs changed the same field', async () => {
    const ana = await writer()
    const base = await begin(ana)
    await send(ana, { section: 'curriculum', draft: { ...base, objective: 'De uma aba.' }, base })
    const mine = { section: 'curriculum', draft: { ...base, objective: 'De outra.', careerFocus: 'Vendas' }, base }
    const answer = await send(ana, mine)
    expect(answer).toMatchObject({ changedElsewhere: true, shown: { draft: { objective: 'De uma aba.' } } })
    expect(await ana.calls.readCurriculum({ cvType })).not.toHaveProperty('careerFocus')
    const over = await send(ana, { ...mine, intent: 'over' })
    expect(over).toMatchObject({ changedElsewhere: false, shown: { draft: { objective: 'De outra.' } } })
  })

  it('sent 20 times at once loses nothing: one is saved, all others are asked', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const wishes = Array.from({ length: 20 }, (_, at) => `Desejo ${at}.`)
    const answers = await Promise.all(
      wishes.map((objective) => send(ana, { section: 'curriculum', draft: { ...base, objective }, base })),
    )
    const saved = wishes.filter((_, at) => answers[at]?.changedElsewhere === false)
    expect(saved).toHaveLength(1)
    expect((await ana.calls.readCurriculum({ cvType })).objective).toBe(saved[0])
  })

  it('without JavaScript is saved and closed, or shown again with the typed text', async () => {
    const ana = await writer()
    const base = JSON.stringify(await begin(ana))
    const edit = '/curriculum/professional/edit'
    const sent = { section: 'curriculum', draft: base, base, intent: 'save' }
    const saved = await post(`${edit}?section=curriculum`, ana.token, { ...sent, objective: 'Vender bem.' })
    expect([saved.statusCode, saved.headers.location]).toEqual([302, `${edit}?saved=curriculum#curriculum`])
    const faulty = await post(`${edit}?section=curriculum`, ana.token, {
      ...sent,
      salary: '10,00',
      careerFocus: 'Rumo',
    })
    expect(faulty.statusCode).toBe(422)
    expect(faulty.body).toContain(faults.wrong_salary)
    expect(faulty.body).toContain('value="10,00"')
    const late = await post(`${edit}?section=curriculum`, ana.token, { ...sent, objective: 'Tarde.' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain(curriculumEdit.changed.title)
    expect(late.body).toContain('Tarde.')
    const theirs = await post(`${edit}?section=curriculum`, ana.token, { ...sent, intent: 'theirs' })
    expect(theirs.headers.location).toBe(`${edit}?section=curriculum`)
    const added = await post(`${edit}?section=experience`, ana.token, {
      ...sent,
      section: 'experience',
      intent: 'add:experiences',
    })
    expect(added.statusCode).toBe(200)
    expect(added.body).toContain('experiences.0.companyName')
  })

  it('completed after the registration is never overwritten without asking either, and saved when sent again', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const url = '/register/professional/complete?step=video'
    const complete = (from: object, videoUrl: string) =>
      post(url, ana.token, { intent: 'save', draft: JSON.stringify(base), base: JSON.stringify(from), videoUrl })
    const [first, second] = ['https://www.youtube.com/watch?v=abcdefghijk', 'https://youtu.be/ABCDEFGHIJK']
    await send(ana, { section: 'curriculum', draft: { ...base, objective: 'De uma aba.' }, base })
    expect((await complete(base, first)).statusCode).toBe(302)
    const late = await complete(base, second)
    expect(late.statusCode).toBe(422)
    expect(late.body).toContain(registration.complete.changedElsewhere)
    expect(late.body).toContain(`value="${second}"`)
    expect(await ana.calls.readCurriculum({ cvType })).toMatchObject({ objective: 'De uma aba.', videoUrl: first })
    const shown = /name="base" value="([^"]+)"/.exec(late.body)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect((await complete(JSON.parse(shown), second)).statusCode).toBe(302)
    expect((await ana.calls.readCurriculum({ cvType })).videoUrl).toContain('ABCDEFGHIJK')
  })

  it('is its owner’s alone, and of a known name', async () => {
    const ana = await writer()
    const base = await begin(ana)
    const davi = await writer()
    await send(davi, { section: 'curriculum', draft: { ...base, objective: 'De Davi.' }, base: await begin(davi) })
    expect((await ana.calls.readCurriculum({ cvType })).objective).not.toBe('De Davi.')
    const url = '/curriculum/professional/section'
    const fields = { section: 'curriculum', draft: '{}', base: '{}' }
    const bruno = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    for (const token of [undefined, await tokenOf(bruno.accountId)])
      expect((await post(url, token, fields)).statusCode).toBe(302)
    expect((await post(url, ana.token, { ...fields, section: 'apprentice' })).statusCode).toBe(400)
    expect((await post('/curriculum/nothing/section', ana.token, fields)).statusCode).toBe(404)
    const missing = await post('/curriculum/internship/section', ana.token, fields)
    expect([missing.statusCode, missing.json()]).toEqual([
      409,
      { code: 'curriculum_missing', message: refusals.curriculum_missing },
    ])
    expect((await app.inject({ url, headers: { authorization: ana.token } })).headers.location).toBe(
      '/curriculum/professional/edit',
    )
  })
})
