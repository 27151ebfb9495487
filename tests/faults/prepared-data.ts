import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'

/** A test file's own copy of the prepared data folder; the database's files stay its own user's. */
export function preparedDataDir(name: string): string {
  const folder = temporaryDataDir(name)
  execFileSync('cp', ['-R', '-p', `${inject('preparedData')}/.`, folder])
  return folder
}
