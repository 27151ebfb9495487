import type { Device } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { networks } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import type { WayIn } from '@trampolim/marketplace/accounts/sign-in/ways-in.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { speakDevice } from '@trampolim/phrases/pt-br/devices.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, strong } from '../layout.ts'
import { type NewPassword, newPasswordAddress } from './new-password.ts'

const t = speak(letters)
const momentText = dayFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/**
 * To the owner of an account in which somebody signed in on an unknown device. `accessPath` is the page where they
 * change how the account is opened. Letters that were queued by a former version lack it and the way.
 */
type NewDevice = { device: Device; at: string; way?: WayIn; accessPath?: string } & NewPassword

function newDevice({ device, at, way = 'password', accessPath, passwordPath }: NewDevice, site: string) {
  const text = (words: string): Block => ({ kind: 'text', text: words })
  const network = networks.has(way) ? networkNames[way] : ''
  const by = network ? 'network' : way === 'passkey' ? 'passkey' : 'password'
  const where = { device: strong(speakDevice(device)), moment: momentText(new Date(at)) }
  return {
    subject: t('newDevice.subject'),
    blocks: [
      text(t('hello')),
      text(t(`newDevice.text.${by}`, { ...where, network })),
      text(t('newDevice.me')),
      text(t(`newDevice.notMe.${by}`, { network })),
      by === 'password' || !accessPath
        ? button(t('newDevice.button'), newPasswordAddress(site, passwordPath))
        : button(t('newDevice.access'), `${site}${accessPath}`),
    ],
  }
}

/** A new password helps against one that is known; anything else is taken away on the page about access. */
const button = (label: string, url: string): Block => ({ kind: 'button', label, url })

/** Letters about devices. */
export const deviceTemplates = {
  'new-device': newDevice,
}
