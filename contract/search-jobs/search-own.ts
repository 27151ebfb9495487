import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobCard } from '../jobs.ts'
import { instant, pageNumber, pageSize, recordId } from '../shapes.ts'
import { int4, wholeText } from '../values.ts'
import { cappedCount } from './search.ts'

/** Calls on published jobs that the specification lacks but the product needs. */

export const jobsOfKind = call({
  purpose: 'Open jobs of one kind, newest first.',
  request: 'GET /jobs/list/{jobType}',
  allows: ['anyone'],
  input: z.object({ jobType: codes.jobKindWord, page: pageNumber, size: pageSize(20) }),
  answers: z.object({ items: z.array(jobCard), page: z.int(), size: z.int(), total: cappedCount }),
})

export const jobsOfSector = call({
  purpose: 'Open jobs of one landing sector, or of one kind within it, newest first.',
  request: 'GET /jobs/sector/{sector}',
  allows: ['anyone'],
  input: z.object({
    sector: codes.sector,
    jobType: codes.jobKindWord.optional(),
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: z.object({ items: z.array(jobCard), page: z.int(), size: z.int(), total: cappedCount }),
})

/** A part holds 50,000 job numbers, and a job's number is one of PostgreSQL's `integer`. */
const lastPart = Math.floor(int4.largest / 50_000)

export const sitemapParts = call({
  purpose: 'The parts of the site map: each up to 50,000 open jobs.',
  request: 'GET /sitemap',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.array(z.object({ part: z.int(), modified: instant })),
})

export const sitemapPart = call({
  purpose: 'The open jobs of one part of the site map.',
  request: 'GET /sitemap/{part}',
  allows: ['anyone'],
  input: z.object({ part: wholeText(1, lastPart) }),
  answers: z.array(z.object({ id: recordId, modified: instant })),
  fails: ['page_not_found'],
})

export const searchJobsOwn = { jobsOfKind, jobsOfSector, sitemapParts, sitemapPart }
