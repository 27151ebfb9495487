import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Tag } from '../../design/tag.tsx'
import { toast } from '../../design/toasts.tsx'
import { href } from '../../platform/href.ts'
import classes from './found-by-disability.module.css'

const t = speak('registration', registration)

/** What the form below asks of the page of the curriculums. */
export const foundIntents = { agree: 'agree-found-by-disability', withdraw: 'withdraw-found-by-disability' } as const

/** Whether recruiters find somebody as a person with a disability, and the button that changes it. */
export function FoundByDisability({ on }: { on: boolean }) {
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  const wish = fetcher.formData?.get('intent')
  const shown = wish ? wish === foundIntents.agree : on
  const answered = useRef<unknown>(undefined)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || answered.current === fetcher.data) return
    answered.current = fetcher.data
    if ('fault' in fetcher.data) toast({ tone: 'danger', text: fetcher.data.fault })
    else toast({ tone: 'success', text: t(on ? 'found.agreed' : 'found.withdrawn') })
  }, [fetcher.state, fetcher.data, on])
  return (
    <Card as="section">
      <fetcher.Form method="post" action={href('/curriculum')} className={classes.form}>
        <div className={classes.words}>
          <h2 className={classes.title}>
            {t('found.title')} <Tag tone={shown ? 'green' : 'plain'}>{t(shown ? 'found.on' : 'found.off')}</Tag>
          </h2>
          <p className={classes.text}>{t(shown ? 'found.onText' : 'found.offText')}</p>
        </div>
        <Button
          type="submit"
          name="intent"
          value={shown ? foundIntents.withdraw : foundIntents.agree}
          size="small"
          loading={fetcher.state !== 'idle'}
        >
          {t(shown ? 'found.withdraw' : 'found.agree')}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
