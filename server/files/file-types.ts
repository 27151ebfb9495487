import { curriculumFileTypes } from '@trampolim/marketplace/curriculums/files.ts'
import { fileTypeFromBuffer } from 'file-type'

/** What files are uploaded for. */
export type FilePurpose = 'curriculum' | 'medical-report' | 'avatar' | 'logo'

const pdf = 'application/pdf'
const jpeg = 'image/jpeg'
const png = 'image/png'
const word = 'application/msword'

const typeOfEnding = { jpg: jpeg, jpeg, png, pdf, doc: word } as const

/** The types each purpose takes (specification, data §5). */
const accepted: Readonly<Record<FilePurpose, readonly string[]>> = {
  curriculum: curriculumFileTypes.map((ending) => typeOfEnding[ending]),
  'medical-report': [pdf, jpeg, png],
  avatar: [jpeg, png],
  logo: [jpeg, png],
}

/** The content type of a file by its bytes, whatever its name says; undefined where the purpose doesn't take it. */
export async function acceptedType(purpose: FilePurpose, bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const type = found?.ext === 'cfb' && isWordDocument(bytes) ? word : found?.mime
  return accepted[purpose].find((each) => each === type)
}

/** Old Office files share one container; a Word document has a stream of this name in it. */
function isWordDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from('WordDocument', 'utf16le'))
}
