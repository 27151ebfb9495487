import classes from './prose.module.css'

/** A text of ours, written as Markdown and rendered as HTML by the server. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is made from files of the repository that contain no HTML.
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
