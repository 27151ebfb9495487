import type { Device } from '@trampolim/marketplace/accounts/sign-in/devices.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { speakDevice } from '@trampolim/phrases/pt-br/devices.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, strong } from '../layout.ts'

const t = speak(letters)
const momentText = dayFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** To the owner of an account in which somebody signed in on an unknown device. */
export type NewDevice = { device: Device; at: string }

export function newDevice({ device, at }: NewDevice, site: string) {
  const text = (words: string): Block => ({ kind: 'text', text: words })
  return {
    subject: t('newDevice.subject'),
    blocks: [
      text(t('hello')),
      text(t('newDevice.text', { device: strong(speakDevice(device)), moment: momentText(new Date(at)) })),
      text(t('newDevice.me')),
      text(t('newDevice.notMe')),
      { kind: 'button', label: t('newDevice.button'), url: `${site}/forgot-password` } satisfies Block,
    ],
  }
}
