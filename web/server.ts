import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { answeringRefusals } from './platform/answer-refusals.ts'
import { contextFor, type PageFacts } from './platform/context.ts'

const handle = createRequestHandler({ ...build, routes: answeringRefusals(build.routes) }, import.meta.env.MODE)

/** Answers one request for a page or its data. This is all that the server knows of the web app. */
export function answer(request: Request, facts: PageFacts): Promise<Response> {
  return handle(request, contextFor(facts))
}
