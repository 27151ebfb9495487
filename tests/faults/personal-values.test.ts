import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { listLetters, readLetter } from '@trampolim/server/letters/demo-mailbox.ts'
import type { House } from '@trampolim/server/platform/house.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { insertReviewer, signInProtected } from '../fixtures/reviewers.ts'
import { pdf } from '../samples/files.ts'
import { recruiterForm } from '../samples/recruiter-form.ts'
import { registrationForm } from '../samples/registration-form.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { cnpjOf, cpfOf } from '../world/ids.ts'
import { inDatabase } from './crowd.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('log')
const zip = '01310100'
const joaquina = {
  name: 'Joaquina Quintanilha',
  email: 'joaquina.quintanilha@exemplo.com.br',
  cpf: cpfOf(417_203_981),
  phone: '11974185296',
  birthDate: '1991-04-27',
  street: 'Rua dos Girassóis Bravos, 417',
  password: 'curau de milho com canela',
  newPassword: 'pamonha doce de Goiás',
}
const amadeu = {
  name: 'Amadeu Bragantino',
  email: 'amadeu@relojoaria-bragantino.com.br',
  phone: '11963852741',
  cnpj: cnpjOf(51_873_204),
  company: 'Relojoaria Bragantino',
  password: 'bolo de fubá cremoso',
}
const rita = { email: 'rita.revisora@exemplo.com.br', name: 'Rita Revisora', password: 'arroz doce com cravo' }
/** Values that give access by themselves: session tokens, proofs in letters. */
const proofs: string[] = []
let house: StartedHouse

