import type { Calls } from '@trampolim/contract/client/calls.ts'
import { curriculumFileFaults } from '@trampolim/phrases/pt-br/curriculum-file-faults.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { expect, it } from 'vitest'
import { fileField } from './import-names.ts'
import { readSentFile } from './read-file-intent.ts'

function read(file: File) {
  const form = new FormData()
  form.set(fileField, file)
  return readSentFile({} as Calls, form, { kind: 'professional', today: '2026-03-10' })
}

it('tells no file from an empty one', async () => {
  expect(await read(new File([], ''))).toEqual({ fault: curriculumFileFaults.missing })
  expect(await read(new File([], 'curriculo.pdf'))).toEqual({ fault: faults.file_empty })
})
