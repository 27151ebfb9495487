/** The intents of the form for a new address: sending the code to it, sending it again, and entering it. */
export const emailIntents = { send: 'send-email-code', change: 'change-email', again: 'other-email' } as const
