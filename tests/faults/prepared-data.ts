import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'

/** Copies the prepared data folder for a test file; the database's files keep their owner. */
export function preparedDataDir(name: string): string {
  const folder = temporaryDataDir(name)
  execFileSync('cp', ['-R', '-p', `${inject('preparedData')}/.`, folder])
  return folder
}
