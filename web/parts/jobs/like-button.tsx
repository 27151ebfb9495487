import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useFetcher } from 'react-router'
import { IconButton } from '../../design/icon-button.tsx'
import { href } from '../../platform/href.ts'
import classes from './like-button.module.css'

const t = speak(jobs)

/** The favourite button of a job; updates optimistically. A visitor is redirected to sign in. */
export function LikeButton({ job, liked }: { job: { id: string; name: string }; liked: boolean }) {
  const fetcher = useFetcher()
  const intent = fetcher.formData?.get('intent')
  const on = intent ? intent === 'like' : liked
  return (
    <fetcher.Form method="post" action={href('/jobs/:jobId', { jobId: job.id })}>
      <IconButton
        type="submit"
        name="intent"
        value={on ? 'unlike' : 'like'}
        aria-pressed={on}
        label={t(on ? 'unlike' : 'like', { job: job.name })}
        icon={
          on ? (
            <IconHeartFilled size={20} className={classes.on} aria-hidden="true" />
          ) : (
            <IconHeart size={20} aria-hidden="true" />
          )
        }
      />
    </fetcher.Form>
  )
}
