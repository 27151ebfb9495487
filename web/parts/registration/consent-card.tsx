import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Tag } from '../../design/tag.tsx'
import { toast } from '../../design/toasts.tsx'
import { href } from '../../platform/href.ts'
import classes from './consent-card.module.css'

const t = speak('registration', registration)

/**
 * What a person lets recruiters know and may change at any time, by the field of the profile that holds it; `agree` and
 * `withdraw` are what its form asks of the page of the curriculums.
 */
const consents = {
  agreeShareContactData: { texts: 'share', agree: 'share-contact-data', withdraw: 'keep-contact-data' },
  agreeFoundByDisability: {
    texts: 'found',
    agree: 'agree-found-by-disability',
    withdraw: 'withdraw-found-by-disability',
  },
} as const
export type Consent = keyof typeof consents

/** The change of the profile that a form of these asks for; undefined where it asks for something else. */
export function consentAsked(intent: unknown): Partial<Record<Consent, boolean>> | undefined {
  const asked = (Object.keys(consents) as Consent[]).find(
    (each) => consents[each].agree === intent || consents[each].withdraw === intent,
  )
  return asked && { [asked]: consents[asked].agree === intent }
}

/** What was agreed to, what it means, and the button that changes it. */
export function ConsentCard({ consent, on }: { consent: Consent; on: boolean }) {
  const { texts, agree, withdraw } = consents[consent]
  const fetcher = useFetcher<{ fault: string } | { done: true }>()
  const wish = fetcher.formData?.get('intent')
  const shown = wish ? wish === agree : on
  const answered = useRef<unknown>(undefined)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || answered.current === fetcher.data) return
    answered.current = fetcher.data
    if ('fault' in fetcher.data) toast({ tone: 'danger', text: fetcher.data.fault })
    else toast({ tone: 'success', text: t(on ? `${texts}.agreed` : `${texts}.withdrawn`) })
  }, [fetcher.state, fetcher.data, on, texts])
  return (
    <Card as="section">
      <fetcher.Form method="post" action={href('/curriculum')} className={classes.form}>
        <div className={classes.words}>
          <h2 className={classes.title}>
            {t(`${texts}.title`)}{' '}
            <Tag tone={shown ? 'green' : 'plain'}>{t(shown ? `${texts}.on` : `${texts}.off`)}</Tag>
          </h2>
          <p className={classes.text}>{t(shown ? `${texts}.onText` : `${texts}.offText`)}</p>
        </div>
        <Button
          type="submit"
          name="intent"
          value={shown ? withdraw : agree}
          size="small"
          loading={fetcher.state !== 'idle'}
        >
          {t(shown ? `${texts}.withdraw` : `${texts}.agree`)}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
