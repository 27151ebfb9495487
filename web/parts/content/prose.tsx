import classes from './prose.module.css'

/** A text of ours that was written as Markdown and comes as HTML from the server. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is made of the repository's own files, without HTML in them.
  return <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
