/** Free e-mail providers, whose addresses prove nothing about a company. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `
    gmail.com googlemail.com outlook.com outlook.com.br hotmail.com hotmail.com.br live.com live.com.br msn.com
    yahoo.com yahoo.com.br ymail.com rocketmail.com icloud.com me.com mac.com aol.com gmx.com gmx.net mail.com
    proton.me protonmail.com pm.me tutanota.com tuta.io zoho.com yandex.com fastmail.com hey.com duck.com
    uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com oi.com.br zipmail.com.br
    superig.com.br pop.com.br click21.com.br itelefonica.com.br veloxmail.com.br bemtevi.com brturbo.com.br
  `
    .trim()
    .split(/\s+/),
)

const sharedEndings: ReadonlySet<string> = new Set(
  `
    com.br net.br org.br gov.br edu.br ind.br art.br adv.br eng.br eco.br emp.br blog.br app.br dev.br log.br tur.br
    srv.br inf.br far.br imb.br med.br odo.br psi.br vet.br arq.br coop.br esp.br etc.br mil.br jus.br leg.br mp.br
    agr.br co.uk com.pt com.ar wixsite.com wordpress.com blogspot.com blogspot.com.br negocio.site business.site
    myshopify.com lojaintegrada.com.br github.io vercel.app netlify.app web.app
    instagram.com facebook.com linkedin.com linktr.ee wa.me
  `
    .trim()
    .split(/\s+/),
)

/**
 * The http or https address of a site, whether or not the text begins with the scheme; undefined if there is none, or if
 * it contains a user name: `javascript:…@site` and `bank.com@site` lead elsewhere than they seem to.
 */
export function siteAddress(site: string): string | undefined {
  const text = site.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || /\s/.test(text) || !URL.canParse(address)) return undefined
  const { hostname, username, password } = new URL(address)
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname)
  return isName && username === '' && password === '' ? address : undefined
}

/** The host of a site in lower case without `www.`; undefined if it has none. */
export function siteHost(site: string): string | undefined {
  const address = siteAddress(site)
  return address && new URL(address).hostname.replace(/^www\./, '')
}

/** The domain of an e-mail address in lower case; empty if it has none. */
export function domainOf(email: string): string {
  return email.trim().toLowerCase().split('@').at(-1) ?? ''
}

/** The registrable domain of a host: `empresa.com.br` for `rh.empresa.com.br`. */
export function registeredDomainOf(email: string): string {
  const labels = domainOf(email).split('.')
  const isShared = sharedEndings.has(labels.slice(-2).join('.'))
  return labels.slice(isShared ? -3 : -2).join('.')
}

/** Whether an address belongs to a free e-mail provider; it is accepted, but not deemed authorised. */
export function isFreeMail(email: string): boolean {
  return freeMailDomains.has(domainOf(email))
}

/**
 * Whether a person with this e-mail address is deemed authorised to register the company with this site or domain
 * (specification, data §6): the address has the site's domain, or a parent or child domain of it.
 */
export function isAuthorisedFor(email: string, site: string | null | undefined): boolean {
  const host = site ? siteHost(site) : undefined
  const domain = email.includes('@') ? domainOf(email) : ''
  if (!host || !siteHost(domain) || freeMailDomains.has(domain)) return false
  const [above, below] = host.length <= domain.length ? [host, domain] : [domain, host]
  return !sharedEndings.has(above) && !freeMailDomains.has(above) && (above === below || below.endsWith(`.${above}`))
}
