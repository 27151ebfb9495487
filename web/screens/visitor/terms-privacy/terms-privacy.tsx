import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Route } from './+types/terms-privacy.ts'
import classes from './terms-privacy.module.css'

const t = speak('terms', { title: terms.title, version: terms.version, contents: terms.contents })

/** The page's texts come with its data, so that no script carries them. */
export function loader() {
  return { sections: terms.sections, version: consentVersions.terms }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function TermsPrivacy({ loaderData: { sections, version } }: Route.ComponentProps) {
  return (
    <article className={classes.page}>
      <header>
        <h1>{t('title')}</h1>
        <p className={classes.version}>{t('version', { version })}</p>
      </header>
      <nav aria-label={t('contents')}>
        <ul className={classes.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
