import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Configuration, readConfiguration } from '@trampolim/server/platform/configuration.ts'
import { startEmbeddedDatabase } from '@trampolim/server/platform/database/embedded/embedded.ts'
import type { DatabaseChange } from '@trampolim/server/platform/database/embedded/keep-running.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { catchTheRest } from '@trampolim/server/platform/last-resort.ts'
import { openLog } from '@trampolim/server/platform/log/log.ts'
import type { RunnableService } from '@trampolim/server/platform/settings.ts'
import type { WaitingWorkers } from '@trampolim/server/platform/workers/parent.ts'
import { type Count, countInWindows } from '@trampolim/server/platform/workers/siblings.ts'
import type { HouseOptions } from '@trampolim/server/services/open-house.ts'
import { buildWebWhereStale } from './build-web.ts'
import { onceParentEnded } from './ended-parent.ts'
import type { PreparedDatabase } from './prepare-database.ts'
import { nameTakenPort } from './taken-port.ts'
import type { WorkerTask } from './work-beside-others.ts'

const t = speak(operator)
type StartOptions = {
  checkout: string
  env: NodeJS.ProcessEnv
  /** Whether pages come from the development server, with reload. */
  dev: boolean
}

/** Starts the whole marketplace, prints what it does, and stops gracefully on Ctrl-C or SIGTERM. */
export async function startEverything({ checkout, env, dev }: StartOptions) {
  const begun = performance.now()
  const say = (line: string) => console.log(`${seconds(begun).padStart(6)}  ${line}`)
  const configuration = readConfiguration(env, { checkout })
  const stopping: (() => Promise<void>)[] = []
  const stop = stopOnce(stopping)
  // The error may contain personal data, so only a plain form is printed.
  catchTheRest(openLog('error'), () => withinPatience(stop()))
  try {
    if (configuration.services.has('web') && !dev) await buildWebWhereStale({ checkout, say: () => say(t('building')) })
    const shares = dev ? [] : sharesOf(configuration)
    const waiting = shares.length > 1 ? await forkWaiting(shares.length, checkout) : undefined
    if (waiting) stopping.push(async () => waiting.stop())
    const { databaseUrl, ownerUrl } = await database(configuration, { dev, say, stopping })
    const prepared = { databaseUrl, ownerUrl }
    await (waiting ? waiting.prepare(prepared, say) : prepareHere(configuration, prepared, say))
    const { count, stop: stopCounting } = await countingOf(configuration, databaseUrl)
    stopping.push(stopCounting)
    const databases = { databaseUrl, ...otherWaysOf(configuration) }
    const running = waiting
      ? await shareOut(shares, { waiting, databases, count, say })
      : await serveHere(configuration, { ...databases, dev, count })
    stopping.push(running.stop)
    say(t('ready', { address: configuration.publicUrl }))
    if (waiting) say(t('workers', { count: shares.length }))
    await introduce(configuration)
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** The services of each process: the first one has background work too, which must run only once. */
function sharesOf(configuration: Configuration): RunnableService[][] {
  const all = [...configuration.services]
  const asked = all.filter((service) => service !== 'background')
  return [all, ...(asked.length > 0 ? Array(configuration.workers - 1).fill(asked) : [])]
}

function otherWaysOf({ databaseDirectUrl, searchDatabaseUrl }: Configuration) {
  return { ...(databaseDirectUrl && { databaseDirectUrl }), ...(searchDatabaseUrl && { searchDatabaseUrl }) }
}

/**
 * Counts requests together with other machines if there may be some; on its own with the embedded database, which only
 * this machine uses.
 */
async function countingOf(
  { databaseUrl }: Configuration,
  url: string,
): Promise<{ count: Count; stop: () => Promise<void> }> {
  if (databaseUrl) {
    const { shareCounts } = await import('@trampolim/server/platform/workers/share-counts.ts')
    return shareCounts(url)
  }
  const counted = countInWindows()
  return { count: async (subject, window) => counted(subject, window), stop: async () => undefined }
}

/** Starts the processes that will serve: they load their program while the database starts. */
async function forkWaiting(number: number, checkout: string): Promise<WaitingWorkers<PreparedDatabase>> {
  const { forkWorkers } = await import('@trampolim/server/platform/workers/parent.ts')
  return forkWorkers({ module: join(checkout, 'tools/worker.mjs'), number })
}

type SharingOut = {
  waiting: WaitingWorkers<PreparedDatabase>
  databases: Omit<WorkerTask, 'services' | 'worker'>
  count: Count
  say: (line: string) => void
}

/** Serves from several processes; this one owns the embedded database and keeps them running. */
async function shareOut(shares: readonly RunnableService[][], { waiting, databases, count, say }: SharingOut) {
  const { startWorkers } = await import('@trampolim/server/platform/workers/parent.ts')
  const tasks = shares.map((services, at): WorkerTask => ({ services, worker: String(at), ...databases }))
  return startWorkers({ waiting, tasks, count, tell: (kind) => say(t(`workerChange.${kind}`)) })
}

/** With several processes one of those that will serve does it, so that this one stays small and starts at once. */
async function prepareHere(configuration: Configuration, prepared: PreparedDatabase, say: (line: string) => void) {
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase(configuration, prepared, say)
}

async function serveHere(configuration: Configuration, options: HouseOptions) {
  const { startServices } = await import('@trampolim/server/services/start.ts')
  return startServices({ ...configuration, workers: 1 }, options).catch(nameTakenPort(configuration))
}

async function database(
  { databaseUrl, databaseOwnerUrl, dataDir, backupArchive: archive }: Configuration,
  { dev, say, stopping }: { dev: boolean; say: (line: string) => void; stopping: (() => Promise<void>)[] },
): Promise<PreparedDatabase> {
  if (databaseUrl) return { databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
  // `npm run dev` keeps the database running while this process restarts.
  const running = dev ? runningDatabase(join(dataDir, 'database')) : undefined
  if (running) return { databaseUrl: running.url, ownerUrl: running.ownerUrl }
  const tell = (change: DatabaseChange) => {
    say(t(`databaseChange.${change.kind}`))
    if (change.kind === 'failed')
      openLog('error').error({ err: change.problem }, 'the database could not be started again')
  }
  const embedded = await startEmbeddedDatabase({ folder: join(dataDir, 'database'), archive, tell })
  stopping.push(embedded.stop)
  say(t('database'))
  return { databaseUrl: embedded.url, ownerUrl: embedded.ownerUrl }
}

/** Prints the demo's accounts and addresses. */
async function introduce({ demo, localOnly, trustProxy, dataDir, publicUrl, smtpUrl }: Configuration) {
  console.log(`\n  ${t('address')}  ${publicUrl}`)
  if (demo && !localOnly) console.log(`  ${t('demoForAll')}`)
  if (publicUrl.startsWith('https:') && !trustProxy) console.log(`  ${t('proxyUnknown')}`)
  if (demo) {
    const { demoAccounts, demoPassword } = await import('@trampolim/tests/world/named-people.ts')
    console.log(`  ${t('accounts', { password: demoPassword })}`)
    for (const { email, name, role } of demoAccounts) console.log(`    ${email.padEnd(34)} ${name} (${role})`)
    console.log(`  ${t('mailbox')}  ${publicUrl}/demo/mailbox`)
  }
  if (!smtpUrl) console.log(`  ${t('mail')}  ${join(dataDir, 'mail')}`)
  console.log(`  ${t('data')}  ${dataDir}\n  ${t('howToStop')}\n`)
}

function stopOnce(stopping: (() => Promise<void>)[]) {
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= (async () => {
      for (const each of stopping.reverse()) await each()
    })()
    return stopped
  }
  const stopInOrder = () => {
    console.log(t('stopping'))
    withinPatience(stop()).then(
      () => process.exit(0),
      (problem) => {
        openLog().error({ err: problem }, 'the process did not stop in order')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopInOrder)
  if (process.env.npm_lifecycle_event === 'start') onceParentEnded(stopInOrder)
  return stop
}

/** Work in progress may be waiting for something that failed, so after some time the process exits anyway. */
async function withinPatience(stopped: Promise<void>) {
  await Promise.race([stopped, wait(30_000, undefined, { ref: false })])
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
