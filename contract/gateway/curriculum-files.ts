import { z } from 'zod'
import { call } from '../call.ts'
import { foundCurriculum, mostCurriculumFile } from '../curriculum-files.ts'
import { recordId } from '../shapes.ts'

export const readCurriculumFile = call({
  specified: false,
  purpose:
    'Reads a curriculum from a file (DOC, DOCX, ODT, TXT, RTF or PDF) and answers with what was understood, for a form; saves nothing. With `keep`, a professional’s PDF or DOC of up to 2 MB is stored too: `kept` is then what a curriculum takes as its fileCV, or why it was not kept.',
  request: 'POST /professional/cv/file',
  quota: {
    none: 'Each file counts in a limit of its own, also one that is refused, and files that take long in another.',
  },
  allows: ['anyone'],
  takesFile: mostCurriculumFile,
  input: z.object({
    file: z.file('required').max(mostCurriculumFile, 'file_too_large'),
    keep: z.enum(['true', 'false'], 'invalid').default('false'),
  }),
  answers: z.object({
    found: foundCurriculum,
    kept: z.object({ id: recordId, name: z.string() }).nullable(),
    /** If the person asked to keep the file and it wasn't kept: the reason, as a sentence. */
    notKept: z.string().nullable(),
  }),
  fails: [
    'curriculum_file_too_large',
    'file_type_refused',
    'file_unreadable',
    'file_locked',
    'file_without_text',
    'file_infected',
    'file_being_checked',
    'file_too_much_work',
    'files_waiting',
    'too_many_requests',
  ],
})

export const curriculumFiles = { readCurriculumFile }
