import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Configuration } from '../configuration.ts'
import { isLoopback } from '../http/caller/proxies.ts'
import { dkimRecord, domainOf } from '../mail/mail-settings.ts'
import { type Finding, saidBy, warning, well } from './finding.ts'

type Settings = Pick<Configuration, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'dkim' | 'bounceAddress'>

/** How long one DNS query may take, in milliseconds, and how often it is tried. */
const patience = { timeout: 2000, tries: 2 }
/** The DNS errors for a name that doesn't exist, or has no records of the requested type. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Whether the DNS knows the public address, and whether the sender's domain has the records that make receivers trust
 * letters: SPF, DMARC and the key of our signature. `servers`: name servers to use instead of the machine's.
 */
export async function checkDns(settings: Settings, servers?: readonly string[]): Promise<Finding[]> {
  const resolver = new Resolver(patience)
  if (servers) resolver.setServers(servers)
  try {
    const checks = [checkHost(resolver, settings), ...(settings.smtpUrl ? checksOfLetters(resolver, settings) : [])]
    return (await Promise.all(checks)).flat()
  } catch (problem) {
    return [warning('dns.silent', { said: saidBy(problem) })]
  }
}

async function checkHost(resolver: Resolver, { publicUrl }: Settings): Promise<Finding[]> {
  const host = new URL(publicUrl).hostname
  if (isIP(host.replace(/^\[|\]$/g, '')) || isLoopback(host)) return []
  const found = await Promise.all([known(resolver.resolve4(host)), known(resolver.resolve6(host))])
  const addresses = found.flat()
  return [
    addresses.length > 0
      ? well('dns.host', { host, addresses: addresses.join(', ') })
      : warning('dns.noHost', { host }),
  ]
}

function checksOfLetters(resolver: Resolver, { mailFrom, bounceAddress, dkim }: Settings): Promise<Finding[]>[] {
  const from = domainOf(mailFrom)
  return [
    checkSpf(resolver, domainOf(bounceAddress ?? mailFrom)),
    ...(dkim ? [checkDkim(resolver, dkim)] : []),
    checkDmarc(resolver, from),
  ]
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Finding[]> {
  const records = (await texts(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record] = records
  if (!record) return [warning('dns.noSpf', { domain })]
  if (records.length > 1) return [warning('dns.severalSpf', { domain, count: records.length })]
  return [/\s\+?all(\s|$)/i.test(record) ? warning('dns.openSpf', { domain, record }) : well('dns.spf', { domain })]
}

async function checkDkim(resolver: Resolver, dkim: NonNullable<Settings['dkim']>): Promise<Finding[]> {
  const { name, value } = dkimRecord(dkim)
  const keyOf = (record: string) => /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replaceAll(/\s/g, '')
  const keys = (await texts(resolver, name)).flatMap((record) => keyOf(record) ?? [])
  if (keys.length === 0) return [warning('dns.noDkim', { name, value })]
  return [keys.includes(keyOf(value) ?? '') ? well('dns.dkim', { name }) : warning('dns.otherDkim', { name, value })]
}

/** A domain without a DMARC record uses that of a parent domain. */
async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding[]> {
  const labels = domain.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  for (const each of domains) {
    const record = (await texts(resolver, `_dmarc.${each}`)).find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (record) return [well('dns.dmarc', { domain: each, policy: /;\s*p=(\w+)/i.exec(record)?.[1] ?? 'none' })]
  }
  return [warning('dns.noDmarc', { domain })]
}

/** The TXT records of a name; a long one consists of several pieces. */
async function texts(resolver: Resolver, name: string): Promise<string[]> {
  return (await known(resolver.resolveTxt(name))).map((pieces) => pieces.join(''))
}

/** An empty result if the DNS says that there are no records. */
async function known<Found>(asked: Promise<Found[]>): Promise<Found[]> {
  try {
    return await asked
  } catch (problem) {
    if (absent.has((problem as NodeJS.ErrnoException).code ?? '')) return []
    throw problem
  }
}
