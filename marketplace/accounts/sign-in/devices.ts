/**
 * The browsers and systems by which people recognise their devices. Some browsers also name others in their header, so
 * each stands before the ones that it names.
 */
const browserMarks = {
  edge: /Edg(?:A|iOS)?\//,
  opera: /OPR\//,
  samsung: /SamsungBrowser\//,
  firefox: /(?:Firefox|FxiOS)\//,
  chrome: /(?:Chrome|CriOS)\//,
  safari: /Version\/[\d.]+.* Safari\//,
} as const

const systemMarks = {
  android: /Android/,
  ios: /iPhone|iPad|iPod/,
  windows: /Windows NT/,
  mac: /Mac OS X/,
  linux: /Linux|CrOS/,
} as const

export type Browser = keyof typeof browserMarks
export type System = keyof typeof systemMarks
export const browsers = Object.keys(browserMarks) as [Browser, ...Browser[]]
export const systems = Object.keys(systemMarks) as [System, ...System[]]

/** The kind of a device, as far as it is known. */
export type Device = { readonly browser: Browser | null; readonly system: System | null }

export const unknownDevice: Device = { browser: null, system: null }

/** Real headers aren't longer than this. */
const longest = 400

/**
 * The kind of device that a `User-Agent` header describes. Clients can write anything into it, so it proves nothing.
 */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, longest)
  const markedIn = <Name extends string>(marks: Readonly<Record<Name, RegExp>>) =>
    (Object.keys(marks) as Name[]).find((name) => marks[name].test(text)) ?? null
  return { browser: markedIn(browserMarks), system: markedIn(systemMarks) }
}
