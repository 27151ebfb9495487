import { configDefaults, defineConfig } from 'vitest/config'

/**
 * How many test files run at once: two for two cores, and one more to use waiting times; each may use 27 of the
 * database server's 100 connections.
 */
const maxWorkers = 3
/** A busy machine is several times slower; what hangs is still reported. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }
const expectPatiently = { poll: { timeout: 60_000 } }
/** Modules are loaded once for all files of a worker: loading them for each takes longer than the tests. */
const isolate = false
/**
 * They start and restore whole database servers, or read hundreds of files in processes of their own, so they run with
 * the other tests that take minutes.
 */
const minutes = [
  'server/platform/archive/archive.test.ts',
  'server/platform/backup/{backup,own-server}.test.ts',
  'server/platform/database/embedded/embedded.test.ts',
  'server/curriculum-files/read-curriculum-file.test.ts',
  'server/platform/sandbox/open-sandbox.test.ts',
]

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
          expect: expectPatiently,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{world,access,relevance,curriculums}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...minutes],
          globalSetup: ['tests/database/global-setup.ts'],
          setupFiles: ['tests/seed.ts'],
          isolate,
          maxWorkers,
          ...timeouts,
          expect: expectPatiently,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/{pages,size}/**/*.test.ts'],
          globalSetup: ['tests/pages/built-web.ts', 'tests/database/global-setup.ts'],
          // As in `npm start`: the built pages can't be served otherwise.
          env: { NODE_ENV: 'production' },
          maxWorkers,
          ...timeouts,
          expect: expectPatiently,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', ...minutes],
          globalSetup: ['tests/faults/global-setup.ts', 'tests/database/global-setup.ts'],
          setupFiles: ['tests/seed.ts'],
          maxWorkers,
          // Background work of a killed process is taken over after half a minute.
          testTimeout: 360_000,
          hookTimeout: 360_000,
          expect: expectPatiently,
        },
      },
    ],
  },
})
