import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{marketplace,contract,phrases,tools,web}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{world,access}/**/*.test.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/{pages,size}/**/*.test.ts'],
          globalSetup: ['tests/pages/built-web.ts'],
          // As `npm start` has it: built pages are served in no other way.
          env: { NODE_ENV: 'production' },
          maxWorkers: 1,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Alone, after all others: it starts and kills the whole marketplace.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
