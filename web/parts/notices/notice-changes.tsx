import type { ReviewedNotice } from '@trampolim/contract/gateway/notices.ts'
import { type StateCode, stateName } from '@trampolim/marketplace/reference/states.ts'
import { noticeKindText, noticeReview } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MarkedWords } from '../reviews/marked-words.tsx'
import { noticeDayText } from './notice-texts.ts'
import classes from './notices.module.css'

const t = speak(noticeReview)

type Change = ReviewedNotice['changes'][number]

/** The changes of an edit: both versions of each field side by side, with changed words marked in texts. */
export function NoticeChanges({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <section className={classes.changes} aria-label={t('changes', { title })}>
      {changes.map((change) => (
        <dl key={change.field}>
          <div className={classes.of}>
            <dt>{t('field')}</dt>
            <dd>{t(`fields.${change.field}`)}</dd>
          </div>
          {(['before', 'after'] as const).map((side) => (
            <div key={side}>
              <dt>{t(side)}</dt>
              <dd>
                {change.words ? <MarkedWords words={change.words} side={side} /> : shown(change.field, change[side])}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

function shown(field: Change['field'], value: string): string {
  if (value === '') return t('blank')
  if (field === 'day') return noticeDayText(value)
  if (field === 'state') return stateName(value as StateCode)
  return field === 'kind' ? noticeKindText[value as keyof typeof noticeKindText] : value
}
