import classes from './feed-link.module.css'

type FeedLinkProps = { feed: { href: string; type: string }; text: string; hint: string }

/** A link to a page's feed, and what it is for. */
export function FeedLink({ feed: { href, type }, text, hint }: FeedLinkProps) {
  return (
    <p className={classes.subscribe}>
      <a href={href} type={type}>
        {text}
      </a>
      <span>{hint}</span>
    </p>
  )
}
