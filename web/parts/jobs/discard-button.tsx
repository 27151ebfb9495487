import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { href } from '../../platform/href.ts'

const t = speak(jobs)

/** Hides a job from the person's searches and recommendations. */
export function DiscardButton({ jobId }: { jobId: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={href('/jobs/:jobId', { jobId })}>
      <Button type="submit" look="bare" name="intent" value="discard" loading={fetcher.state !== 'idle'}>
        {t('discard')}
      </Button>
    </fetcher.Form>
  )
}
