/** The `intent` and the field of the form that sends a curriculum's file. */
export const readIntent = 'read-file'
export const fileField = 'curriculumFile'
