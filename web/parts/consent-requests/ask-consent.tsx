import { consentAsking } from '@trampolim/phrases/pt-br/consent-requests.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { toast } from '../../design/toasts.tsx'
import classes from './consent-requests.module.css'
import type { ConsentView } from './consent-view.ts'
import type { ConsentOutcome } from './do-consent-intent.ts'

const t = speak(consentAsking)

type AskConsentProps = {
  cvId: string
  consent: ConsentView | null
  /** The page that handles the form. */
  action: string
}

/**
 * The status of the company's request to see who a person is, with buttons to ask and to cancel; nothing if the name is
 * shown anyway.
 */
export function AskConsent({ cvId, consent, action }: AskConsentProps) {
  const { Form, data, state } = useFetcher<ConsentOutcome>()
  useEffect(() => {
    if (data?.text) toast({ text: data.text, tone: data.ok ? 'success' : 'danger' })
  }, [data])
  if (!consent) return null
  const { text, mayAsk, requestId } = consent
  return (
    <div className={classes.asking}>
      <p>{text}</p>
      {(mayAsk || requestId) && (
        <Form method="post" action={action} preventScrollReset>
          {requestId ? (
            <input type="hidden" name="requestId" value={requestId} />
          ) : (
            <input type="hidden" name="cvId" value={cvId} />
          )}
          <Button
            type="submit"
            name="intent"
            value={requestId ? 'cancel-consent' : 'ask-consent'}
            size="small"
            look={requestId ? 'bare' : 'plain'}
            loading={state !== 'idle'}
          >
            {t(requestId ? 'cancel' : 'ask')}
          </Button>
        </Form>
      )}
    </div>
  )
}
