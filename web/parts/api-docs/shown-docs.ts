import { curlOf } from '@trampolim/contract/examples/curl.ts'
import { exampleJob } from '@trampolim/contract/examples/jobs.ts'
import { searchJobs } from '@trampolim/contract/examples/search-jobs.ts'
import { basePaths } from '@trampolim/contract/services.ts'
import { highestPage, mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { requestsAMinute, requestsAMinuteOfKey } from '@trampolim/marketplace/quotas.ts'
import { wholeText } from '@trampolim/phrases/formats.ts'
import { apiDocs } from '@trampolim/phrases/pt-br/api-docs.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'
import { feedJob } from '../feeds/feed-job.ts'
import { jsonFeedItem } from '../feeds/json-feed-item.ts'
import { feedPageSize } from '../feeds/read-feed-page.ts'
import { shownServices } from './shown-calls.ts'
import { shownRefusals } from './shown-refusals.ts'

const t = speak(apiDocs)

/** Everything that the page about the API shows, as texts, so that no script contains them. Server only. */
export function shownDocs({ publicUrl, demo }: { publicUrl: string; demo: boolean }) {
  const { calls, errors, key, programs, title, text, description, contents } = apiDocs
  return {
    ...{ title, text, description, contents, publicUrl, calls, errors, programs, ask: key.ask },
    sections: sectionsOf(publicUrl),
    statuses: statuses.map((status) => ({ status, text: t(`errors.status${status}`) })),
    refusals: shownRefusals(),
    services: shownServices({ publicUrl, demo }),
  }
}

const statuses = [400, 401, 403, 404, 408, 409, 410, 422, 429, 500, 503] as const

function sectionsOf(publicUrl: string) {
  const keyHeader = `-H 'X-Api-Key: trampolim_…'`
  return {
    start: {
      title: t('start.title'),
      text: [t('start.json')],
      example: curlOf({
        base: publicUrl + basePaths.searchJobs,
        method: 'GET',
        path: '/search/jobs',
        asks: searchJobs.search.searchJobs?.asks ?? {},
      }),
      services: t('start.services'),
      fair: t('start.fair'),
    },
    key: {
      title: t('key.title'),
      text: [
        t('key.limit', { most: wholeText(requestsAMinute), mostOfKey: wholeText(requestsAMinuteOfKey) }),
        t('key.reads'),
        t('key.wrong'),
      ],
      example: `curl ${keyHeader} --compressed '${publicUrl}${href('/feeds/jobs.json')}'`,
    },
    limits: { title: t('limits.title'), text: [t('limits.headers'), t('limits.wait'), t('limits.quotas')] },
    paging: {
      title: t('paging.title'),
      text: [
        t('paging.page', { highest: wholeText(highestPage), most: wholeText(mostPerPage) }),
        t('paging.capped'),
        t('paging.after'),
      ],
    },
    errors: { title: t('errors.title'), text: [t('errors.shape')], example: asText(refusalExample) },
    values: {
      title: t('values.title'),
      list: [t('values.moments'), t('values.money'), t('values.ids'), t('values.unknown')],
    },
    feeds: {
      title: t('feeds.title'),
      text: [t('feeds.text'), t('feeds.pages', { most: wholeText(feedPageSize) })],
      list: feeds,
      label: t('feeds.example'),
      example: asText(jsonFeedItem(feedJob(exampleJob, { publicUrl, now: new Date(exampleJob.published) }))),
    },
  }
}

const feeds = [
  { path: href('/feeds/jobs.xml'), text: t('feeds.jobsXml') },
  { path: href('/feeds/jobs.json'), text: t('feeds.jobsJson') },
  { path: href('/search.atom'), text: t('feeds.search') },
  { path: href('/news.atom'), text: t('feeds.news') },
  { path: href('/courses.atom'), text: t('feeds.courses') },
  { path: href('/marketplace.atom'), text: t('feeds.models') },
  { path: href('/classifieds.atom'), text: t('feeds.notices') },
  { path: href('/sitemap.xml'), text: t('feeds.sitemap') },
]

const refusalExample = {
  code: 'invalid_form',
  message: refusals.invalid_form,
  fields: { page: { code: 'invalid_number', message: faults.invalid_number } },
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)
