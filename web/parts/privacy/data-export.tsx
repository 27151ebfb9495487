import type { DataExport } from '@trampolim/contract/gateway/data-exports.ts'
import { dataExport } from '@trampolim/phrases/pt-br/data-export.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import { momentText } from '../dates.ts'
import classes from './privacy.module.css'

const t = speak(dataExport)

export const exportIntent = 'export'

type DataExportProps = {
  /** The path of the page that it is on. */
  page: '/profile/privacy' | '/recruiter/profile/privacy'
  file: DataExport
  /** Whether the file expired before it was opened. */
  gone: boolean
  /** Why a file couldn't be requested. */
  refused: string | undefined
  privacyEmail: string
}

/** The section in which a person requests the file with all their data, and downloads it. */
export function DataExportPart({ page, file: { state, ends }, gone, refused, privacyEmail }: DataExportProps) {
  const busy = useNavigation().formData?.get('intent') === exportIntent
  return (
    <section className={classes.section} aria-labelledby="data-export">
      <h2 id="data-export">{t('title')}</h2>
      <p className={classes.soft}>{t('text')}</p>
      {refused && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      {gone && state === 'none' && <Notice tone="warn">{t('gone')}</Notice>}
      {state === 'failed' && <Notice tone="danger">{t('failed', { email: privacyEmail })}</Notice>}
      {state === 'making' && (
        <>
          <Notice live>{t('making')}</Notice>
          <Form method="get" action={page} reloadDocument>
            <Button type="submit">{t('look')}</Button>
          </Form>
        </>
      )}
      {state === 'ready' && ends && (
        <>
          <Notice tone="success">{t('ready', { until: momentText(ends) })}</Notice>
          <div>
            <ButtonLink look="main" to={href(page, {}, { file: 'true' })} reloadDocument>
              {t('download')}
            </ButtonLink>
          </div>
        </>
      )}
      {state !== 'making' && (
        <Form method="post">
          <input type="hidden" name="intent" value={exportIntent} />
          <Button type="submit" loading={busy}>
            {t(state === 'ready' ? 'again' : 'ask')}
          </Button>
        </Form>
      )}
    </section>
  )
}
