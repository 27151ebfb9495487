import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { href } from '../../../platform/href.ts'
import classes from './dashboard.module.css'

const t = speak(recruiter)

const steps = [
  { step: 'publish', to: href('/recruiter/job/create') },
  { step: 'company', to: href('/recruiter/organization') },
  { step: 'colleagues', to: `${href('/recruiter/organization')}#people` },
  { step: 'help', to: href('/recruiter/help') },
] as const

/** The first steps of a recruiter who has no jobs yet. */
export function FirstSteps() {
  return (
    <section className={classes.part} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('dashboard.firstSteps.title')}</h2>
      <ol className={classes.firstSteps}>
        {steps.map(({ step, to }) => (
          <li key={step}>
            <div>
              <h3>{t(`dashboard.firstSteps.${step}`)}</h3>
              <p>{t(`dashboard.firstSteps.${step}Text`)}</p>
            </div>
            <ButtonLink to={to} look={step === 'publish' ? 'main' : 'plain'}>
              {step === 'publish' ? t('publish') : t(`dashboard.firstSteps.${step}Link`)}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
