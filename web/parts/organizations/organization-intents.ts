/** The intents of the organisation's page. */
export const organizationIntents = {
  setLogo: 'set-logo',
  removeLogo: 'remove-logo',
  accept: 'accept',
  decline: 'decline',
  putOut: 'put-out',
  resend: 'resend',
  withdraw: 'withdraw',
  choose: 'choose',
  invite: 'invite',
  inviteAgain: 'invite-again',
  cancelInvitation: 'cancel-invitation',
} as const
