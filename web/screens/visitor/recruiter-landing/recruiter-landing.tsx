import { recruiterLanding } from '@trampolim/phrases/pt-br/recruiter-landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Notice } from '../../../design/notice.tsx'
import { BoardExample } from '../../../parts/examples/board-example.tsx'
import { FitExample } from '../../../parts/examples/fit-example.tsx'
import { InterviewExample } from '../../../parts/examples/interview-example.tsx'
import { PeopleExample } from '../../../parts/examples/people-example.tsx'
import { readPopularJobs } from '../../../parts/jobs/popular-jobs.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import hero from '../landing/hero.module.css'
import landing from '../landing/landing.module.css'
import { commonSearches, PopularJobs } from '../landing/landing-parts.tsx'
import { Scene } from '../landing/scene.tsx'
import { labelOf } from '../landing/search-label.ts'
import { Sectors } from '../landing/sectors.tsx'
import type { Route } from './+types/recruiter-landing.ts'
import classes from './recruiter-landing.module.css'

const t = speak(recruiterLanding)
const how = ['tell', 'review', 'open'] as const
const kinds = ['professional', 'internship', 'apprentice'] as const
const points = [
  ['selection', BoardExample],
  ['people', PeopleExample],
  ['fit', FitExample],
  ['interviews', InterviewExample],
] as const
const fair = ['real', 'equal', 'experience', 'answer'] as const

const deletions = ['organization', 'account'] as const

/** How many of the most common searches are shown. */
const mostSearches = 10
const scene = ['job', 'near', 'fit'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('deleted')
  return {
    deleted: deletions.find((each) => each === given) ?? null,
    register: existingPath('/recruiter/register'),
    canonical: `${context.get(siteContext).publicUrl}${href('/recruiter')}`,
    popular: await readPopularJobs(context, 6),
    now: new Date().toISOString(),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({ title: t('title'), description: t('description'), canonical: loaderData.canonical })
}

export default function RecruiterLanding({ loaderData: { deleted, register, popular, now } }: Route.ComponentProps) {
  const searches = [...new Map(commonSearches(popular).map((each) => [labelOf(each), each]))].slice(0, mostSearches)
  return (
    <>
      <div className={hero.hero}>
        <div className={hero.inside}>
          <h1>{t('motto')}</h1>
          <p className={hero.lead}>{t('lead')}</p>
          <div className={classes.actions}>
            {register && (
              <ButtonLink look="sun" size="large" to={register}>
                {t('publish')}
              </ButtonLink>
            )}
            <ButtonLink className={classes.signIn} size="large" to={href('/recruiter/signin')}>
              {t('signIn')}
            </ButtonLink>
          </div>
        </div>
        <Scene picture="scene-hiring" words={scene.map((each) => t(`scene.${each}`))} />
      </div>
      {deleted && (
        <div className={classes.points}>
          <Notice tone="success" live>
            {t(`deleted.${deleted}`)}
          </Notice>
        </div>
      )}
      <section className={landing.band} aria-labelledby="points">
        <h2 id="points" className="unseen">
          {t('pointsTitle')}
        </h2>
        <ul className={classes.sellingPoints}>
          {points.map(([point, Piece]) => (
            <li key={point}>
              <div>
                <h3>{t(`points.${point}.title`)}</h3>
                <p>{t(`points.${point}.text`)}</p>
                {point === 'selection' && <p>{t('discard')}</p>}
              </div>
              <Piece />
            </li>
          ))}
        </ul>
      </section>
      <section className={landing.band} aria-labelledby="how">
        <h2 id="how">{t('howTitle')}</h2>
        <ol className={landing.steps}>
          {how.map((each, at) => (
            <li key={each}>
              <h3>
                {at + 1}. {t(`how.${each}.title`)}
              </h3>
              <p>{t(`how.${each}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={landing.band} aria-labelledby="kinds">
        <h2 id="kinds">{t('kindsTitle')}</h2>
        <ul className={classes.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <h3>{t(`kinds.${kind}.title`)}</h3>
              <p>{t(`kinds.${kind}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {searches.length > 0 && (
        <section className={landing.band} aria-labelledby="searches">
          <h2 id="searches">{t('searchesTitle')}</h2>
          <p className={classes.searchesText}>{t('searchesText')}</p>
          <ul className={classes.searches}>
            {searches.map(([label, search]) => (
              <li key={label}>
                <ChipLink to={href('/search', {}, search)}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sectors sectors={popular.sectors} open={popular.open} title={t('sectorsTitle')} />
      <PopularJobs popular={popular} now={now} />
      <div className={landing.wash}>
        <section className={landing.band} aria-labelledby="fair">
          <h2 id="fair">{t('fairTitle')}</h2>
          <ul className={classes.fair}>
            {fair.map((each) => (
              <li key={each}>{t(`fair.${each}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className={landing.tint}>
        <section className={classNames(landing.band, landing.closing)} aria-labelledby="closing">
          <div>
            <h2 id="closing">{t('closingTitle')}</h2>
            {register && <p>{t('closingText')}</p>}
          </div>
          <ButtonLink look="main" size="large" to={register ?? href('/recruiter/signin')}>
            {t(register ? 'publish' : 'signIn')}
          </ButtonLink>
        </section>
      </div>
    </>
  )
}
