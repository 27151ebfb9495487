import type { Course } from '@trampolim/contract/social-media/articles.ts'
import { courseAreas, courseForms, longestContentSearch } from '@trampolim/marketplace/content/articles.ts'
import { courseAreaText, courseFormText, courses as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { ListSearch } from '../../../design/list-search.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { FeedLink } from '../../../parts/feeds/feed-link.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/courses.ts'
import classes from './courses.module.css'

const t = speak(phrases)
const feed = feedAt(href('/courses.atom'), t('feed'))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const area = courseAreas.find((each) => each === searchParams.get('area'))
  const form = courseForms.find((each) => each === searchParams.get('form'))
  const certificate = searchParams.get('certificate') === 'true'
  const text = (searchParams.get('q') ?? '').trim().slice(0, longestContentSearch)
  const page = pageAsked(searchParams)
  const asked = { ...(area && { area }), ...(form && { form }), certificate, text, page }
  const found = await context.get(callsContext).socialMedia.articles.listCourses(asked)
  const query = { q: text || null, area, form, certificate: certificate ? 'true' : null }
  const last = lastPageInstead(found)
  if (last) throw redirect(href('/courses', {}, { ...query, page: last }))
  return {
    ...{ area: area ?? '', form: form ?? '', certificate, text, page, query },
    ...{ items: found.items.map(rowOf), total: found.total, pages: Math.ceil(found.total / found.size) },
    ...{ areas: found.areas, forms: found.forms },
    canonical:
      text || page > 1 || found.total === 0
        ? null
        : context.get(siteContext).publicUrl + href('/courses', {}, { area }),
  }
}

/** What the list shows of a course; its page has the rest. */
const rowOf = ({ slug, title, provider, area, form, certificate, for: forWhom }: Course) => ({
  ...{ slug, title, provider, area, form, certificate, for: forWhom },
})
type Row = ReturnType<typeof rowOf>

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const area = courseAreas.find((each) => each === loaderData.area)
  const of = [area && courseAreaText[area], t('title'), 'Trampolim']
  const page = { title: of.filter(Boolean).join(' · '), description: t('text') }
  return [...publicPageTags({ ...page, canonical: loaderData.canonical }), feed]
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { area, form, certificate, text, page, query, items, total, pages, areas, forms } = loaderData
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        <ListSearch
          words={{ label: t('search'), value: text, most: longestContentSearch }}
          submit={t('submit')}
          found={items.length > 0 ? t('count', { count: total }) : undefined}
          filters={{
            fold: t('filters'),
            inUse: [area, form, certificate].filter(Boolean).length,
            fields: (
              <>
                <Select
                  name="area"
                  label={t('area')}
                  defaultValue={area}
                  options={[
                    { value: '', text: t('anyArea') },
                    ...areas.map(({ area: value, count }) => ({
                      value,
                      text: t('optionOf', { text: courseAreaText[value], count }),
                    })),
                  ]}
                />
                <Select
                  name="form"
                  label={t('form')}
                  defaultValue={form}
                  options={[
                    { value: '', text: t('anyForm') },
                    ...forms.map(({ form: value, count }) => ({
                      value,
                      text: t('optionOf', { text: courseFormText[value], count }),
                    })),
                  ]}
                />
                <Checkbox name="certificate" value="true" label={t('certificateOnly')} defaultChecked={certificate} />
              </>
            ),
          }}
        />
        {items.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            actions={<ButtonLink to={href('/courses')}>{t('clear')}</ButtonLink>}
          />
        ) : (
          <ul className={classes.list} aria-label={t('title')}>
            {items.map((course) => (
              <CourseRow key={course.slug} course={course} />
            ))}
          </ul>
        )}
        <ListPager
          page={page}
          pages={pages}
          to={(number) => href('/courses', {}, { ...query, page: number > 1 ? number : null })}
          label={t('pages')}
        />
        <p>
          {t('wrong')} <Link to={href('/contact', {}, { kind: 'siteError', page: '/courses' })}>{t('tell')}</Link>
        </p>
        <FeedLink feed={feed} text={t('subscribe')} hint={t('subscribeText')} />
      </div>
    </PageBody>
  )
}

function CourseRow({ course: { slug, title, provider, area, form, certificate, for: forWhom } }: { course: Row }) {
  return (
    <li id={slug}>
      <h2>
        <Link to={href('/courses/:slug', { slug })}>{title}</Link>
      </h2>
      <p className={classes.about}>
        <Dotted of={[provider, courseAreaText[area], courseFormText[form], certificate && t('certificate')]} />
      </p>
      <p>{t('forWhom', { text: forWhom.replace(/\.$/, '') })}</p>
    </li>
  )
}
