/** Below the gateway, where a POST of a mail program stops letters like the one whose header names it. */
export const stopLetterPath = '/letters/stop'
