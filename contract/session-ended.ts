/** Marks the response to a form that scripts sent and that wasn't processed because the session had ended. */
export const sessionEndedHeader = 'x-session-ended'
