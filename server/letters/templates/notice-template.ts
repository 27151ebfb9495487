import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { noticeLetters } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Block, type Sheet, strong } from '../layout.ts'

const t = speak(noticeLetters)
const common = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A reviewer's decision on a notice; `reason` is null if it was approved. */
type DecidedNotice = {
  name: string
  title: string
  noticeId: string
  reason: string | null
  takenDown: boolean
  /** Whether it is about an edit of a published notice. */
  edited?: boolean
}

function noticeDecided({ name, title, noticeId, reason, takenDown, edited }: DecidedNotice, site: string): Sheet {
  const values = { title: strong(title) }
  if (reason === null) {
    return {
      subject: t(edited ? 'editApproved.subject' : 'approved.subject'),
      blocks: [
        text(common('greeting', { name })),
        text(t(edited ? 'editApproved.text' : 'approved.text', values)),
        { kind: 'button', label: t('approved.button'), url: `${site}/classifieds/${noticeId}` },
      ],
    }
  }
  const what = edited ? 'editRejected' : takenDown ? 'takenDown' : 'rejected'
  return {
    subject: t(`${what}.subject`),
    blocks: [
      text(common('greeting', { name })),
      text(t(`${what}.text`, values)),
      { kind: 'quote', title: t('reason'), text: reason },
      text(t('again')),
      { kind: 'button', label: t('button'), url: `${site}/recruiter/notices/${noticeId}/edit` },
    ],
  }
}

/** Letters about notices. */
export const noticeTemplates = {
  'notice-decided': noticeDecided,
}
