import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/browser.ts'
import { freePort } from './free-port.ts'
import { npmStart } from './npm-start.ts'

// Workers read this file again: what the first reading chose is handed on in the environment.
process.env.TRAMPOLIM_JOURNEY_PORT ??= String(await freePort())
process.env.TRAMPOLIM_JOURNEY_DATA ??= join(tmpdir(), `trampolim-journeys-${process.pid}`)
process.env.CHROMIUM ??= (await findChromium()) ?? ''
/** TRAMPOLIM_JOURNEY_ADDRESS names a demo that runs already, to try one journey again and again. */
const running = process.env.TRAMPOLIM_JOURNEY_ADDRESS
const address = running ?? `http://localhost:${process.env.TRAMPOLIM_JOURNEY_PORT}`

/** The journeys: the whole marketplace with its demo world, as `npm start` brings it up, in a real browser. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // A machine that is busy with something else is several times slower; what never comes is still told.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  ...(!running && {
    webServer: {
      command: `"${process.execPath}" ${npmStart.join(' ')}`,
      cwd: join(import.meta.dirname, '..'),
      url: `${address}/readyz`,
      env: { PORT: process.env.TRAMPOLIM_JOURNEY_PORT, DATA_DIR: process.env.TRAMPOLIM_JOURNEY_DATA },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})
