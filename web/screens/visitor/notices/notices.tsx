import { longestNoticeSearch, noticeKinds, noticeTexts } from '@trampolim/marketplace/notices/fields.ts'
import { stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { noticeKindText, notices as phrases } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { ListSearch } from '../../../design/list-search.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { FeedLink } from '../../../parts/feeds/feed-link.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { type NoticeFilter, typedFilter } from '../../../parts/notices/notice-filter.ts'
import { noticeDayText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import classes from '../../../parts/notices/notices.module.css'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/notices.ts'

const t = speak(phrases)
type Filter = NoticeFilter & { state: string; kind: string }

/** The feed of what the list shows. */
const feedOf = (filter?: Filter) => feedAt(href('/classifieds.atom', {}, filter), t('feed'))
const pathOf = (filter: Filter, page: number) => href('/classifieds', {}, { ...filter, page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const state = states.codes.find((each) => each === query.get('state'))
  const kind = noticeKinds.find((each) => each === query.get('kind'))
  const typed = typedFilter(query)
  const filter: Filter = { ...typed, state: state ?? '', kind: kind ?? '' }
  const { q: text, city } = typed
  const list = await context.get(callsContext).gateway.notices.listNotices({ state, kind, city, text, page })
  const last = lastPageInstead(list)
  if (last) throw redirect(pathOf(filter, last))
  const { items, size, total } = list
  // Search engines list neither filtered lists nor the whole list while it is empty.
  const isListed = items.length > 0 && Object.values(filter).every((each) => each === '')
  const canonical = isListed ? context.get(siteContext).publicUrl + pathOf(filter, page) : null
  const shown = items.map(({ id, kind, title, company, city, state, day, start, end }) => ({
    ...{ id, kind, title, company, city, state, day, start, end },
  }))
  return { notices: shown, filter, page, pages: Math.ceil(total / size), canonical }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('description') }
  return [...publicPageTags({ ...page, canonical: loaderData?.canonical }), feedOf(loaderData?.filter)]
}

export default function Notices({ loaderData: { notices, filter, page, pages } }: Route.ComponentProps) {
  const filtered = Object.values(filter).some(Boolean)
  const days = [...new Set(notices.map(({ day }) => day))]
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        <ListSearch
          label={t('filter.label')}
          words={{ label: t('filter.text'), value: filter.q, most: longestNoticeSearch }}
          submit={t('filter.apply')}
          filters={{
            fold: t('filter.more'),
            inUse: [filter.state, filter.city, filter.kind].filter(Boolean).length,
            fields: (
              <>
                <Select
                  name="state"
                  label={t('filter.state')}
                  defaultValue={filter.state}
                  placeholder={t('filter.anyState')}
                  options={states.codes.map((value) => ({ value, text: stateName(value) }))}
                />
                <TextField
                  name="city"
                  label={t('filter.city')}
                  defaultValue={filter.city}
                  maxLength={noticeTexts.city.longest}
                  autoComplete="address-level2"
                />
                <Select
                  name="kind"
                  label={t('filter.kind')}
                  defaultValue={filter.kind}
                  placeholder={t('filter.anyKind')}
                  options={noticeKinds.map((value) => ({ value, text: noticeKindText[value] }))}
                />
              </>
            ),
          }}
        />
        {notices.length === 0 ? (
          <EmptyState
            title={t('none.title')}
            text={t(filtered ? 'none.filtered' : 'none.text')}
            actions={
              <>
                <ButtonLink look="main" to={href('/search')}>
                  {t('none.search')}
                </ButtonLink>
                {filtered && (
                  <ButtonLink look="bare" to={href('/classifieds')}>
                    {t('none.all')}
                  </ButtonLink>
                )}
              </>
            }
          />
        ) : (
          <div className={classes.list}>
            {days.map((day) => (
              <section key={day} aria-labelledby={`day-${day}`}>
                <h2 id={`day-${day}`}>{noticeDayText(day)}</h2>
                <ul className={classes.items}>
                  {notices
                    .filter((notice) => notice.day === day)
                    .map((notice) => (
                      <li key={notice.id} className={classes.item}>
                        <h3>
                          <Link to={href('/classifieds/:noticeId', { noticeId: notice.id })}>{notice.title}</Link>
                        </h3>
                        <p>
                          <Dotted of={[noticeKindText[notice.kind], notice.company]} />
                        </p>
                        <p className={classes.soft}>
                          <Dotted
                            of={[noticeTimeText(notice), t('town', { city: notice.city, state: notice.state })]}
                          />
                        </p>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <ListPager page={page} pages={pages} to={(number) => pathOf(filter, number)} label={t('pages')} />
        <FeedLink feed={feedOf(filter)} text={t('subscribe')} hint={t('subscribeText')} />
      </div>
    </PageBody>
  )
}
