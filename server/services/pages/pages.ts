import { join } from 'node:path'
import type { Site } from '@trampolim/contract/client/site.ts'
import type { SessionUser } from '@trampolim/contract/gateway/accounts.ts'
import type { ServiceName } from '@trampolim/contract/services.ts'
import { sessionEndedHeader } from '@trampolim/contract/session-ended.ts'
import type { FastifyInstance } from 'fastify'
import { checkout } from '../../platform/checkout.ts'
import type { Configuration } from '../../platform/configuration.ts'
import type { House } from '../../platform/house.ts'
import { answerForms } from '../../platform/http/answered-forms.ts'
import { sessionTokenOf } from '../../platform/http/caller/session-token.ts'
import { type Keyring, sign } from '../../platform/tokens.ts'
import { askingForPage } from '../asking-of.ts'
import { callsFor } from '../calls.ts'
import { askOnce } from './ask-once.ts'
import type { KeptPages } from './kept-pages.ts'
import type { PagesInCaches } from './pages-in-caches.ts'
import { registerWeb } from './web.ts'

const web = join(checkout, 'web')

type Pages = {
  house: House
  /** The services that this process answers itself. */
  here: ReadonlySet<ServiceName>
  /** Whether pages come from the sources, with reload. */
  dev: boolean
  /** The store for pages that are the same for all visitors. */
  kept?: KeptPages
  /** The record of pages that caches in front have received. */
  sentPages?: Pick<PagesInCaches, 'moment' | 'recordSent'>
}

/**
 * Serves the pages; their calls are made in-process if the service runs here. Returns how to make a visitor's page for
 * nobody.
 */
export async function servePages(app: FastifyInstance, { house, here, dev, kept, sentPages }: Pages) {
  const { publicUrl, addresses, secret, sharedCacheSeconds } = house.configuration
  const callsOfVisitor = (address: string, requestId: string) => {
    const { once, sharing } = askOnce()
    const asking = { house: { ...house, once }, person: null, address, deviceTokens: [], userAgent: '', requestId }
    return sharing(callsFor(asking, { here, addresses, secret }))
  }
  const make = await registerWeb(app, {
    source: dev ? { dev: web } : { build: join(web, 'build') },
    site: siteOf(house.configuration),
    keptFor: (person) => keptFor(person, secret),
    kept: dev ? undefined : kept,
    sharedCacheSeconds,
    sentPages,
    answerForm: answerForms(house, { unhandled: sessionEndedHeader }),
    visitorCalls: (request) => callsOfVisitor(request.asker, request.id),
    async loadContext(request) {
      const { once, sharing } = askOnce()
      const { asking, user } = await askingForPage(house, request)
      const token = sessionTokenOf(request, publicUrl)
      const onPage = { ...asking, house: { ...asking.house, once } }
      const calls = sharing(callsFor(onPage, { here, addresses, secret, ...(token && { token }) }))
      return { calls, person: user }
    },
    report: (err, request) => house.log.error({ err, requestId: request.id, route: request.pattern }, 'a page failed'),
  })
  return (path: string) => make(path, callsOfVisitor('127.0.0.1', 'warm-up'))
}

/** Only candidates' browsers store data for offline use, each for one account only. */
function keptFor(person: SessionUser | null, secret: Keyring): string {
  if (!person?.externalRoles.includes('user:professional')) return 'nobody'
  return sign(secret, ['kept for', person.userId]).slice(0, 16)
}

/** What pages know of the site by its settings. */
export function siteOf(configuration: Configuration): Site {
  const { publicUrl, privacyEmail, helpUrl, blogUrl, demo, localOnly } = configuration
  const { curriculumFileMb, serviceWorker: offline, vlibrasUrl } = configuration
  const leavingHosts = [helpUrl, blogUrl].flatMap((url) => (url ? new URL(url).host : []))
  return {
    ...{ publicUrl, privacyEmail, helpUrl, blogUrl, demo, localOnly },
    ...{ curriculumFileMb, offline, vlibrasUrl, leavingHosts },
  }
}
