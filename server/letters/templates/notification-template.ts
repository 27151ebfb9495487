import type { NotificationKind } from '@trampolim/marketplace/notifications/kinds.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block, Sheet } from '../layout.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** What somebody was told lately, in one letter; `more`: how many besides. */
export type SummedUp = { name: string; texts: readonly string[]; more: number; path: string; due?: 'daily' | 'weekly' }

/** What somebody was told just now, in a letter that says no more; `path`: to where it leads. */
export type Told = { name: string; text: string; path: string; kind?: NotificationKind }

export function notificationTold({ name, text: told, path }: Told, site: string): Sheet {
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

export function notificationsDue({ name, texts, more, path }: SummedUp, site: string): Sheet {
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
