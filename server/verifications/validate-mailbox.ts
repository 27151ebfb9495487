import { Resolver } from 'node:dns/promises'

/** What a domain's DNS says about its mail. */
export type Mailbox = 'exists' | 'unknown' | 'none'

/** The part of a DNS resolver that is used here. */
export type MailResolver = {
  resolveMx: (domain: string) => Promise<readonly { exchange: string }[]>
  resolve4: (domain: string) => Promise<readonly string[]>
  resolveNs: (domain: string) => Promise<readonly string[]>
}

const timeout = 3000
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Whether an e-mail address can receive mail, according to its domain's DNS within 3 seconds. A domain without MX
 * records receives mail at its own address (RFC 5321, 5.1); a null MX refuses mail (RFC 7505). Without an answer it is
 * 'unknown'.
 */
export async function validateMailbox(
  email: string,
  resolver: MailResolver = new Resolver({ timeout: 1000, tries: 2 }),
): Promise<Mailbox> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const late = AbortSignal.timeout(timeout)
  const tooLate = new Promise<Mailbox>((resolve) => late.addEventListener('abort', () => resolve('unknown')))
  return Promise.race([askDomain(domain, resolver), tooLate])
}

async function askDomain(domain: string, resolver: MailResolver): Promise<Mailbox> {
  try {
    const servers = await resolver.resolveMx(domain)
    return servers.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'exists' : 'none'
  } catch (problem) {
    if (!isAbsent(problem)) return 'unknown'
  }
  try {
    return (await resolver.resolve4(domain)).length > 0 ? 'exists' : 'none'
  } catch (problem) {
    return isAbsent(problem) && (await knowsTheWorld(resolver)) ? 'none' : 'unknown'
  }
}

/**
 * The resolver of a closed network reports every domain as missing. If it can't even resolve Brazil's top-level domain,
 * it isn't trusted.
 */
async function knowsTheWorld(resolver: MailResolver): Promise<boolean> {
  return resolver.resolveNs('br').then(
    (servers) => servers.length > 0,
    () => false,
  )
}

function isAbsent(problem: unknown): boolean {
  return absent.has((problem as NodeJS.ErrnoException).code ?? '')
}
