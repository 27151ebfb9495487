import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { href } from '../../../platform/href.ts'

const t = speak(agenda)

/** The agenda of a recruiter who may not select candidates yet, or who is in no company. */
export function Locked({ alone }: { alone: boolean }) {
  const texts = alone
    ? (['alone', 'aloneText', 'aloneAction'] as const)
    : (['locked', 'lockedText', 'lockedAction'] as const)
  const [title, text, action] = texts
  return (
    <PageBody>
      <EmptyState
        level={1}
        title={t(title)}
        text={t(text)}
        actions={
          <ButtonLink look="main" to={href(alone ? '/recruiter/organization' : '/recruiter/dashboard')}>
            {t(action)}
          </ButtonLink>
        }
      />
    </PageBody>
  )
}
