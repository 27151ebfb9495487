import type { Device } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { speak } from '../speak.ts'

/** The names of browsers and systems. */
export const deviceNames = {
  browser: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
  },
  system: {
    android: 'Android',
    ios: 'iPhone ou iPad',
    linux: 'Linux',
    mac: 'Mac',
    windows: 'Windows',
  },
} as const

const t = speak({ ...deviceNames, both: '{{browser}} no {{system}}', unknown: 'Aparelho não reconhecido' } as const)

/** A device in words by which its owner recognises it: 'Chrome no Android'. */
export function speakDevice({ browser, system }: Device): string {
  if (browser && system) return t('both', { browser: t(`browser.${browser}`), system: t(`system.${system}`) })
  if (browser) return t(`browser.${browser}`)
  return system ? t(`system.${system}`) : t('unknown')
}
