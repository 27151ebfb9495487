import { examples } from '@trampolim/contract/examples/examples.ts'
import { searchJobsService } from '@trampolim/contract/search-jobs/search.ts'
import { describe, expect, it } from 'vitest'
import { apiExamples, apiNotes } from '../../services/api-notes.ts'
import { routers } from '../../services/routers.ts'
import { documentOf } from './document.ts'

const documented = (name: keyof typeof routers) =>
  documentOf({
    base: `/api/${name}`,
    title: name,
    router: routers[name],
    publicUrl: 'https://trampolim.test',
    notes: apiNotes('https://trampolim.test'),
    examples: apiExamples,
    callExamples: examples[name],
  })

type Operation = {
  description: string
  security?: object[]
  parameters?: { name: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<
    string,
    {
      description: string
      content?: Record<
        string,
        { example?: unknown; examples?: Record<string, { value: { code: string; message: string } }> }
      >
    }
  >
}
const operationsOf = (document: { paths?: object }) =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      call: `${method} ${path}`,
      operation,
    })),
  )

describe('the document of a service', () => {
  it.each(['gateway', 'searchJobs', 'searchCv', 'socialMedia'] as const)(
    'says of every call of %s how it may be refused, as it is refused',
    async (name) => {
      for (const { call, operation } of operationsOf(await documented(name))) {
        expect(Object.keys(operation.responses), call).toEqual(expect.arrayContaining(['422', '429', '500', '503']))
        for (const [status, { content }] of Object.entries(operation.responses)) {
          if (status < '400') continue
          for (const [code, { value }] of Object.entries(content?.['application/json']?.examples ?? {})) {
            expect([value.code, value.message !== ''], `${call} ${code}`).toEqual([code, true])
          }
        }
      }
    },
  )

  it('says which refusals belong to a call, by their status', async () => {
    const found = operationsOf(await documented('searchJobs')).find(({ call }) => call === 'get /topic')
    expect(found?.operation.responses['404']?.description).toBe('page_not_found')
    expect(found?.operation.responses['410']?.description).toBe('topic_gone')
    expect(found?.operation.responses).not.toHaveProperty('401')
    expect(found?.operation.security).toContainEqual({})
  })

  it('accepts a key for public reading where no session is needed, and nowhere else', async () => {
    for (const { call, operation } of operationsOf(await documented('gateway'))) {
      const isOpen = operation.security?.some((each) => Object.keys(each).length === 0) ?? false
      const takesKey = operation.security?.some((each) => 'key' in each) ?? false
      expect(takesKey, call).toBe(isOpen && call.startsWith('get '))
    }
    const { components } = await documented('gateway')
    expect(components?.securitySchemes).toMatchObject({ key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } })
  })

  it('has a request to copy for every public call, which matches the contract', async () => {
    const found = operationsOf(await documented('searchJobs')).find(({ call }) => call === 'get /search/jobs')
    const [, address = ''] = /curl '([^']+)'/.exec(found?.operation.description ?? '') ?? []
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/api/searchJobs/search/jobs')
    const { inputSchema } = searchJobsService.searchJobs['~orpc']
    expect(inputSchema?.safeParse(Object.fromEntries(searchParams)).success).toBe(true)
  })

  it('has an example of what is asked and of what is answered', async () => {
    const { askApiKey } = examples.gateway.apiKeys ?? {}
    const found = operationsOf(await documented('gateway')).find(({ call }) => call === 'post /api-keys')
    expect(found?.operation.requestBody?.content['application/json']?.example).toEqual(askApiKey?.asks)
    expect(found?.operation.responses['200']?.content?.['application/json']?.example).toEqual(askApiKey?.answers)
    const job = operationsOf(await documented('gateway')).find(({ call }) => call === 'get /job/{id}')
    expect(job?.operation.parameters?.[0]?.example).toBe(examples.gateway.jobs?.readJob?.asks.id)
    expect(job?.operation.responses['200']?.content?.['application/json']?.example).toMatchObject({ open: true })
  })

  it('states no limits that are not ours', async () => {
    expect(JSON.stringify(await documented('searchJobs'))).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  it('states the limit of each call that changes something', async () => {
    const found = operationsOf(await documented('gateway')).find(({ call }) =>
      call.startsWith('post /professional/job/'),
    )
    expect(found?.operation.description).toContain('At most 500 in 24 hours')
    expect(Object.keys(found?.operation.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']))
  })
})
