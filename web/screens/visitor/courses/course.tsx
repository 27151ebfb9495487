import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { CourseArea } from '@trampolim/marketplace/content/articles.ts'
import { courseAreaText, courseFormText, courses as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Link } from '../../../design/link.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { Prose } from '../../../parts/content/prose.tsx'
import { versionText } from '../../../parts/dates-with-year.ts'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { callsContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/course.ts'
import classes from './course.module.css'

const t = speak(phrases)
const feed = feedAt(href('/courses.atom'), t('feed'))

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  try {
    const course = await context.get(callsContext).socialMedia.articles.readCourse({ slug })
    const { publicUrl } = context.get(siteContext)
    const path = href('/courses/:slug', { slug })
    const steps = [...crumbsTo(course).map(({ to, text }) => ({ name: text, path: to })), { name: course.title, path }]
    context.set(structuredDataContext, [breadcrumbList(steps, publicUrl)])
    return { course, canonical: publicUrl + path }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.status === 404 || refused?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}

/** The breadcrumbs of a course. */
const crumbsTo = ({ area }: { area: CourseArea }) => [
  { to: href('/courses'), text: t('title') },
  { to: href('/courses', {}, { area }), text: courseAreaText[area] },
]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: `${t('title')} · Trampolim` }]
  const { course, canonical } = loaderData
  const description = `${course.provider}. ${t('forWhom', { text: course.for.replace(/\.$/, '') })}`
  return [...publicPageTags({ title: `${course.title} · Trampolim`, description, canonical }), feed]
}

export default function CoursePage({ loaderData: { course } }: Route.ComponentProps) {
  const { slug, title, provider, area, form, certificate, site, for: forWhom, html, asOf, others } = course
  return (
    <PageBody width="narrow">
      <article className={classes.course}>
        <PageHead
          title={title}
          text={provider}
          crumbs={<Breadcrumbs label={t('crumbs')} crumbs={crumbsTo(course)} />}
        />
        <Facts
          facts={[
            { name: t('forWhomName'), value: forWhom },
            { name: t('form'), value: courseFormText[form] },
            { name: t('certificateName'), value: certificate === null ? null : t(certificate ? 'yes' : 'no') },
          ]}
        />
        <Prose html={html} />
        {site && (
          <ButtonLink
            look="main"
            to={site}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('openOf', { name: title })} (${t('leaves')})`}
          >
            {t('open')}
          </ButtonLink>
        )}
        <p className={classes.about}>
          {t('asOf', { day: versionText(asOf) })} {t('wrongHere')}{' '}
          <Link to={href('/contact', {}, { kind: 'siteError', page: href('/courses/:slug', { slug }) })}>
            {t('tell')}
          </Link>
        </p>
        {others.length > 0 && (
          <section className={classes.others} aria-labelledby="others">
            <h2 id="others">{t('others', { area: courseAreaText[area] })}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.slug}>
                  <Link to={href('/courses/:slug', { slug: other.slug })}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </PageBody>
  )
}