beforeAll(async () => {
  house = await startHouse({ dataDir, demo: false })
})
afterAll(async () => {
  await house?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Waits for a letter and returns what matches in it. */
async function inLetterTo(email: string, wanted: RegExp): Promise<string> {
  const folder = { configuration: { demo: true, smtpUrl: null, dataDir } } as unknown as House
  const find = async () => {
    const letters = await listLetters(folder, 50)
    const texts = await Promise.all(
      letters.filter(({ to }) => to.includes(email)).map(({ id }) => readLetter(folder, id)),
    )
    return texts.flatMap(({ text }) => wanted.exec(text)?.[1] ?? [])[0]
  }
  return vi
    .waitFor(async () => expect(await find()).toBeTruthy(), { timeout: 60_000, interval: 100 })
    .then(async () => (await find()) as string)
}

async function verified(email: string): Promise<string> {
  const { validations } = house.calls().socialMedia
  const { verificationId } = await validations.sendCode({ channel: 'email', destination: email })
  const code = await inLetterTo(email, /\b(\d{4})\b/)
  await validations.validateCode({ channel: 'email', verificationId, code })
  return verificationId
}

/** Requests a page or a call by its path, with the given session. */
async function ask(path: string, { token, ...asked }: RequestInit & { token?: string } = {}) {
  const headers = { origin: house.address, ...(token && { cookie: `trampolim_session=${token}` }) }
  return (await fetch(house.address + path, { ...asked, headers, redirect: 'manual' })).status
}

async function refused(call: Promise<unknown>) {
  const problem = await call.catch((thrown: unknown) => thrown)
  expect(refusalOf(problem)).toBeTruthy()
}

async function candidateJoins() {
  const { gateway, socialMedia } = house.calls()
  await socialMedia.validations.isUniqueEmail({ email: joaquina.email })
  await ask(`/addresses/${zip}`)
  await gateway.accounts.zipCodeAddress({ zip }).catch(() => undefined)
  const { personalData, ...rest } = registrationForm({ ...joaquina, verificationId: await verified(joaquina.email) })
  const { name, birthDate, street } = joaquina
  const form = { ...rest, personalData: { ...personalData, name, birthDate, street } }
  await refused(
    gateway.professional.registerProfessional({ ...form, cvTypeData: { cvType: 'none' as 'professional' } }),
  )
  const { token } = await gateway.professional.registerProfessional(form)
  proofs.push(token)
  return token
}

async function recruiterJoins() {
  const { gateway } = house.calls()
  const { email, phone, password, cnpj, company, name } = amadeu
  await gateway.recruiters.isUniquePhone({ phone })
  const organization = { idcard: cnpj, companyName: company, site: 'www.relojoaria-bragantino.com.br' }
  const form = recruiterForm({ email, phone, password, verificationId: await verified(email), organization })
  const { token } = await gateway.recruiters.registerRecruiter({
    ...form,
    personalData: { ...form.personalData, name },
  })
  proofs.push(token)
  return token
}

async function passwordIsRecovered() {
  const { accounts } = house.calls().gateway
  const { email, password, newPassword } = joaquina
  await refused(accounts.login({ type: 2, email, password: newPassword }))
  await accounts.recoverPassword({ email })
  const id = decodeURIComponent(await inLetterTo(email, /take-action\?id=([\w%-]+)/))
  proofs.push(id)
  expect(await ask(`/take-action?id=${id}`)).toBe(200)
  expect(await ask(`/take-action.data?id=${id}`)).toBe(200)
  expect(await ask(`/take-action?id=${id}`, { method: 'POST', body: new URLSearchParams({ password }) })).toBe(422)
  await accounts.readAction({ id })
  await accounts.takeAction({ id, password: newPassword })
  await refused(accounts.takeAction({ id, password: newPassword }))
  const { token } = await accounts.login({ type: 2, email, password: newPassword })
  proofs.push(token)
  return token
}

async function fileIsSent(token: string) {
  const { files } = house.calls(token).socialMedia
  const { url } = await files.signedUrl({ method: 'put', purpose: 'curriculum', name: `${joaquina.name}.pdf` })
  proofs.push(new URL(url).searchParams.get('signature') as string)
  expect((await fetch(url, { method: 'PUT', body: joaquina.name })).status).toBe(422)
  expect(
    (await fetch(url, { method: 'PUT', body: Buffer.concat([pdf, Buffer.from(`% ${joaquina.name}\n`)]) })).status,
  ).toBe(201)
}

async function reviewerLooks() {
  await inDatabase(house, (ground) => insertReviewer(ground, rita))
  const token = await signInProtected(house, rita)
  proofs.push(token)
  const { reviews } = house.calls(token).gateway
  const subjects = async () => reviews.findSubjects({ name: joaquina.name })
  await subjects()
  await ask(`/review/search?name=${encodeURIComponent(joaquina.name)}`, { token })
  const { items } = await reviews.reviewQueue({ subject: 'candidate' })
  for (const { id } of items) {
    await reviews.claimReview({ id })
    const { edition } = await reviews.readReview({ id })
    await reviews.decideReview({ id, edition, decision: 'reject', reason: `Os dados de ${joaquina.name} divergem.` })
  }
  await ask('/review', { token })
}

async function strangersTry(token: string) {
  const quoted = encodeURIComponent(joaquina.name)
  expect(await ask(`/no-such-page/${joaquina.email}?name=${quoted}`)).toBe(404)
  expect(await ask(`/api/gateway/no-such-call/${joaquina.cpf}`)).toBe(404)
  expect(await ask(`/api/nobody/${joaquina.phone}`)).toBe(404)
  expect(await ask(`/assets/${joaquina.cpf}.js`)).toBe(404)
  expect(await ask(`/%E0%A4%A/${joaquina.phone}`)).toBe(400)
  await ask('/api/gateway/login', { method: 'POST', body: `{"email":"${joaquina.email}","name":"${joaquina.name}"` })
  await ask(`/signin?redirect=/${joaquina.cpf}`, { method: 'POST', body: JSON.stringify(joaquina) })
  await ask(`/search?location=${quoted}&occupation=${quoted}`)
  await ask(`/dashboard?name=${quoted}`, { method: 'DELETE', token })
  await ask('/signout', { method: 'POST', token, body: new URLSearchParams({ next: `/${joaquina.email}` }) })
}

it('are nowhere in the log of a whole run, nor are secrets', async () => {
  await candidateJoins()
  await recruiterJoins()
  const token = await passwordIsRecovered()
  await fileIsSent(token)
  await reviewerLooks()
  for (const page of ['/', '/dashboard', '/curriculum', '/jobs', '/selective-process']) await ask(page, { token })
  await strangersTry(token)
  await house.stop()

  const log = house.printed()
  const written = log + readFileSync(join(dataDir, 'database/server.log'), 'utf8')
  const personal = [joaquina, amadeu, rita].flatMap((person) => Object.values(person) as string[])
  const forms = [...personal, zip, ...proofs].flatMap((value) => [value, encodeURIComponent(value)])
  expect(forms.filter((value) => written.includes(value))).toEqual([])
  const routes = [
    '/api/gateway/cep/{zip}',
    '/api/gateway/action/{id}',
    '/take-action',
    '/review/search',
    '/addresses/:zip',
  ]
  expect(routes.filter((route) => !log.includes(`"route":"${route}"`))).toEqual([])
})
