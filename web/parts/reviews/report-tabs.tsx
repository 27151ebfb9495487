import { apiKeyReview } from '@trampolim/phrases/pt-br/api-keys.ts'
import { contactReview } from '@trampolim/phrases/pt-br/contact.ts'
import { help } from '@trampolim/phrases/pt-br/help.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tabs } from '../../design/tabs.tsx'
import { href } from '../../platform/href.ts'

const t = speak(reviews)
const ofContact = speak(contactReview)
const ofKeys = speak({ tab: apiKeyReview.tab })
const ofHelp = speak({ ratings: help.ratings })

/** The kinds of reports that reviewers read. */
export function ReportTabs({ on }: { on: 'looks' | 'threads' | 'contact' | 'help' | 'keys' }) {
  return (
    <Tabs
      label={t('reports.label')}
      tabs={[
        { to: href('/review/reports'), text: t('reports.looks'), on: on === 'looks' },
        { to: href('/review/reports/threads'), text: t('reports.threads'), on: on === 'threads' },
        { to: href('/review/reports/contact'), text: ofContact('tab'), on: on === 'contact' },
        { to: href('/review/reports/help'), text: ofHelp('ratings.tab'), on: on === 'help' },
        { to: href('/review/reports/keys'), text: ofKeys('tab'), on: on === 'keys' },
      ]}
    />
  )
}
