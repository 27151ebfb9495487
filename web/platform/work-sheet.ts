/** Whether a file is a page of signed-in people, candidates, recruiters or reviewers, or the frame of these pages. */
export const isOfWork = (file: string) =>
  /^(?:(?:screens\/)?(?:candidate|recruiter|reviewer)\/|parts\/frame\/(?:candidate|recruiter|reviewer)-frame\.)/.test(
    file,
  )

/** The sheet of those pages beside that of all: both are named by the content of both. */
export const workSheetOf = (sheet: string) => sheet.replace(/style-([^/]*\.css)$/, 'work-$1')
