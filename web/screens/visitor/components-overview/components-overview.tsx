import { componentsOverview } from '@trampolim/phrases/pt-br/components-overview.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { MetaFunction } from 'react-router'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Branding, Colors, Typography } from './branding.tsx'
import { Buttons } from './buttons.tsx'
import classes from './components-overview.module.css'
import { Forms } from './forms.tsx'
import { Layouts } from './layouts.tsx'
import { Modals } from './modals.tsx'
import { Notifications } from './notifications.tsx'

const t = speak(componentsOverview)

export const meta: MetaFunction = () => [{ title: t('title') }, { name: 'robots', content: 'noindex' }]

const sections = [
  { id: 'branding', Content: Branding },
  { id: 'colors', Content: Colors },
  { id: 'typography', Content: Typography },
  { id: 'buttons', Content: Buttons },
  { id: 'forms', Content: Forms },
  { id: 'notifications', Content: Notifications },
  { id: 'modals', Content: Modals },
  { id: 'layout', Content: Layouts },
] as const

/** The design's components in each of their states (specification, platform §2). */
export default function ComponentsOverview() {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <nav className={classes.sections} aria-label={t('sections')}>
        {sections.map(({ id }) => (
          <a key={id} href={`#${id}`}>
            {t(`${id}.title`)}
          </a>
        ))}
      </nav>
      {sections.map(({ id, Content }) => (
        <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
          <Content />
        </section>
      ))}
    </PageBody>
  )
}
