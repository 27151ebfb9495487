import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'
import { browserTest } from '@trampolim/phrases/pt-br/browser-test.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(browserTest)

/** A feature that a browser must have, with the result of the test. */
export type Ability = { name: keyof typeof browserTest.ability; works: boolean }

/** A fact about the device. */
export type DeviceFact = { name: keyof typeof browserTest.fact; value: string }

/** Tests the features that the product uses. The test's cookie and storage entry are deleted immediately. */
export function tryAbilities(): Ability[] {
  return [
    { name: 'script', works: true },
    { name: 'cookies', works: keepsCookies() },
    { name: 'storage', works: keepsEntries() },
    { name: 'socket', works: 'WebSocket' in window },
    { name: 'worker', works: 'serviceWorker' in navigator && 'caches' in window },
    { name: 'passkeys', works: 'PublicKeyCredential' in window },
    { name: 'network', works: navigator.onLine },
  ]
}

const probe = 'probe'

function keepsCookies(): boolean {
  const { origin } = location
  const name = cookieName('trampolim_probe', origin)
  const set = (age: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers.
    document.cookie = `${name}=1; Path=/; Max-Age=${age}; SameSite=Lax${secureWhere(origin)}`
  }
  set(60)
  const works = document.cookie.includes(`${name}=1`)
  set(0)
  return works
}

function keepsEntries(): boolean {
  try {
    sessionStorage.setItem(probe, '1')
    sessionStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/**
 * Further facts that support asks for. The address of the referring page is left out, since it may reveal something
 * about the person.
 */
export function deviceFacts(): DeviceFact[] {
  const { width, height } = screen
  const density = Math.round(devicePixelRatio * 100) / 100
  const size = Math.round(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 10) / 10
  const asks = (query: string) => matchMedia(query).matches
  const scheme = asks('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  return [
    { name: 'notifications', value: t('value.notificationsOff') },
    { name: 'screen', value: t('value.pixels', { width, height, density }) },
    { name: 'window', value: t('value.size', { width: innerWidth, height: innerHeight }) },
    { name: 'text', value: t('value.textSize', { size }) },
    { name: 'scheme', value: t(asks('(forced-colors: active)') ? 'value.forced' : `value.${scheme}`) },
    { name: 'motion', value: t(asks('(prefers-reduced-motion: reduce)') ? 'value.less' : 'value.usual') },
    { name: 'zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone || t('value.unknown') },
    { name: 'languages', value: navigator.languages.join(', ') },
    { name: 'connection', value: connectionText() },
    { name: 'browser', value: navigator.userAgent },
    { name: 'address', value: location.origin },
  ]
}

function connectionText(): string {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }
  const kind = connection?.effectiveType ?? t('value.unknown')
  return connection?.saveData ? t('value.saves', { kind }) : kind
}

/** All results as lines of text. */
export function asText(abilities: readonly Ability[], facts: readonly DeviceFact[]): string {
  return [
    ...abilities.map(({ name, works }) => `${t(`ability.${name}`)}: ${t(works ? 'works' : 'fails')}`),
    ...facts.map(({ name, value }) => `${t(`fact.${name}`)}: ${value}`),
  ].join('\n')
}
