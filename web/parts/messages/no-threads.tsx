import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../design/button.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { EmptyState } from '../../design/states.tsx'
import type { Side } from './view.ts'

const t = speak(messages)

/** The page of somebody without conversations: how one begins, over its whole width. */
export function NoThreads({ side, to }: { side: Side; to: string }) {
  return (
    <PageBody>
      <PageHead title={t('title')} />
      <EmptyState
        title={t(`empty.${side}.title`)}
        text={t(`empty.${side}.text`)}
        actions={
          <ButtonLink look="main" to={to}>
            {t(`empty.${side}.action`)}
          </ButtonLink>
        }
      />
    </PageBody>
  )
}
