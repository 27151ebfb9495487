import { keyLinkHours } from '@trampolim/marketplace/api-keys/keys.ts'
import { apiKeyLetters } from '@trampolim/phrases/pt-br/api-keys.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(apiKeyLetters)
const common = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** The letters repeat nothing that was typed, since anybody can type any address. */
type KeyLink = { token: string }

const toLink =
  (of: 'asked' | 'manage') =>
  ({ token }: KeyLink, site: string): Sheet => ({
    subject: t(`${of}.subject`),
    blocks: [
      text(common('hello')),
      text(t(`${of}.text`, { hours: keyLinkHours })),
      { kind: 'button', label: t(`${of}.button`), url: `${site}/api/keys?link=${encodeURIComponent(token)}` },
      { kind: 'small', text: t('notYou') },
    ],
  })

/** To an address for which a key was requested. */
export const apiKeyAsked = toLink('asked')

/** To an address that has keys. */
export const apiKeyManage = toLink('manage')

/** To the holder of a key that a reviewer ended. */
type EndedKey = { project: string; remark: string }

function apiKeyEnded({ project, remark }: EndedKey, site: string): Sheet {
  return {
    subject: t('ended.subject'),
    blocks: [
      text(common('hello')),
      text(t('ended.text', { project: strong(project) })),
      { kind: 'quote', title: t('ended.reason'), text: remark },
      text(t('ended.more')),
      { kind: 'button', label: t('ended.button'), url: `${site}/contact` },
    ],
  }
}

/** Letters about API keys. */
export const apiKeyTemplates = {
  'api-key-asked': apiKeyAsked,
  'api-key-manage': apiKeyManage,
  'api-key-ended': apiKeyEnded,
}
