import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['marketplace/**/*.test.ts', 'contract/**/*.test.ts', 'phrases/**/*.test.ts'],
        },
      },
    ],
  },
})
