import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Configuration } from '../../configuration.ts'
import { newId } from '../../ids.ts'
import { signedAsker } from '../caller/asker.ts'
import { trustOf } from '../caller/proxies.ts'

export const requestIdHeader = 'x-request-id'
export const traceHeader = 'traceparent'

/** It stands in pages and in the log, so it has nothing that means anything there. */
const plain = /^[\w-]{8,64}$/

/**
 * Whether a request comes straight from a trusted proxy or from another of our processes, whose id and trace it continues.
 */
export function continuesAnother({ secret, trustProxy }: Pick<Configuration, 'secret' | 'trustProxy'>) {
  const isTrusted = trustOf(trustProxy) || (() => false)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
    isTrusted(socket.remoteAddress ?? '', 0) || signedAsker(secret, { headers, now: new Date() }) !== null
}

/** Names requests: by the id that a trusted sender gave them, or a new one. */
export function namesRequests(configuration: Pick<Configuration, 'secret' | 'trustProxy'>) {
  const isContinued = continuesAnother(configuration)
  return (request: IncomingMessage): string => {
    const given = headerOf(request.headers, requestIdHeader)
    return given && plain.test(given) && isContinued(request) ? given : newId(new Date())
  }
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
