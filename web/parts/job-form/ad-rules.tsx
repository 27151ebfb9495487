import { adRules as codes } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { adRules } from '@trampolim/phrases/pt-br/ad-rules.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../design/glyph.tsx'
import classes from './ad-rules.module.css'

const t = speak(jobForm)
const rule = speak(adRules)

/** The rules for ads, shown before a job is published. */
export function AdRules({ level = 2 }: { level?: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <section className={classes.rules} aria-labelledby="ad-rules">
      <Title id="ad-rules">{t('groups.rules.title')}</Title>
      <p className={classes.text}>{t('rules.intro')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Glyph name="check" size={18} />
            {rule(code)}
          </li>
        ))}
      </ul>
      <p className={classes.text}>{t('rules.confirm')}</p>
    </section>
  )
}
