import fc from 'fast-check'
import type { Page } from '../../web/routes.ts'
import { escaped, hostileTexts, hostileValue } from './hostile.ts'
import { actionTokens, type FuzzPerson, type KnownIds } from './people.ts'
import { type Twist, twistedBody, twistedPath, twistedQuery, twistOf } from './twist.ts'
import type { Wire } from './wire.ts'

/** Query parameters that pages read, with valid values. */
const queries: Readonly<Record<string, readonly string[]>> = {
  page: ['1', '2', '100000'],
  redirect: ['/dashboard', '/jobs?page=2', '/\u2028/x', '/a\nb', '/%E2%80%A8', '/ç?ç#ç'],
  text: ['vend', 'são pa'],
  near: ['-23.56,-46.65'],
  occupation: ['vendedor', '521110'],
  location: ['São Paulo, SP', 'Campinas'],
  distance: ['10', '30'],
  sort: ['newest', 'salary', 'name', 'relevance'],
  contractType: ['1', '2'],
  salaries: ['to-1500'],
  languages: ['ingles'],
  workType: ['1'],
  jobAges: ['7'],
  pcdOnly: ['true'],
  step: ['curriculums', 'interviews'],
  list: ['recommended', 'invited'],
  tab: ['saved', 'alerts', 'discarded'],
  mode: ['all', 'ended'],
  filter: ['vend'],
  sortBy: ['title', 'count'],
  name: ['ana'],
  salary: ['2.000,00'],
  keywords: ['excel'],
  ageMin: ['18'],
  sector: ['tecnologia'],
  subject: ['job', 'candidate'],
  job: ['0'.repeat(24)],
  id: ['0'.repeat(24), ...actionTokens],
  from: ['0'.repeat(24)],
  do: ['like', 'alert', 'apply'],
  apply: [''],
  applied: ['true'],
  back: ['/dashboard'],
  delete: ['ask', 'sure'],
  deleted: ['organization'],
  saved: ['updated'],
  _routes: ['root', 'page:/search'],
}
const names = Object.keys(queries)

const values: Readonly<Record<string, readonly string[]>> = {
  jobType: ['professional', 'internship', 'apprentice'],
  type: ['professional', 'internship', 'apprentice'],
  field: ['occupation', 'location'],
  kind: ['occupation', 'cityState', 'course', 'institution', 'technology', 'companyArea'],
  zip: ['01310100'],
  part: ['1.xml', 'pages.xml'],
  taskType: ['review-profile', 'review-organization', 'review-job'],
}

const roleOfAudience: Readonly<Record<string, string>> = {
  professional: 'user:professional',
  recruiter: 'user:recruiter',
  reviewer: 'user:reviewer',
  inactive: 'user:inactive',
}

/** The fields that a page's forms submit, with their values; read from the page itself. */
export type FormFields = readonly (readonly [name: string, value: string])[]

/** Requests for one page, as a document, as data, as a form. */
export function requestsForPage(
  page: Page,
  { people, fields }: { people: readonly FuzzPerson[]; fields: FormFields },
): fc.Arbitrary<Wire> {
  const may = people.filter(({ role }) => role === roleOfAudience[page.audience])
  const mine = may.length ? may : [null, ...people]
  const sender = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<FuzzPerson | null>(...mine) },
    { weight: 1, arbitrary: fc.constantFrom(null, ...people) },
  )
  return sender.chain((person) =>
    fc
      .constantFrom(...(person?.ids ?? people[0]?.ids ?? [{}]))
      .chain((ids) => requestBy(page, { person, ids, fields })),
  )
}

type Asked = { person: FuzzPerson | null; ids: KnownIds; fields: FormFields }

