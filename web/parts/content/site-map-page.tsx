import { siteMap } from '@trampolim/phrases/pt-br/about.ts'
import { Link } from '../../design/link.tsx'
import { PageBody, PageHead } from '../../design/page-head.tsx'
import classes from './site-map.module.css'
import type { siteMapOf } from './site-map.ts'

/** The site map for human visitors. */
export function SiteMapPage({ title, groups }: { title: string; groups: ReturnType<typeof siteMapOf> }) {
  return (
    <PageBody>
      <PageHead title={title} text={siteMap.text} />
      <div className={classes.groups}>
        {groups.map(({ title: of, links }) => (
          <section key={of} aria-label={of}>
            <h2>{of}</h2>
            <ul>
              {links.map(({ to, text, isFile }) => (
                <li key={to}>
                  <Link to={to} reloadDocument={isFile}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageBody>
  )
}
