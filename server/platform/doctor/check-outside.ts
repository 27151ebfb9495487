import { lookup } from 'node:dns/promises'
import { connect, isIP } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { formerVersionDays } from '@trampolim/marketplace/retention/outside.ts'
import type { BrokerSettings, Configuration } from '../configuration.ts'
import { verifyMailServer } from '../mail/post.ts'
import { readFault } from '../mail/read-fault.ts'
import type { Scanner } from '../scanner/scanner.ts'
import { readErasedVersions } from '../storage/erased-versions.ts'
import type { Storage } from '../storage/storage.ts'
import { type Finding, fault, saidBy, warning, well } from './finding.ts'

const timeout = 5000
const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465, 'mqtt:': 1883, 'mqtts:': 8883 }
/** No file of a person has this key. */
const ownKey = '0'.repeat(32)

/** Whether a mail server answers and lets us sign in; no letter is sent. */
export async function checkMail({ smtpUrl, demo }: Pick<Configuration, 'smtpUrl' | 'demo'>): Promise<Finding> {
  if (!smtpUrl) return demo ? well('mail.files') : warning('mail.none')
  const { host } = new URL(smtpUrl)
  try {
    await verifyMailServer(smtpUrl, { connection: timeout, greeting: timeout, answer: timeout })
    return well('mail.ok', { host })
  } catch (problem) {
    const said = readFault(problem).answer
    return (problem as NodeJS.ErrnoException).code === 'EAUTH'
      ? fault('mail.refused', { host, said })
      : fault('mail.away', { host, said })
  }
}

/**
 * Whether each RabbitMQ node can be reached, its management API accepts us, and it reaches the other nodes of its
 * cluster.
 */
export async function checkBroker(broker: BrokerSettings | null): Promise<Finding[]> {
  if (!broker) return [well('broker.embedded')]
  const nodes = await Promise.all(broker.urls.map(checkNode))
  if (nodes.every(({ level }) => level !== 'ok')) return nodes
  return [...nodes, ...(await Promise.all(broker.managementUrls.map(checkManagement))).flat()]
}

async function checkNode(url: string): Promise<Finding> {
  const { host } = new URL(url)
  try {
    await reach(new URL(url))
    return well('broker.ok', { host })
  } catch (problem) {
    return fault('broker.away', { host, said: saidBy(problem) })
  }
}

async function checkManagement(address: string): Promise<Finding[]> {
  const url = new URL('api/nodes', address.replace(/\/*$/, '/'))
  const { host } = url
  const [user, password] = [url.username, url.password].map(decodeURIComponent)
  url.username = ''
  url.password = ''
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  try {
    const answer = await fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(timeout) })
    if (!answer.ok) return [warning('broker.management', { host, said: String(answer.status) })]
    const nodes = (await answer.json()) as { name: string; running: boolean; partitions?: string[] }[]
    const lost = new Set(nodes.flatMap(({ name, running, partitions = [] }) => (running ? partitions : name)))
    return lost.size === 0 ? [] : [warning('broker.separated', { host, nodes: [...lost].join(', ') })]
  } catch (problem) {
    return [warning('broker.management', { host, said: saidBy((problem as Error).cause ?? problem) })]
  }
}

/** Whether the virus scanner answers. */
export async function checkScanner(scanner: Scanner | null): Promise<Finding> {
  if (!scanner) return warning('scanner.none')
  try {
    await scanner.scan(Buffer.from('doctor'), { within: timeout })
    return well('scanner.ok')
  } catch (problem) {
    return fault('scanner.away', { said: saidBy(problem) })
  }
}

/** Whether a bucket answers, and lets us write, read and delete; the object that is written for this is deleted. */
export async function checkBucket(storage: Storage): Promise<Finding> {
  const bytes = Buffer.from('doctor')
  try {
    await storage.write(ownKey, bytes)
    const found = await storage.read(ownKey)
    await storage.remove(ownKey)
    return found && bytes.equals(found) ? well('storage.ok') : fault('storage.forgets')
  } catch (problem) {
    return fault('storage.away', { said: saidBy(problem) })
  }
}

/** Whether a bucket really deletes data: former versions of files are as personal as the files. */
export async function checkErasedVersions(storageUrl: string | null): Promise<Finding[]> {
  if (!storageUrl) return []
  const most = String(formerVersionDays)
  try {
    const erased = await readErasedVersions(storageUrl)
    if (!erased.kept) return [well('storage.erased', { most })]
    if (erased.days === null) return [fault('storage.keepsErased', { most })]
    if (erased.days <= formerVersionDays) return [well('storage.erased', { most })]
    return [fault('storage.keepsErasedLong', { days: String(erased.days), most })]
  } catch (problem) {
    return [warning('storage.notAsked', { said: saidBy(problem) })]
  }
}

/** Whether the host names of the configured external services can be resolved; no request is sent to them. */
export async function checkHosts(configuration: Configuration): Promise<Finding[]> {
  const { cepUrl, rfbUrl, smsUrl, meetingUrl, networks, demo } = configuration
  const named = {
    CEP_URL: cepUrl,
    RFB_URL: rfbUrl,
    SMS_URL: smsUrl,
    MEETING_URL: meetingUrl,
    GOOGLE_ISSUER: demo ? null : networks.google?.issuer,
    LINKEDIN_ISSUER: demo ? null : networks.linkedin?.issuer,
  }
  return Promise.all(
    Object.entries(named).flatMap(([name, address]) =>
      address ? [checkHost(name, new URL(address.replaceAll('{', '').replaceAll('}', '')).hostname)] : [],
    ),
  )
}

async function checkHost(name: string, host: string): Promise<Finding> {
  try {
    await lookup(host.replace(/^\[|\]$/g, ''))
    return well('outside.ok', { name, host })
  } catch {
    return warning('outside.unknown', { name, host })
  }
}

/** Connects, and closes the connection. */
async function reach(url: URL): Promise<void> {
  const secure = url.protocol.endsWith('s:')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const to = { host, port: Number(url.port) || (ports[url.protocol] as number) }
  const socket = secure ? connectSecurely({ ...to, ...(!isIP(host) && { servername: host }) }) : connect(to)
  const deadline = setTimeout(() => socket.destroy(new Error(`no answer in ${timeout / 1000} s`)), timeout)
  try {
    await new Promise((resolve, reject) => {
      socket.once(secure ? 'secureConnect' : 'connect', resolve)
      socket.once('error', reject)
    })
  } finally {
    clearTimeout(deadline)
    socket.destroy()
  }
}
