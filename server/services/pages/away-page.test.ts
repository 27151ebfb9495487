import fastify from 'fastify'
import { expect, it } from 'vitest'
import { DatabaseAway } from '../../platform/database/away.ts'
import { isAwayProblem, sendAwayPage, sendFilesWaitingPage, sendTooManyPage } from './away-page.ts'

async function ask(
  method: 'GET' | 'POST' | 'HEAD',
  url: string,
  headers: Record<string, string> = {},
  send = sendAwayPage,
) {
  const app = fastify()
  app.decorateRequest('nonce', 'n')
  app.all('/*', async (request, reply) => send(request, reply))
  const answer = await app.inject({ method, url, headers: { accept: 'text/html', ...headers } })
  await app.close()
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.body }
}

it('says what happens and links to the same page', async () => {
  const { status, type, body } = await ask('GET', '/jobs?x="><script>')
  expect([status, type]).toEqual([503, 'text/html; charset=utf-8'])
  expect(body).toContain('<html lang="pt-BR">')
  expect(body).toMatch(/<h1>.+<\/h1>/)
  expect(body).toContain('<a href="">Tentar de novo</a>')
  expect(body).toMatch(/Código do erro: [\w-]+/)
  expect(body).not.toContain('<script')
})

it('says after a form that it is still in the browser', async () => {
  expect((await ask('POST', '/signin')).body).toContain('continua no seu navegador')
})

it('says why a form with files waits', async () => {
  const { status, body } = await ask('POST', '/profile', {}, sendFilesWaitingPage)
  expect(status).toBe(503)
  expect(body).toContain('Muita gente está enviando arquivos agora.')
  expect(body).toContain('continua no seu navegador')
  expect(JSON.parse((await ask('POST', '/profile.data', {}, sendFilesWaitingPage)).body).code).toBe('files_waiting')
})

it('says that too many requests came, and whether what was sent arrived', async () => {
  const asked = await ask('GET', '/search', {}, sendTooManyPage)
  expect([asked.status, asked.type]).toEqual([429, 'text/html; charset=utf-8'])
  expect(asked.body).toContain('Muitos pedidos vieram da sua rede')
  expect(asked.body).toContain('Espere um minuto')
  expect(asked.body).toContain('Tentar de novo')
  expect((await ask('POST', '/signin', {}, sendTooManyPage)).body).toContain('não foi recebido')
  expect(JSON.parse((await ask('GET', '/search.data', {}, sendTooManyPage)).body).code).toBe('too_many_requests')
})

it('keeps the chosen scheme', async () => {
  expect((await ask('GET', '/', { cookie: 'a=b; theme=dark' })).body).toContain('<html lang="pt-BR" data-theme="dark">')
  expect((await ask('GET', '/', { cookie: 'theme=dark"onload="x' })).body).toContain('<html lang="pt-BR">')
})

it('answers requests for data with a code', async () => {
  const { status, body } = await ask('GET', '/jobs.data')
  expect([status, JSON.parse(body).code]).toEqual([503, 'not_available_now'])
})

it('recognises its problem', () => {
  expect(isAwayProblem(new DatabaseAway())).toBe(true)
  expect(isAwayProblem(new Error('anything'))).toBe(false)
})
