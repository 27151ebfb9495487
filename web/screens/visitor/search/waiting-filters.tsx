import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import classes from './search.module.css'

const t = speak(search)

type WaitingFiltersProps = {
  labels: readonly string[]
  /** The search with these filters, opened after signing in or registering. */
  back: string
}

/** On a phone, where the explanation would push the jobs down: the way to use the filters, beside what is in use. */
export function WaitingChip({ labels, back }: WaitingFiltersProps) {
  return (
    <ChipLink to={href('/signin', {}, { redirect: back })} className={classes.waitingChip} rel="nofollow">
      {labels.length > 0 ? t('waiting.chip', { filters: labels.join(', ') }) : t('waiting.signIn')}
    </ChipLink>
  )
}

/** Explains to a visitor that the filters in the address were not applied, and how they can be used. */
export function WaitingFilters({ labels, back }: WaitingFiltersProps) {
  return (
    <div className={classes.waiting}>
      <Notice
        title={
          labels.length > 0
            ? t('waiting.title', { count: labels.length, filters: labels.join(', ') })
            : t('waiting.titleUnnamed')
        }
        actions={
          <>
            <ButtonLink look="main" to={href('/signin', {}, { redirect: back })} rel="nofollow">
              {t('waiting.signIn')}
            </ButtonLink>
            <ButtonLink to={href('/register', {}, { redirect: back })} rel="nofollow">
              {t('waiting.register')}
            </ButtonLink>
          </>
        }
      >
        {t('waiting.text')}
      </Notice>
    </div>
  )
}
