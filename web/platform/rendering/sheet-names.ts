/** Whether a file is a page of signed-in people (candidates, recruiters or reviewers) or the frame of such pages. */
export const isSignedInPage = (file: string) =>
  /^(?:(?:screens\/)?(?:candidate|recruiter|reviewer)\/|parts\/frame\/(?:candidate|recruiter|reviewer)-frame\.)/.test(
    file,
  )

/**
 * The address of the second style sheet, for the pages of signed-in people. Both names contain a hash of the content of
 * both sheets.
 */
export const signedInSheetOf = (sheet: string) => sheet.replace(/style-([^/]*\.css)$/, 'signed-in-$1')

/** The fonts of a sheet, which stand in each page itself (`page-styles.ts`). */
export const fontsSheetOf = (sheet: string) => sheet.replace(/style-([^/]*\.css)$/, 'fonts-$1')
