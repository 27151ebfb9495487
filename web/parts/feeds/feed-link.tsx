import classes from './feed-link.module.css'

type FeedLinkProps = { feed: { href: string; type: string }; text: string; hint: string }

/** Where a page's feed is subscribed to, and what that is. */
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
