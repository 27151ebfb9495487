/** The path, below the gateway's, at which a POST by a mail program turns off letters of the same kind. */
export const stopLetterPath = '/letters/stop'
