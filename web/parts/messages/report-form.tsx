import { longestThreadReport } from '@trampolim/marketplace/messages/threads.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useMemo } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { draftKeys } from '../form/draft/draft-keys.ts'
import { TextForm } from '../form/kept/text-form.tsx'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'

const t = speak(messages)

/** The form that reports a thread, in place of the field for messages. */
export function ReportForm({ here, outcome }: { here: string; outcome: MessageOutcome | undefined }) {
  const refused = useMemo(() => (outcome?.fault ? { text: outcome.text, fault: outcome.fault } : null), [outcome])
  return (
    <TextForm
      draftKey={draftKeys.kept('report', here)}
      id="report"
      name="message"
      label={t('report.label')}
      rows={3}
      most={longestThreadReport}
      refused={refused}
      hidden={{}}
      action={`${here}${here.includes('?') ? '&' : '?'}report=true`}
      className={classes.report}
      above={
        <>
          <h2>{t('report.title')}</h2>
          <p>{t('report.text')}</p>
        </>
      }
    >
      {({ busy }) => (
        <div className={classes.acts}>
          <Button type="submit" name="intent" value="report" look="danger" loading={busy}>
            {t('report.send')}
          </Button>
          <ButtonLink to={here} look="bare">
            {t('report.cancel')}
          </ButtonLink>
        </div>
      )}
    </TextForm>
  )
}
