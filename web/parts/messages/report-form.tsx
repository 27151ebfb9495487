import { longestThreadReport } from '@trampolim/marketplace/messages/threads.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { TextArea } from '../../design/text-field.tsx'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'

const t = speak(messages)

/** The form that reports a thread, in the place of the field for messages. */
export function ReportForm({ here, outcome }: { here: string; outcome: MessageOutcome | undefined }) {
  return (
    <Form method="post" action={`${here}${here.includes('?') ? '&' : '?'}report=true`} className={classes.report}>
      <h2>{t('report.title')}</h2>
      <p>{t('report.text')}</p>
      <TextArea
        name="message"
        id="report"
        label={t('report.label')}
        rows={3}
        most={longestThreadReport}
        defaultValue={outcome?.text}
        fault={outcome?.fault ?? undefined}
      />
      <div className={classes.acts}>
        <Button type="submit" name="intent" value="report" look="danger">
          {t('report.send')}
        </Button>
        <ButtonLink to={here} look="bare">
          {t('report.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
