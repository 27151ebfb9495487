import { ORPCError } from '@orpc/client'
import { data, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { callsContext } from '../context.ts'
import { answeringRefusals } from './answer-refusals.ts'

type Doing = (given: { request: Request; context?: unknown }) => unknown

/** Returns what a page's loader returns or throws once `answeringRefusals` wraps it. */
async function outcomeOf(doing: Doing, request = new Request('http://trampolim.test/page'), context?: unknown) {
  const routes = { page: { id: 'page', path: '/page', module: { loader: doing } } } as unknown as ServerBuild['routes']
  const { module } = answeringRefusals(routes).page as unknown as { module: { loader: Doing } }
  return Promise.resolve(module.loader({ request, context })).then(
    (given) => ({ given }),
    (thrown: unknown) => ({ thrown }),
  )
}

it.each([401, 404, 409, 410, 422, 429])('answers a refusal of %i with its status and its sentence', async (status) => {
  const { thrown } = (await outcomeOf(() => {
    throw new ORPCError('any', { status, message: 'Não deu.' })
  })) as { thrown: { data: unknown; init: { status: number } } }
  expect([thrown.init.status, thrown.data]).toEqual([status, { message: 'Não deu.' }])
})

it('leads a blocked recruiter from a page that is closed to them to the panel, which says why', async () => {
  const blocked = () => {
    throw new ORPCError('profile_blocked', { status: 409, message: 'Seu perfil está bloqueado.' })
  }
  const { thrown } = (await outcomeOf(blocked)) as { thrown: Response }
  expect(thrown.headers.get('location')).toBe('/recruiter/dashboard')
  const there = await outcomeOf(blocked, new Request('http://trampolim.test/recruiter/dashboard?corrected'))
  expect(there).toMatchObject({ thrown: { init: { status: 409 } } })
})

const organizationId = 'a'.repeat(24)
const reason = 'Empresa de fachada.'

it.each([
  [{ status: 'blocked', organizationId, organizationBlocked: null }, '/recruiter/dashboard'],
  [{ status: 'approved', organizationId, organizationBlocked: { reason } }, '/recruiter/dashboard'],
  [{ status: 'approved', organizationId: null, organizationBlocked: null }, '/recruiter/dashboard'],
  [{ status: 'approved', organizationId, organizationBlocked: null }, undefined],
])(
  'leads from a job’s missing candidates to the panel if its recruiter or company is blocked, or they are in none: %j',
  async (recruiter, location) => {
    const context = new RouterContextProvider()
    context.set(callsContext, {
      gateway: { recruiters: { readRecruiter: async () => recruiter } },
    } as never)
    const missing = () => {
      throw data(null, 404)
    }
    const board = new Request('http://trampolim.test/recruiter/job/a/selective-process')
    const { thrown } = (await outcomeOf(missing, board, context)) as {
      thrown: Response & { init?: { status: number } }
    }
    expect(thrown.headers?.get('location')).toBe(location)
    expect(thrown.init?.status).toBe(location ? undefined : 404)
  },
)

it.each([new ORPCError('unexpected', { status: 500 }), new Error('a defect'), new Response(null, { status: 404 })])(
  'doesn’t change anything else',
  async (problem) => {
    expect(
      await outcomeOf(() => {
        throw problem
      }),
    ).toEqual({ thrown: problem })
    expect(await outcomeOf(() => 'fine')).toEqual({ given: 'fine' })
  },
)

it.each([
  ['{"a":1}', 'application/json'],
  ['no boundary', 'multipart/form-data'],
  ['--x\r\ntorn', 'multipart/form-data; boundary=x'],
])('answers a body that is no form with 400: %s', async (body, type) => {
  const request = new Request('http://trampolim.test/page', { method: 'POST', body, headers: { 'content-type': type } })
  expect(await outcomeOf(async ({ request }) => request.formData(), request)).toMatchObject({
    thrown: { init: { status: 400 } },
  })
})
