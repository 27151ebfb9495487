/** What every page knows of the site that serves it. */
export type Site = {
  /** The public origin, the base of every absolute link. */
  publicUrl: string
  /** The address of the person in charge of personal data. */
  privacyEmail: string
  /** The addresses of the help centre and the blog, if they are on other sites. */
  helpUrl: string | null
  blogUrl: string | null
  /** Whether this is the demo world, with its named people and its mailbox. */
  demo: boolean
  /**
   * Whether only this machine can reach the product; a publicly reachable demo says on every page that it is a demo.
   */
  localOnly: boolean
  /** The largest file from which a curriculum is read, in megabytes. */
  curriculumFileMb: number
  /** Whether candidates can see their latest data while offline: the service worker is on. */
  offline: boolean
  /** The address of the widget that translates pages into Libras; null if it isn't offered. */
  vlibrasUrl: string | null
  /** Hosts of other sites, named by the operator, to which the product links without a confirmation page. */
  leavingHosts: readonly string[]
}
