/** The `intent` and the field of the form that sends a curriculum's file. */
export const readIntent = 'read-file'
export const fileField = 'curriculumFile'
/** The field by which the file is kept with the curriculum too. */
export const keepField = 'keepFile'
