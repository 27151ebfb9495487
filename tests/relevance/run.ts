import { startVitest } from 'vitest/node'

/** Runs all typed searches of the tables beside this file and prints the share whose first results fit. */
process.env.TRAMPOLIM_RELEVANCE = 'all'
await startVitest('test', ['tests/relevance'], { watch: false, project: 'server', silent: false })
