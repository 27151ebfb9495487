import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'

const t = speak(selectionBoard)

/** A link to the report, once it was requested. */
type OpenedReport = { url: string | null; fault: string | null }

type MedicalReportProps = {
  report: { name: string; views: number }
  processId: string
  /** The candidate's name. */
  name: string
  here: string
  opened: OpenedReport | null
}

/** The medical report behind a warning: each view is recorded and shown to the candidate. */
export function MedicalReport({ report, processId, name, here, opened }: MedicalReportProps) {
  const busy = useNavigation().formData?.get('intent') === 'open-report'
  return (
    <Notice
      tone="warn"
      title={t('details.report.title')}
      actions={
        opened?.url ? (
          <a href={opened.url} target="_blank" rel="noopener noreferrer">
            {t('details.report.follow', { name: report.name })}
          </a>
        ) : (
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name="processId" value={processId} />
            <Button type="submit" name="intent" value="open-report" loading={busy}>
              {t('details.report.open')}
            </Button>
          </Form>
        )
      }
    >
      <p>{t('details.report.warning', { name })}</p>
      <p>{t('details.report.views', { count: report.views })}</p>
      {opened && <p role="status">{opened.fault ?? t('details.report.ready')}</p>}
    </Notice>
  )
}
