/** Whether a file under `screens/` is a page of signed-in people: of candidates, or of recruiters or reviewers at work. */
export const isOfWork = (file: string) => /^(?:screens\/)?(?:candidate|recruiter|reviewer)\//.test(file)

/** The sheet of those pages beside that of all: both are named by the content of both. */
export const workSheetOf = (sheet: string) => sheet.replace(/style-([^/]*\.css)$/, 'work-$1')
