import type { LoaderFunctionArgs } from 'react-router'
import type { FeedJob } from '../../../parts/feeds/feed-job.ts'
import { feedResponse, latestOf } from '../../../parts/feeds/feed-response.ts'
import { readFeedPage } from '../../../parts/feeds/read-feed-page.ts'
import { element } from '../../../parts/feeds/xml-text.ts'

/** All open jobs in the XML format that job boards read, in pages. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl, jobs, next } = await readFeedPage({ url, context })
  const modified = latestOf(jobs.map((job) => job.modified))
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>',
    element('publisher', 'Trampolim'),
    element('publisherurl', publicUrl),
    element('lastBuildDate', modified && new Date(modified).toUTCString()),
    element('nextpage', next),
    ...jobs.map(jobElement),
    '</source>\n',
  ]
  return feedResponse(request, body.join('\n'), { type: 'application/xml', modified, next })
}

function jobElement(job: FeedJob): string {
  const parts = [
    element('title', job.title),
    element('date', new Date(job.published).toUTCString()),
    element('referencenumber', job.id),
    element('url', job.url),
    element('company', job.companyShown),
    element('city', job.city),
    element('state', job.state),
    element('country', 'BR'),
    element('description', job.description),
    element('salary', job.salary),
    element('jobtype', job.jobType),
    element('category', job.category),
    element('remotetype', job.remote ? 'Fully remote' : null),
    element('expirationdate', new Date(job.validThrough).toUTCString()),
  ]
  return `<job>${parts.join('')}</job>`
}
