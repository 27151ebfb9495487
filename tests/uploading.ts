import { basePaths } from '@trampolim/contract/services.ts'
import type { FilePurpose } from '@trampolim/server/files/file-types.ts'
import { fileRoutes } from '@trampolim/server/files/routes.ts'
import { serveFiles } from '@trampolim/server/files/serve.ts'
import { createApp } from '@trampolim/server/platform/http/app.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { openMetrics } from '@trampolim/server/platform/metrics/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'
import { pdf } from './files.ts'
import type { TestHouse } from './house.ts'
import { insertAccount } from './people.ts'

/** Uploads and downloads files over HTTP, by signed links. */
export async function uploadingIn(house: TestHouse) {
  const app: FastifyInstance = await createApp({
    configuration: house.configuration,
    log: house.log,
    metrics: openMetrics(),
  })

  // As in the running process, where the service's calls have a catch-all route under the same path.
  app.all(`${basePaths.socialMedia}/*`, async () => ({ call: true }))
  await serveFiles(app, house)
  afterAll(() => app.close())
  const pathOf = (url: string) => url.slice(house.configuration.publicUrl.length)
  const put = (url: string, payload: Buffer, contentType = 'application/octet-stream') =>
    app.inject({ method: 'PUT', url: pathOf(url), payload, headers: { 'content-type': contentType } })
  const get = (url: string) => app.inject({ method: 'GET', url: pathOf(url) })

  /** A link to which a person uploads a file for a purpose. */
  const room = (
    person: Person | null,
    purpose: FilePurpose = 'curriculum',
    { verificationId, name = 'Currículo da Ana.pdf' }: { verificationId?: string; name?: string } = {},
  ) => house.as(fileRoutes, person).signedUrl({ method: 'put', purpose, name, verificationId })
  const ana = () => insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })

  /** Uploads a person's curriculum; returns the file's id. */
  async function uploaded(person: Person, bytes = pdf) {
    const { url, fileId } = await room(person)
    expect((await put(url, bytes)).statusCode).toBe(201)
    return fileId
  }

  return { app, pathOf, put, get, room, ana, uploaded }
}
