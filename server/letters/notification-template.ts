import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Block, Sheet } from './layout.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** What somebody was told lately, in one letter; `more`: how many besides. */
export type SummedUp = { name: string; texts: readonly string[]; more: number; path: string }

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
