import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/browser.ts'
import { freePort } from './free-port.ts'
import { npmStart } from './npm-start.ts'

// Workers read this file again: the first reading passes its choice on in the environment.
process.env.TRAMPOLIM_JOURNEY_PORT ??= String(await freePort())
process.env.TRAMPOLIM_JOURNEY_DATA ??= join(tmpdir(), `trampolim-journeys-${process.pid}`)
process.env.CHROMIUM ??= (await findChromium()) ?? ''
/**
 * TRAMPOLIM_JOURNEY_ADDRESS names a running demo, for trying one journey repeatedly; where its data folder isn't
 * TRAMPOLIM_JOURNEY_DATA, TRAMPOLIM_JOURNEY_DATABASE and TRAMPOLIM_JOURNEY_SECRET name what is in it.
 */
const running = process.env.TRAMPOLIM_JOURNEY_ADDRESS
const address = running ?? `http://localhost:${process.env.TRAMPOLIM_JOURNEY_PORT}`

/** The journeys: the whole marketplace with its demo world, as `npm start` starts it, in a real browser. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  forbidOnly: true,
  // Two for two cores, and one for what waits for the server or a letter meanwhile.
  workers: 3,
  fullyParallel: true,
  // Of every journey alike: a busy machine is several times slower. What never appears is reported much earlier.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Requests that a service worker makes can't be held back or answered by a test.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // Without a locale of UTF-8, Chromium drops a file name that isn't plain ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
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
