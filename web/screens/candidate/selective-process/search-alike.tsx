import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(selection)

/** Leads to jobs like one for which somebody isn't in the selection any more. */
export function SearchAlike({ jobName }: { jobName: string }) {
  return (
    <ButtonLink to={href('/search', {}, { occupation: jobName })} aria-label={t('searchAlikeOf', { job: jobName })}>
      {t('searchAlike')}
    </ButtonLink>
  )
}
