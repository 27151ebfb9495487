import type { NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block, Sheet } from '../layout.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A summary of recent notifications; `more`: the number of further ones. */
type SummedUp = { name: string; texts: readonly string[]; more: number; path: string; due?: 'daily' | 'weekly' }

/** A single notification as a letter; `path`: the page to which it links. */
type Told = { name: string; text: string; path: string; kind?: NotificationKind }

function notificationTold({ name, text: told, path }: Told, site: string): Sheet {
  return {
    subject: t('notificationTold.subject', { text: told.replace(/\.$/, '') }),
    blocks: [
      text(t('greeting', { name })),
      text(told),
      { kind: 'button', label: t('notificationTold.button'), url: `${site}${path}` },
      text(t('notificationTold.why')),
    ],
  }
}

function notificationsDue({ name, texts, more, path }: SummedUp, site: string): Sheet {
  return {
    subject: t('notificationsDue.subject', { count: texts.length + more }),
    blocks: [
      text(t('greeting', { name })),
      text(t('notificationsDue.text')),
      ...texts.map(text),
      ...(more > 0 ? [text(t('notificationsDue.more', { count: more }))] : []),
      { kind: 'button', label: t('notificationsDue.button'), url: `${site}${path}` },
    ],
  }
}

/** Letters about notifications. */
export const notificationTemplates = {
  'notifications-due': notificationsDue,
  'notification-told': notificationTold,
}
