import type { HelpAudience } from '@trampolim/marketplace/help/topics.ts'
import { helpTopics } from '@trampolim/marketplace/help/topics.ts'
import { siteMap as phrases } from '@trampolim/phrases/pt-br/about.ts'
import { helpTopicText } from '@trampolim/phrases/pt-br/help.ts'
import { href } from '../../platform/href.ts'
import { pageExists } from '../../platform/pages.ts'
import { topicPath } from '../help/help-paths.ts'

type Path = keyof typeof phrases.pages
type Group = keyof typeof phrases.groups

const groups: Readonly<Record<HelpAudience, readonly { group: Group; paths: readonly Path[] }[]>> = {
  candidate: [
    {
      group: 'jobs',
      paths: [
        '/',
        '/search',
        '/jobs/list/professional',
        '/jobs/list/internship',
        '/jobs/list/apprentice',
        '/vagas',
        '/vagas/em',
        '/vagas/de',
      ],
    },
    { group: 'learn', paths: ['/courses', '/news', '/classifieds', '/marketplace', '/create-pdf'] },
    { group: 'help', paths: ['/help', '/contact', '/test'] },
    { group: 'account', paths: ['/signin', '/register', '/create-users', '/forgot-password', '/take-action'] },
    {
      group: 'about',
      paths: ['/about', '/accessibility', '/terms-privacy', '/design/components-overview', '/recruiter/sitemap'],
    },
    {
      group: 'systems',
      paths: [
        ...['/api/docs', '/api/keys', '/feeds/jobs.xml', '/feeds/jobs.json'],
        ...['/search.atom', '/news.atom', '/courses.atom', '/marketplace.atom', '/classifieds.atom'],
      ] as const,
    },
  ],
  recruiter: [
    { group: 'hiring', paths: ['/recruiter', '/recruiter/solutions', '/marketplace', '/news'] },
    { group: 'help', paths: ['/recruiter/help', '/recruiter/contact'] },
    { group: 'account', paths: ['/recruiter/signin', '/recruiter/register', '/forgot-password'] },
    { group: 'about', paths: ['/recruiter/about', '/recruiter/terms-privacy', '/accessibility', '/sitemap'] },
  ],
}

/** The address of a page that says nothing without a query. */
const addresses: Partial<Readonly<Record<Path, string>>> = {
  '/take-action': href('/take-action', {}, { kind: 'receipt' }),
}

/**
 * The pages that anybody can open, by group, with the topics of the help centre unless it is on another site, to which
 * its page leads on. Server only.
 */
export function siteMapOf(audience: HelpAudience, { helpUrl }: { helpUrl: string | null }) {
  return groups[audience].map(({ group, paths }) => ({
    title: phrases.groups[group],
    links: [
      ...paths
        .filter((path) => pageExists(path))
        .map((path) => ({
          to: addresses[path] ?? path,
          text: phrases.pages[path] as string,
          isFile: group === 'systems',
        })),
      ...(group === 'help' && helpUrl === null ? topicLinks(audience) : []),
    ],
  }))
}

function topicLinks(audience: HelpAudience) {
  return helpTopics[audience].flatMap((topic) => {
    const text = helpTopicText(audience, topic)
    return text ? [{ to: topicPath(audience, topic), text: text.title, isFile: false }] : []
  })
}
