import { cookieName, secureWhere } from '@trampolim/contract/cookies.ts'

/** The chosen colour scheme; `system` follows the device and isn't stored. */
export type Theme = 'system' | 'light' | 'dark'

/** The colour schemes in the order of the toggle. */
export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const oneYear = 31_536_000

/** Reads the choice from a `Cookie` header, so that the first paint is right. */
export function themeOf(cookies: string | null, publicUrl: string): Theme {
  const name = cookieName('theme', publicUrl)
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The cookie that stores the choice for a year, or that deletes it. */
export function themeCookie(theme: Theme, publicUrl: string): string {
  const age = theme === 'system' ? 0 : oneYear
  return `${themeCookieIn(theme, publicUrl)}; Path=/; Max-Age=${age}; SameSite=Lax${secureWhere(publicUrl)}`
}

/** A `Cookie` header that contains only the chosen colour scheme. */
export function themeCookieIn(theme: Theme, publicUrl: string): string {
  return `${cookieName('theme', publicUrl)}=${theme}`
}

/** The attribute of the html element for a choice. */
export function themeAttributes(theme: Theme): Record<string, string | undefined> {
  return { 'data-theme': theme === 'system' ? undefined : theme }
}

/** The listeners to changes made in this page. */
const listeners = new Set<() => void>()

/** Calls `listener` after every change in this page, until the returned function is called. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The colour scheme that the page shows. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a chosen colour scheme and stores it in the browser. */
export function chooseTheme(theme: Theme, publicUrl: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of many readers.
  document.cookie = themeCookie(theme, publicUrl)
  for (const [name, value] of Object.entries(themeAttributes(theme))) {
    if (value) document.documentElement.setAttribute(name, value)
    else document.documentElement.removeAttribute(name)
  }
  for (const listener of listeners) listener()
}
