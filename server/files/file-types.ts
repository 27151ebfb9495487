import { curriculumFileTypes } from '@trampolim/marketplace/curriculums/files.ts'
import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../platform/refusal.ts'

/** The purposes for which files are uploaded. */
export type FilePurpose = 'curriculum' | 'medical-report' | 'avatar' | 'logo'

const pdf = 'application/pdf'
const jpeg = 'image/jpeg'
const png = 'image/png'
const word = 'application/msword'

const typeOfEnding = { jpg: jpeg, jpeg, png, pdf, doc: word } as const

/** The types accepted for each purpose (specification, data §5). */
const accepted: Readonly<Record<FilePurpose, readonly string[]>> = {
  curriculum: curriculumFileTypes.map((ending) => typeOfEnding[ending]),
  'medical-report': [pdf, jpeg, png],
  avatar: [jpeg, png],
  logo: [jpeg, png],
}

/** Whether files of a purpose are shown inside pages: all of them are re-encoded images. */
export function isShownInPages(purpose: string): boolean {
  return purpose === 'avatar' || purpose === 'logo'
}

/**
 * Detects the content type of a file from its bytes, whatever its name says.
 * @throws file_type_refused if the purpose doesn't accept it, file_unreadable, file_has_macros
 */
export async function acceptedType(purpose: FilePurpose, bytes: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(bytes)
  const inside = Buffer.from(bytes)
  const type = found?.ext === 'cfb' && hasStream(inside, 'WordDocument') ? word : found?.mime
  const taken = accepted[purpose].find((each) => each === type) ?? refuse('file_type_refused')
  if (taken === pdf && !isWholePdf(inside)) refuse('file_unreadable')
  if (taken === word && macroStreams.some((name) => hasStream(inside, name))) refuse('file_has_macros')
  return taken
}

/** Parts of a Word file that contain macros. */
const macroStreams = ['_VBA_PROJECT', 'Macros'] as const

/** Old Office files share one container format, in which stream names appear literally. */
function hasStream(bytes: Buffer, name: string): boolean {
  return bytes.includes(Buffer.from(`${name}\0`, 'utf16le'))
}

const endOfPdf = 1024

/**
 * Whether a file has both the header and the end marker of a PDF, so that another type with a PDF header doesn't pass.
 */
function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-endOfPdf).toString('latin1')
  return /^%PDF-\d/.test(bytes.toString('latin1', 0, 6)) && end.includes('startxref') && end.includes('%%EOF')
}
