import { curriculumFiles } from '@trampolim/contract/gateway/curriculum-files.ts'
import { answer } from '../platform/http/answer.ts'
import { readCurriculumFile } from './read-curriculum-file.ts'

export const curriculumFileRoutes = {
  readCurriculumFile: answer(curriculumFiles.readCurriculumFile).handler(
    async ({ context: { house, person, address }, input }) =>
      readCurriculumFile(house, {
        asker: person?.accountId ?? address,
        askerIs: person ? 'person' : 'network',
        name: input.file.name,
        bytes: Buffer.from(await input.file.arrayBuffer()),
        keepFor: input.keep === 'true' && person?.role === 'user:professional' ? person.accountId : null,
      }),
  ),
}
