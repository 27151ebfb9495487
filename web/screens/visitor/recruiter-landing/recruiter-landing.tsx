import { recruiterLanding } from '@trampolim/phrases/pt-br/recruiter-landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag } from '../../../design/tag.tsx'
import { placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import hero from '../landing/hero.module.css'
import { HeroArcs } from '../landing/hero-arcs.tsx'
import landing from '../landing/landing.module.css'
import type { Route } from './+types/recruiter-landing.ts'
import classes from './recruiter-landing.module.css'

const t = speak(recruiterLanding)
const how = ['tell', 'review', 'open'] as const
const kinds = ['professional', 'internship', 'apprentice'] as const
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const
const fair = ['real', 'equal', 'experience', 'answer'] as const
type SampleCard = { name: string; fit: string; fact: string; state: string }

const deletions = ['organization', 'account'] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('deleted')
  return {
    deleted: deletions.find((each) => each === given) ?? null,
    register: existingPath('/recruiter/register'),
    canonical: `${context.get(placeContext).publicUrl}${href('/recruiter')}`,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: t('title') },
    { name: 'description', content: t('description') },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trampolim' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: t('title') },
    { property: 'og:description', content: t('description') },
    { property: 'og:url', content: loaderData.canonical },
    { property: 'og:image', content: new URL('/share.png', loaderData.canonical).href },
  ]
}

export default function RecruiterLanding({ loaderData: { deleted, register } }: Route.ComponentProps) {
  return (
    <>
      <div className={hero.hero}>
        <div className={hero.sky}>
          <HeroArcs />
        </div>
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
      </div>
      {deleted && (
        <div className={classes.points}>
          <Notice tone="success" live>
            {t(`deleted.${deleted}`)}
          </Notice>
        </div>
      )}
      <section className={landing.band} aria-labelledby="how">
        <h2 id="how">{t('howTitle')}</h2>
        <ol className={landing.steps}>
          {how.map((each, at) => (
            <li key={each}>
              <span className={landing.number}>{at + 1}</span>
              <h3>{t(`how.${each}.title`)}</h3>
              <p>{t(`how.${each}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={landing.wash}>
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
      </div>
      <section className={landing.band} aria-labelledby="selection">
        <h2 id="selection">{t('selectionTitle')}</h2>
        <p className={classes.intro}>{t('selectionText')}</p>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
              {Object.values<SampleCard>(recruiterLanding.cards[step]).map(({ name, fit, fact, state }) => (
                <div key={name} className={classes.card}>
                  <p className={classes.person}>
                    <b>{name}</b> <Tag tone="green">{t('fit', { fit })}</Tag>
                  </p>
                  <p>{fact}</p>
                  <p>{state}</p>
                </div>
              ))}
            </li>
          ))}
        </ol>
        <p className={classes.intro}>
          {t('example')}. {t('discard')}
        </p>
      </section>
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
      <section className={landing.closing} aria-labelledby="closing">
        <h2 id="closing">{t('closingTitle')}</h2>
        {register && <p>{t('closingText')}</p>}
        <ButtonLink look="sun" size="large" to={register ?? href('/recruiter/signin')}>
          {t(register ? 'publish' : 'signIn')}
        </ButtonLink>
      </section>
    </>
  )
}
