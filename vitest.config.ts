import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Test files that run at once: two for two cores, and one more for waiting times; each may use 27 connections of the
 * database server's 100.
 */
const maxWorkers = 3
/** A busy machine is several times slower; what hangs is still reported. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }
/** Modules are loaded once for all files of a worker: loading them for each takes longer than the tests. */
const isolate = false
/** It restores whole database servers, again and again: with the tests that take minutes of their own. */
const archive = 'server/platform/archive/archive.test.ts'
/** A dozen minutes of kills at random, which `npm run faults -- --rounds` makes too: TRAMPOLIM_RANDOM_KILLS=1 adds them. */
const randomKills = process.env.TRAMPOLIM_RANDOM_KILLS ? [] : ['tests/faults/random-kills.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{marketplace,contract,phrases,tools,web}/**/*.test.ts'],
          maxWorkers,
          setupFiles: ['tests/seed.ts'],
          isolate,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{world,access,relevance,curriculums}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, archive],
          globalSetup: ['tests/database/global-setup.ts'],
          setupFiles: ['tests/seed.ts'],
          isolate,
          maxWorkers,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/{pages,size}/**/*.test.ts'],
          globalSetup: ['tests/pages/built-web.ts', 'tests/database/global-setup.ts'],
          // As with `npm start`: built pages can't be served otherwise.
          env: { NODE_ENV: 'production' },
          maxWorkers,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', archive],
          exclude: [...configDefaults.exclude, ...randomKills],
          globalSetup: ['tests/faults/global-setup.ts'],
          maxWorkers,
          // Background work of a killed process is taken over after half a minute.
          testTimeout: 360_000,
          hookTimeout: 360_000,
        },
      },
    ],
  },
})