function requestBy(page: Page, { person, ids, fields }: Asked): fc.Arbitrary<Wire> {
  const path = page.path.replace(/:(\w+)/g, '{$1}').replace('*', '/nowhere')
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      fc.constantFrom(...(values[name] ?? [idOf(name, ids)])),
    ]),
  )
  const query = fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: 3 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, fc.constantFrom(...queries[name]!)]))))
  return fc
    .tuple(
      fc.record(params),
      query,
      twistOf({ params: path.includes('{'), queries: true, body: false }),
      fc.oneof(
        { weight: 6, arbitrary: fc.constant('document') },
        { weight: 1, arbitrary: fc.constant('data') },
        { weight: 4, arbitrary: fc.constant('form') },
      ),
      formOf(fields),
    )
    .map(([given, asked, twist, way, form]) => {
      const filled = twistedPath(path, given, twist) + (way === 'data' ? (path === '/' ? '_root.data' : '.data') : '')
      const texts = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [escaped(value)]]))
      return {
        name: `page ${page.path}`,
        method: way === 'form' ? 'POST' : 'GET',
        path: filled + twistedQuery(texts, { names, twist }),
        person,
        headers: headersFor(way, twist),
        body: way === 'form' ? form : null,
      }
    })
}

function headersFor(way: string, twist: Twist): Record<string, string> {
  return {
    accept: way === 'data' ? '*/*' : 'text/html',
    ...(way === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(twist.do === 'headers' && twist.headers),
  }
}

const idOf = (name: string, ids: KnownIds): string =>
  ({
    jobId: ids.job,
    cvId: ids.curriculum,
    processId: ids.review,
    taskId: ids.subject,
    reviewId: ids.review,
    id: ids.letter,
  })[name] ?? '0'.repeat(24)

/** A page's own form, complete, with one field made hostile in half of them; in a draft, one value within. */
function formOf(fields: FormFields): fc.Arbitrary<string> {
  const intents = fields.filter(([name]) => name === 'intent' || name === 'do')
  const rest = fields.filter(([name]) => name !== 'intent' && name !== 'do')
  return fc
    .record({
      intent: fc.constantFrom(...(intents.length ? intents : [['intent', 'none'] as const])),
      isTwisted: fc.boolean(),
      at: fc.nat(200),
      within: fc.nat(200),
      text: fc.constantFrom(...hostileTexts),
      value: hostileValue,
    })
    .map(({ intent, isTwisted, at, within, text, value }) => {
      const drafts = rest.filter(([, held]) => held.startsWith('{'))
      const twisted = [...rest, ...drafts, intent][at % (rest.length + drafts.length + 1)]
      const sent = (field: FormFields[number]) => {
        if (!isTwisted || field !== twisted) return field[1]
        const draft = field[1].startsWith('{') ? readJson(field[1]) : null
        return draft ? twistedBody(draft, { do: 'field', at: within, value }) : text
      }
      return [...rest, intent].map((field) => `${escaped(field[0])}=${escaped(sent(field))}`).join('&')
    })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the fields of a page's forms by opening it as every person who may. */
export async function readFields(
  page: Page,
  { people, address }: { people: readonly FuzzPerson[]; address: string },
): Promise<FormFields> {
  const may = people.filter(({ role }) => role === roleOfAudience[page.audience])
  const who = may.length ? may.slice(0, 3) : [null]
  const found = await Promise.all(
    who.map(async (person) => {
      const path = page.path
        .replace('*', '/nowhere')
        .replace(
          /:(\w+)/g,
          (_, name: string) => values[name]?.[0] ?? idOf(name, person?.ids[0] ?? people[0]?.ids[0] ?? {}),
        )
      const answer = await fetch(address + path, {
        headers: person ? { cookie: `trampolim_session=${person.token}` } : {},
      })
      return fieldsIn(await answer.text())
    }),
  )
  return [...new Map(found.flat().map((field) => [field.join('='), field])).values()]
}

/** The input for empty fields. */
const typed: Readonly<Record<string, string>> = {
  email: 'ana@trampolim.example',
  password: 'trampolim-2026',
  phone: '11987654321',
  'phones.0.phone': '11987654321',
  cpf: '529.982.247-25',
}

function fieldsIn(html: string): [string, string][] {
  return [...html.matchAll(/<(?:input|button|textarea|select)\b[^>]*>/g)].flatMap(([tag]) => {
    const name = unescaped(/\bname="([^"]*)"/.exec(tag)?.[1] ?? '')
    const value = unescaped(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '')
    return name ? [[name, value || (typed[name] ?? '')] as [string, string]] : []
  })
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
