/** What the organisation's page does with it. */
export const organizationIntents = {
  setLogo: 'set-logo',
  removeLogo: 'remove-logo',
  accept: 'accept',
  decline: 'decline',
  putOut: 'put-out',
  resend: 'resend',
  withdraw: 'withdraw',
  choose: 'choose',
} as const
