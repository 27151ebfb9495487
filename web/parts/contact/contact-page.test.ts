import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { contact } from '@trampolim/phrases/pt-br/contact.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { callsContext } from '../../platform/context.ts'
import { doSendContact } from './contact-page.ts'

describe('a report of an ad that was deleted while it was written', () => {
  it('keeps the text and goes without the ad the next time, which the person is asked to name', async () => {
    const gone = async () => {
      throw new ORPCError('job_not_found', { status: 404, message: 'Ela pode ter sido excluída.' })
    }
    const context = new RouterContextProvider()
    context.set(callsContext, { gateway: { contact: { sendContact: gone } } } as unknown as Calls)
    const written = { kind: 'reportJob', name: 'Ana', email: 'ana@exemplo.com.br', message: 'Pedem dinheiro.' }
    const body = new URLSearchParams({ ...written, job: '0'.repeat(24) })
    const request = new Request('http://trampolim.test/contact', { method: 'POST', body })
    const { data, init } = await doSendContact({ context, request })
    expect(init?.status).toBe(404)
    expect(data).toMatchObject({
      written: { ...written, job: '' },
      faults: { message: contact.form.jobDeleted },
      sent: null,
    })
  })
})
