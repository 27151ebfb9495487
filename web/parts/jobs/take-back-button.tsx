import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { href } from '../../platform/href.ts'

const t = speak(jobs)

/** Makes a discarded job visible again. */
export function TakeBackButton({ jobId }: { jobId: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={href('/jobs/:jobId', { jobId })}>
      <Button type="submit" size="small" name="intent" value="take-back" loading={fetcher.state !== 'idle'}>
        {t('takeBack')}
      </Button>
    </fetcher.Form>
  )
}
