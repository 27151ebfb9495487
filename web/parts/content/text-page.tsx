import type { ComponentType } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { Link } from '../../design/link.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import classes from './text-page.module.css'

type TextPart = {
  title: string
  text: string
  link?: { to: string; text: string; label: string }
  /** An illustration of the text. */
  picture?: ComponentType
}

type TextPageProps = {
  title: string
  lead: string
  parts: readonly TextPart[]
  /** The next steps; the first one is the main one. */
  actions: readonly { to: string; text: string }[]
}

/** A page with a few short texts, such as what the marketplace is for. */
export function TextPage({ title, lead, parts, actions }: TextPageProps) {
  return (
    <PageBody>
      <PageHead title={title} />
      <p className={classes.lead}>{lead}</p>
      <div className={classes.parts}>
        {parts.map(({ title: of, text, link, picture: Picture }) => (
          <section key={of} aria-label={of} data-pictured={Picture && true}>
            <div>
              <h2>{of}</h2>
              <p>{text}</p>
              {link && (
                <p>
                  <Link to={link.to} aria-label={link.label}>
                    {link.text}
                  </Link>
                </p>
              )}
            </div>
            {Picture && <Picture />}
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        {actions.map(({ to, text }, at) => (
          <ButtonLink key={to} to={to} look={at === 0 ? 'main' : 'plain'}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </PageBody>
  )
}
