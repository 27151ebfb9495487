import { curlOf } from '@trampolim/contract/examples/curl.ts'
import { parametersOf } from '@trampolim/contract/parameters.ts'
import { type PublicCall, publicCalls } from '@trampolim/contract/public-calls.ts'
import { statusOf } from '@trampolim/contract/refusals.ts'
import { basePaths, type ServiceName } from '@trampolim/contract/services.ts'
import { quotas } from '@trampolim/marketplace/quotas.ts'
import { apiDocs } from '@trampolim/phrases/pt-br/api-docs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { valueText } from './value-text.ts'

const t = speak({
  calls: apiDocs.calls,
  services: apiDocs.services,
  places: apiDocs.places,
  required: apiDocs.required,
})

/** A call as the page shows it. */
export type ShownCall = ReturnType<typeof shownCall>
/** A service with its calls that anyone may make. */
export type ShownService = ReturnType<typeof shownService>

type Site = { publicUrl: string; demo: boolean }

/** Made once for each address, since they never change while a process runs. */
const made = new Map<string, readonly ShownService[]>()

/** All calls that anyone may make, by service; those of the demo world only there. Server only. */
export function shownServices({ publicUrl, demo }: Site): readonly ShownService[] {
  const key = `${publicUrl} ${demo}`
  const known = made.get(key)
  if (known) return known
  const calls = publicCalls().filter(({ name }) => demo || !name.startsWith('demo.'))
  const byService = Map.groupBy(calls.toSorted(byInterest), ({ service }) => service)
  const shown = [...byService].map(([name, its]) => shownService(name, its, publicUrl))
  made.set(key, shown)
  return shown
}

/** What strangers look for first, by the beginnings of the calls' places; the rest follows in the order of the contract. */
const first = ['search.', 'jobs.', 'organizations.', 'notices.', 'apiKeys.', 'lookups.', 'faq.', 'articles.']

function byInterest(one: PublicCall, other: PublicCall): number {
  return placeOf(one) - placeOf(other)
}

function placeOf({ name }: PublicCall): number {
  const at = first.findIndex((each) => name.startsWith(each))
  return at < 0 ? first.length : at
}

function shownService(name: ServiceName, calls: readonly PublicCall[], publicUrl: string) {
  const base = basePaths[name]
  const shown = (reading: boolean) =>
    calls.filter(({ method }) => (method === 'GET') === reading).map((call) => shownCall(call, publicUrl + base))
  return {
    id: base.slice('/api/'.length),
    title: t(`services.${name}`),
    address: publicUrl + base,
    document: `${base}/openapi.json`,
    groups: [
      { title: t('calls.reads'), calls: shown(true) },
      { title: t('calls.acts'), calls: shown(false) },
    ].filter(({ calls }) => calls.length > 0),
  }
}

function shownCall(call: PublicCall, base: string) {
  const { name, method, path, purpose, meta, example } = call
  return {
    id: name.slice(name.lastIndexOf('.') + 1),
    method,
    path,
    purpose,
    parameters: parametersOf(call).map(({ name, place, required, values }) => ({
      name,
      place: [t(`places.${place}`), ...(required ? [t('required')] : [])].join(', '),
      values: valueText(values),
      // An id's description says what its values say.
      purpose: (!values.pattern && values.description) || '',
    })),
    limit: limitText(meta.quota),
    request: example ? curlOf({ base, method, path, asks: example.asks }) : null,
    answer: example ? JSON.stringify(example.answers, null, 2) : null,
    refusals: meta.fails.map((code) => `\`${code}\` (${statusOf(code)})`).join(', '),
  }
}

function limitText(quota: PublicCall['meta']['quota']): string {
  if (typeof quota !== 'string') return ''
  const { most, hours } = quotas[quota]
  return t('calls.limit', { most, count: hours, quota })
}
