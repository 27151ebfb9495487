import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { PublicOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { company as phrases } from '@trampolim/phrases/pt-br/company.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { EmptyState, ErrorState } from '../../../design/states.tsx'
import { Tile } from '../../../design/tile.tsx'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { leavingPath } from '../../../parts/leaving-path.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { callsContext, personContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/company.ts'
import classes from './company.module.css'

const t = speak(phrases)
const sizeName = speak(reference.companySize)
const s = speak({ pages: search.pages })

export async function loader({ params: { organizationId }, request, context }: Route.LoaderArgs) {
  const { gateway, searchJobs } = context.get(callsContext)
  const person = context.get(personContext)
  const page = pageAsked(new URL(request.url).searchParams)
  try {
    const [organization, jobs] = await Promise.all([
      gateway.organizations.readPublicOrganization({ id: organizationId }),
      searchJobs.search.jobsOfOrganization({ id: organizationId, page }),
    ])
    const last = lastPageInstead({ ...jobs, total: jobs.total.count })
    if (last) throw redirect(pathOf(organizationId, last))
    const canonical = context.get(siteContext).publicUrl + pathOf(organizationId, page)
    const steps = [
      { name: speak(topics)('home'), path: href('/vagas') },
      { name: organization.name, path: pathOf(organizationId, 1) },
    ]
    context.set(structuredDataContext, [breadcrumbList(steps, context.get(siteContext).publicUrl)])
    return data({
      state: 'found' as const,
      company: companyView(organization),
      jobs,
      canonical,
      /** Recruiters and reviewers have no favourites. */
      keeps: person === null || keepsJobs(person),
      now: new Date().toISOString(),
    })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.status === 404 || refused?.code === 'invalid_form') return data({ state: 'missing' as const }, 404)
    throw problem
  }
}

function pathOf(organizationId: string, page: number): string {
  return href('/companies/:organizationId', { organizationId }, { page: page > 1 ? page : null })
}

/** An organisation's texts as shown on its page. */
function companyView({ branchOfActivity, employeeNumber, city, state, ...rest }: PublicOrganization) {
  const place = `${city}, ${state}`
  const size = sizeName(`${employeeNumber}` as keyof typeof reference.companySize)
  return { ...rest, place, facts: [place, companyAreas.nameOf(branchOfActivity), size] }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData?.state !== 'found') {
    return [{ title: `${t('missingTitle')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
  }
  const { company, canonical } = loaderData
  const title = `${t('title', { company: company.name })} · Trampolim`
  const description = t('description', { company: company.name, place: company.place })
  return publicPageTags({ title, description, canonical })
}

export default function Company({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') {
    return (
      <ErrorState
        scene="closed"
        level={1}
        title={t('missingTitle')}
        text={t('missing')}
        actions={
          <ButtonLink look="main" to={href('/search')}>
            {t('search')}
          </ButtonLink>
        }
      />
    )
  }
  const { company, jobs, keeps, now } = loaderData
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Tile name={company.name} logo={company.logo} size="large" />
        <div>
          <h1>{company.name}</h1>
          <p>
            <Dotted of={company.facts} />
          </p>
        </div>
      </header>
      {(company.description || company.site) && (
        <section aria-labelledby="about" className={classes.about}>
          <h2 id="about">{t('about')}</h2>
          {company.description && <p className={classes.text}>{company.description}</p>}
          {company.site && (
            <p>
              <a href={leavingPath(company.site)} rel="noopener nofollow" target="_blank">
                {t('site')}
              </a>
            </p>
          )}
        </section>
      )}
      <section aria-labelledby="jobs">
        <h2 id="jobs">{t('jobs')}</h2>
        {jobs.items.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText', { company: company.name })}
            level={3}
            actions={
              <ButtonLink look="main" to={href('/search')}>
                {t('search')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <p className={classes.count}>{jobCount(jobs.total)}</p>
            <ul className={classes.list}>
              {jobs.items.map((job) => (
                <li key={job.id}>
                  <JobCard
                    row
                    atCompany
                    job={job}
                    now={now}
                    level={3}
                    actions={keeps ? <LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} /> : null}
                  />
                </li>
              ))}
            </ul>
            <ListPager
              page={jobs.page}
              pages={Math.ceil(jobs.total.count / jobs.size)}
              to={(number) => pathOf(company.id, number)}
              label={s('pages')}
            />
          </>
        )}
      </section>
    </div>
  )
}
