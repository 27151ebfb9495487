import { accessibility } from '@trampolim/phrases/pt-br/accessibility.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Contents } from '../../../design/contents.tsx'
import { Facts } from '../../../design/facts.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { KeysSwitch } from '../../../parts/keys/keys-switch.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/accessibility.ts'
import classes from './accessibility.module.css'

/** The page's texts are part of its data, so that no script contains them. */
export function loader({ context }: Route.LoaderArgs) {
  const { keys, libras, report, sections, ...page } = accessibility
  const { publicUrl } = context.get(siteContext)
  const offered = context.get(siteContext).vlibrasUrl
    ? [{ ...libras, id: 'libras', text: [libras.text], list: [] }]
    : []
  const told = sections.map((each) => ({ ...each, keys: each.id === 'teclas' ? Object.values(keys) : [] }))
  return {
    ...page,
    sections: [...told, ...offered.map((each) => ({ ...each, keys: [] }))],
    report,
    canonical: `${publicUrl}${href('/accessibility')}`,
  }
}

export function meta({ loaderData: { title, description, canonical } }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical })
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { title, text, contents, sections, singleKeys, report } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead title={title} text={text} />
      <Contents label={contents} sections={[...sections, { id: 'avisar', title: report.title }]} />
      {sections.map(({ id, title, text, list, keys }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul className={classes.list}>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {keys.length > 0 && (
            <>
              <Facts facts={keys.map(({ keys, text }) => ({ name: keys, value: text }))} />
              <KeysSwitch {...singleKeys} />
            </>
          )}
        </section>
      ))}
      <section id="avisar" aria-labelledby="avisar-title" className={classes.section}>
        <h2 id="avisar-title">{report.title}</h2>
        <p>{report.text}</p>
        <div className={classes.actions}>
          <ButtonLink look="main" to={href('/contact', {}, { kind: 'siteError' })}>
            {report.contact}
          </ButtonLink>
          <ButtonLink to={href('/test')}>{report.test}</ButtonLink>
        </div>
      </section>
    </PageBody>
  )
}
