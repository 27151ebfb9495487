import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Contents } from '../../design/contents.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import { versionText } from '../dates-with-year.ts'
import classes from './terms-article.module.css'

const t = speak({ version: terms.version, contents: terms.contents })

export type TermsSection = { id: string; title: string; text: readonly string[] }

/** Terms of use and privacy notice by section, with a table of contents. */
export function TermsArticle(props: { title: string; version: string; sections: readonly TermsSection[] }) {
  const { title, version, sections } = props
  return (
    <PageBody width="narrow">
      <article className={classes.terms}>
        <PageHead title={title} text={t('version', { version: versionText(version) })} />
        <Contents label={t('contents')} sections={sections} />
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </PageBody>
  )
}
