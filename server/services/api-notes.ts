import { highestPage, mostPerPage } from '@trampolim/marketplace/jobs/search.ts'
import { requestsAMinute, requestsAMinuteOfKey } from '@trampolim/marketplace/quotas.ts'

/** General notes on every call, for the documents of the services. */
export const apiNotes = (publicUrl: string) =>
  `
What a stranger needs stands at [/api/docs](/api/docs) in Portuguese, with an example of every public call.

**Who asks.** A session's token in the header \`Authorization\`, as \`POST /login\` of the gateway answers it. Calls that anyone may
make need none. Browsers on our pages send a cookie instead. A request without that header that changes something must say in \`Origin\` that
it comes from ${new URL(publicUrl).origin}, as the examples do, and is refused otherwise with 400 and \`foreign_origin\`.

**Refusals.** Every error is \`{ code, message, fields?, retryAfter? }\`. Codes are stable. 401 means that there is no valid session and
403 that this role may never make this call; what belongs to somebody else is 404, what its state forbids 409, what has ended 410, a
wrong input 422 with what is wrong with each field, too often 429.

**Lists.** \`page\` counts from 1 (at most ${highestPage}), \`size\` is at most ${mostPerPage} unless a call says otherwise; answers repeat
both with \`total\`. A total of \`{ count, more }\` is exact up to its limit. Lists that go on by \`after\` answer \`next\`, the \`after\` of
the following page, and null on the last one.

**Limits.** ${requestsAMinute} requests a minute for a person, or for a network where nobody is signed in; calls that change something
have limits of their own. 429 says in \`retryAfter\`, and in the header \`Retry-After\`, after how many seconds to ask again. Answers say in
\`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) how many requests are left, except those that caches share.

**A key for public reading.** A job board, a university or a researcher gets one at [/api/keys](/api/keys), by a letter to their address. Sent in
the header \`X-Api-Key\` it reads what anyone may read (feeds, site maps, every GET here that needs no session) ${requestsAMinuteOfKey} times a minute,
counted for the key wherever it is sent from. It gives nothing else: other requests don't look at it, nor those with a session. A key that
is wrong or has ended is refused with 401 and the code \`api_key_unknown\`. A key that nobody uses for a year is deleted.

\`\`\`sh
curl -H 'X-Api-Key: trampolim_…' '${publicUrl}/api/search-jobs/search/jobs?occupation=Vendedor&page=2&size=20'
curl -H 'X-Api-Key: trampolim_…' --compressed '${publicUrl}/feeds/jobs.json'
\`\`\`

**Values.** Moments are in UTC by ISO 8601, money is in cents of BRL, ids are 24 hexadecimal characters that sort by time, texts are
UTF-8. Fields that a call doesn't know are ignored.

**Without calls.** All open jobs as [XML](/feeds/jobs.xml) or [JSON](/feeds/jobs.json), new ones as [Atom](/search.atom), the
articles, the courses, the models of documents and the notices of companies as Atom ([articles](/news.atom), [courses](/courses.atom),
[models](/marketplace.atom), [notices](/classifieds.atom)), and the [site map](/sitemap.xml).
`.trim()

/** Examples of parameters by their names, for calls without an example of their own. */
export const apiExamples = {
  occupation: 'Vendedor',
  location: 'São Paulo, SP',
  jobType: 'professional',
  page: 1,
  id: '01a210e4865fb000000005a5',
} as const
