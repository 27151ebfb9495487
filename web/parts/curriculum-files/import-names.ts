/** The `intent` and the field of the form for a curriculum's file. */
export const readIntent = 'read-file'
export const fileField = 'curriculumFile'
/** The field for the choice to store the file with the curriculum too. */
export const keepField = 'keepFile'
