import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/browser.ts'
import { freePort } from './free-port.ts'
import { npmStart } from './npm-start.ts'

// Workers read this file again; the first reading passes its choice on through the environment.
process.env.TRAMPOLIM_JOURNEY_PORT ??= String(await freePort())
process.env.TRAMPOLIM_JOURNEY_DATA ??= join(tmpdir(), `trampolim-journeys-${process.pid}`)
process.env.CHROMIUM ??= (await findChromium()) ?? ''
/**
 * TRAMPOLIM_JOURNEY_ADDRESS names a running demo, for trying one journey repeatedly. If its data folder isn't
 * TRAMPOLIM_JOURNEY_DATA, TRAMPOLIM_JOURNEY_DATABASE and TRAMPOLIM_JOURNEY_SECRET replace what would be read from it.
 */
const running = process.env.TRAMPOLIM_JOURNEY_ADDRESS
const address = running ?? `http://localhost:${process.env.TRAMPOLIM_JOURNEY_PORT}`

/** The journeys: the whole marketplace with its demo world, as `npm start` starts it, in a real browser. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  forbidOnly: true,
  // Two for two cores, and one more, since some wait for the server or a letter.
  workers: 3,
  fullyParallel: true,
  // For every journey: a busy machine is several times slower. A missing element is reported much earlier.
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
      // Without a UTF-8 locale, Chromium drops file names that aren't plain ASCII.
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
