import type { FeedJob } from './feed-job.ts'

/** A job as an item of a JSON Feed. `_job` contains fields that the format doesn't define. */
export function jsonFeedItem({ id, title, description, published, modified, companyShown, category, ...job }: FeedJob) {
  return {
    id,
    url: job.url,
    title,
    content_html: description,
    date_published: published,
    date_modified: modified,
    authors: [{ name: companyShown }],
    tags: [category],
    _job: {
      company: job.company,
      places: job.places,
      country: 'BR',
      remote: job.remote,
      salary: job.salary,
      jobtype: job.jobType,
      valid_through: job.validThrough,
    },
  }
}
