import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import { servePages } from '@trampolim/server/services/pages/pages.ts'
import {
  findField,
  findIntent,
  foundField,
  otherField,
  stepField,
} from '@trampolim/web/parts/recruiter-jobs/ending/candidates-at-end.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'

const house = await testHouse()
const services = ['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const
const app = await createApp({ configuration: house.configuration, log: house.log, metrics: openMetrics() })
await servePages(app, { house, here: new Set(services), dev: false })
const { hiring, placed, calls } = selectionIn(house)

it('the form that ends a job finds people beyond the first hundred of a step by name, and keeps their answers', async () => {
  const { bruno, jobId } = await hiring()
  for (let at = 0; at < 100; at += 1) await placed(jobId, `Ana ${String(at).padStart(3, '0')}`)
  const zuleica = await placed(jobId, 'Zuleica Prado')
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId: bruno.accountId, rememberMe: false, now: house.now() }))
  const send = (fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: `/recruiter/job/${jobId}/job-details?ask=finish`,
      headers: {
        ...{ origin: house.configuration.publicUrl, authorization: token },
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const page = await app.inject({
    url: `/recruiter/job/${jobId}/job-details?ask=finish`,
    headers: { authorization: token },
  })
  expect(page.body).toContain('Ana 099')
  expect(page.body).not.toContain('Zuleica')

  const search = { intent: findIntent('curriculums'), [findField('curriculums')]: 'zuleica' }
  const found = await send(search)
  expect(found.statusCode).toBe(200)
  expect(found.body).toContain('1 pessoa encontrada')
  const named = {
    [foundField('curriculums', zuleica.processId)]: 'Zuleica Prado',
    [otherField(zuleica.processId)]: 'kept',
  }
  for (const field of Object.keys(named)) expect(found.body).toContain(`name="${field}"`)

  const nobody = await send({ ...search, ...named, [findField('curriculums')]: 'ninguém' })
  expect(nobody.body).toContain('Ninguém com esse nome')
  expect(nobody.body).toContain(`name="${otherField(zuleica.processId)}"`)

  const ended = await send({ ...named, intent: 'finish', [stepField('curriculums')]: 'notHired' })
  expect(ended.statusCode).toBe(302)
  const discarded = await calls(bruno).listStep({ jobId, step: 'discarded', name: 'Zuleica' })
  expect(discarded.items).toMatchObject([{ processId: zuleica.processId, outcome: 'kept' }])
})

it('the board of an ended job asks to move nobody', async () => {
  const { bruno, jobId } = await hiring()
  const { token } = await house.database
    .transaction()
    .execute((tx) => startSession(tx, { accountId: bruno.accountId, rememberMe: false, now: house.now() }))
  const board = `/recruiter/job/${jobId}/selective-process`
  const read = async (url: string) => (await app.inject({ url, headers: { authorization: token } })).body
  const addresses = [board, `${board}?step=finalists`]
  for (const url of addresses) expect(await read(url)).toContain('Mova para cá quem pode ser contratado')
  await house.database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', jobId).execute()
  for (const url of addresses) {
    const body = await read(url)
    expect(body).not.toContain('Mova para cá')
    expect(body).toContain('Ninguém nesta etapa')
  }
})
