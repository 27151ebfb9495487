import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(search)

type WaitingFiltersProps = {
  labels: readonly string[]
  /** The search with these filters, opened after signing in or registering. */
  back: string
}

/** Explains to a visitor that the filters in the address were not applied, and how they can be used. */
export function WaitingFilters({ labels, back }: WaitingFiltersProps) {
  return (
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
  )
}
