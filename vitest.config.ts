import { defineConfig } from 'vitest/config'

/** Test files that run at once: two for two cores, and one for what waits meanwhile; each may take 27 connections to one database server of 100. */
const maxWorkers = 3
/** A machine that is busy with something else is several times slower; what hangs is still told. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }
/** Modules are loaded once for all files of a worker: anew for each they take more time than the tests. */
const isolate = false

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
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{world,access}/**/*.test.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
          setupFiles: ['tests/seed.ts'],
          isolate,
          maxWorkers,
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/{pages,size}/**/*.test.ts'],
          globalSetup: ['tests/pages/built-web.ts'],
          // As `npm start` has it: built pages are served in no other way.
          env: { NODE_ENV: 'production' },
          maxWorkers,
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/global-setup.ts'],
          maxWorkers,
          // Background work of a process that was killed is taken over after half a minute.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
