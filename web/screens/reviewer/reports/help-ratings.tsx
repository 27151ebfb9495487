import { help } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { Link } from '../../../design/link.tsx'
import { topicPath } from '../../../parts/help/help-paths.ts'
import { ReportPage } from '../../../parts/reviews/report-page.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/help-ratings.ts'

const t = speak({ ratings: help.ratings })
const pathOf = (page: number) => href('/review/reports/help', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams)
  const found = await context.get(callsContext).socialMedia.faq.listRatings({ page })
  const last = lastPageInstead(found)
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(found.total / found.size), ratings: found.items }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('ratings.tab')} · Trampolim` }]
}

/** The ratings of the help centre's answers. */
export default function HelpRatings({ loaderData: { page, pages, ratings } }: Route.ComponentProps) {
  return (
    <ReportPage
      on="help"
      text={t('ratings.text')}
      none={{ title: t('ratings.none.title'), text: t('ratings.none.text') }}
      isEmpty={ratings.length === 0}
      page={page}
      pages={pages}
      to={pathOf}
    >
      <WorkRows label={t('ratings.tab')}>
        {ratings.map(({ id, audience, topic, question, helped, unhelped }) => (
          <WorkRow
            key={`${audience} ${id}`}
            title={<Link to={topicPath(audience, topic, { at: id })}>{question}</Link>}
            first={t(`ratings.of.${audience}`)}
            facts={[t('ratings.counts', { helped, unhelped })]}
          />
        ))}
      </WorkRows>
    </ReportPage>
  )
}
