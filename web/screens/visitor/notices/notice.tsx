import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { noticeKindText, notices as phrases } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Link } from '../../../design/link.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { ErrorState } from '../../../design/states.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { leavingPath } from '../../../parts/leaving-path.ts'
import { noticeEvent } from '../../../parts/notices/notice-event.ts'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import classes from '../../../parts/notices/notices.module.css'
import { PassNotice } from '../../../parts/notices/pass-notice.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { callsContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/notice.ts'

const t = speak(phrases)
const feed = feedAt(href('/classifieds.atom'), t('feed'))

export async function loader({ params: { noticeId }, url, context }: Route.LoaderArgs) {
  try {
    const notice = await context.get(callsContext).gateway.notices.readNotice({ id: noticeId })
    const { publicUrl } = context.get(siteContext)
    const canonical = publicUrl + href('/classifieds/:noticeId', { noticeId })
    const steps = [
      { name: t('title'), path: href('/classifieds') },
      { name: notice.title, path: url.pathname },
    ]
    context.set(structuredDataContext, [noticeEvent(notice, canonical), breadcrumbList(steps, publicUrl)])
    return data({ state: 'found' as const, notice, canonical })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'notice_gone') return data({ state: 'gone' as const }, 410)
    if (refused?.status === 404 || refused?.code === 'invalid_form') return data({ state: 'missing' as const }, 404)
    throw problem
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData?.state !== 'found') {
    const title = t(loaderData?.state === 'gone' ? 'goneTitle' : 'missingTitle')
    return [{ title: `${title} · Trampolim` }, { name: 'robots', content: 'noindex' }]
  }
  const { notice, canonical } = loaderData
  const title = `${notice.title} · ${notice.company} · Trampolim`
  const description = `${noticeDayText(notice.day)}, ${noticeTimeText(notice)}. ${noticePlaceText(notice)}`
  return [...publicPageTags({ title, description, canonical, picture: `${canonical}/share.png` }), feed]
}

export default function Notice({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    const gone = loaderData.state === 'gone'
    return (
      <ErrorState
        scene="closed"
        level={1}
        title={t(gone ? 'goneTitle' : 'missingTitle')}
        text={t(gone ? 'gone' : 'missing')}
        actions={
          <ButtonLink look="main" to={href('/classifieds')}>
            {t('back')}
          </ButtonLink>
        }
      />
    )
  }
  const { notice, canonical } = loaderData
  const { id: noticeId, kind, title, text, company, organizationId, organizationPage, howTo, link } = notice
  const place = noticePlaceText(notice)
  const crumbs = [{ to: href('/classifieds'), text: t('back') }]
  return (
    <PageBody width="narrow">
      <PageHead
        title={title}
        text={`${noticeKindText[kind]} · ${company}`}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={crumbs} />}
      />
      <div className={classes.body}>
        <Facts
          facts={[
            { name: t('facts.day'), value: noticeDayText(notice.day) },
            { name: t('facts.time'), value: noticeTimeText(notice) },
            { name: t('facts.place'), value: place },
            {
              name: t('facts.company'),
              value: organizationPage ? (
                <Link to={href('/companies/:organizationId', { organizationId })}>{company}</Link>
              ) : (
                company
              ),
            },
            { name: t('facts.howTo'), value: howTo },
            {
              name: t('facts.link'),
              value: link && (
                <a href={leavingPath(link)} rel="noopener nofollow" target="_blank">
                  {link}
                </a>
              ),
            },
          ]}
        />
        <p className={classes.words}>{text}</p>
        <div className={classes.ways}>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('map')}
          </a>
          <a href={href('/classifieds/:noticeId/calendar', { noticeId })} download="classificado.ics">
            {t('calendar')}
          </a>
        </div>
        <p className={classes.soft}>{t('free')}</p>
        <PassNotice notice={notice} address={canonical} path={href('/classifieds/:noticeId', { noticeId })} />
      </div>
    </PageBody>
  )
}
