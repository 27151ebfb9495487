import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Configuration } from '../../configuration.ts'
import { newId } from '../../ids.ts'
import { signedAsker } from '../caller/asker.ts'
import { trustOf } from '../caller/proxies.ts'

export const requestIdHeader = 'x-request-id'
export const traceHeader = 'traceparent'

/** The id appears in pages and in the log, so it only contains characters without special meaning. */
const plain = /^[\w-]{8,64}$/

/**
 * Whether a request comes directly from a trusted proxy or another process of ours, so that its id and trace are
 * continued.
 */
export function continuesAnother({ secret, trustProxy }: Pick<Configuration, 'secret' | 'trustProxy'>) {
  const isTrusted = trustOf(trustProxy) || (() => false)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
    isTrusted(socket.remoteAddress ?? '', 0) || signedAsker(secret, { headers, now: new Date() }) !== null
}

/** Gives requests their ids: the one from a trusted sender, or a new one. */
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
