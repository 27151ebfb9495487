import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tabs } from '../../design/tabs.tsx'
import { href } from '../../platform/href.ts'

const t = speak(reviews)

/** The kinds of reports that reviewers read. */
export function ReportTabs({ on }: { on: 'looks' | 'threads' }) {
  return (
    <Tabs
      label={t('reports.label')}
      tabs={[
        { to: href('/review/reports'), text: t('reports.looks'), on: on === 'looks' },
        { to: href('/review/reports/threads'), text: t('reports.threads'), on: on === 'threads' },
      ]}
    />
  )
}
