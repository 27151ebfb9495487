import { candidateRegistrations, recruiterRegistration } from '@trampolim/marketplace/registration/steps.ts'
import { createUsers } from '@trampolim/phrases/pt-br/create-users.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Link } from '../../../design/link.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/create-users.ts'
import classes from './create-users.module.css'

const t = speak(createUsers)

const quick = candidateRegistrations.quick.minutes
const ways = [
  { name: 'professional', to: href('/register'), minutes: quick },
  { name: 'internship', to: href('/register', {}, { type: 'internship' }), minutes: quick },
  { name: 'apprentice', to: href('/register', {}, { type: 'apprentice' }), minutes: quick },
  {
    name: 'recruiter',
    to: href('/recruiter/register'),
    minutes: recruiterRegistration.reduce<number>((sum, { minutes }) => sum + minutes, 0),
  },
] as const

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function CreateUsers() {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <ul className={classes.ways}>
        {ways.map(({ name, to, minutes }) => (
          <Card as="li" key={name} className={classes.way}>
            <h2>{t(`ways.${name}.title`)}</h2>
            <p>{t(`ways.${name}.text`)}</p>
            <p className={classes.minutes}>{t('minutes', { count: minutes })}</p>
            <ButtonLink look={name === 'professional' ? 'main' : 'plain'} to={to}>
              {t(`ways.${name}.action`)}
            </ButtonLink>
          </Card>
        ))}
      </ul>
      <p className={classes.have}>
        {t('have')} <Link to={href('/signin')}>{t('signIn')}</Link>
        <Link to={href('/recruiter/signin')}>{t('signInRecruiter')}</Link>
      </p>
    </PageBody>
  )
}
