/** How often a kind of notification also comes by letter. */
export const mailFrequencies = ['at-once', 'daily', 'weekly', 'never'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

/** The types of the specification (platform §3): 0 to 3 are notifications, 4 is a message. */
export const notificationTypes = { selection: 0, jobs: 1, reviews: 2, account: 3 } as const
export const generalTypes = [0, 1, 2, 3] as const
export type GeneralType = (typeof generalTypes)[number]
export const chatType = 4 as const

export type Priority = 'high' | 'normal'
export type Side = 'candidate' | 'recruiter'

/**
 * `chosen`: people choose the frequency, and `usual` is the default. `always`: law or security requires both the letter
 * and the notification. `elsewhere`: its letters are configured where they originate.
 */
type Mail = { chosen: true; usual: MailFrequency } | 'always' | 'elsewhere'

type Kind = {
  type: GeneralType
  priority: Priority
  sides: readonly Side[]
  mail: Mail
  /** The variants of this kind: the names of its texts. */
  variants: readonly string[]
  /** The variants that ask the reader for an answer. */
  asks?: readonly string[]
  /**
   * The variants whose letter contains only the notification's text; other nouns write the letters of the remaining
   * variants.
   */
  plainLetters?: readonly string[]
}

/** The variants of `interview` that offer times to choose from. */
export const slotVariants = ['slots', 'moreSlots', 'slotKept', 'slotsReminder'] as const

const candidate = ['candidate'] as const
const recruiter = ['recruiter'] as const
const both = ['candidate', 'recruiter'] as const
const { selection, jobs, reviews, account } = notificationTypes
const atOnce = { chosen: true, usual: 'at-once' } as const
const daily = { chosen: true, usual: 'daily' } as const
const never = { chosen: true, usual: 'never' } as const

/**
 * Every kind of notification. A new kind needs a line here, its texts in the phrases, and a listener that creates it.
 */
export const notificationKinds = {
  moved: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['selectiveProcess', 'interviews', 'finalists', 'back'],
  },
  answered: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['discarded', 'ended', 'jobDeleted', 'jobDeletedHired'],
  },
  hired: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['hired', 'undecided'],
  },
  jobAway: {
    ...{ type: selection, priority: 'normal', sides: candidate, mail: atOnce },
    variants: ['removed', 'returned'],
  },
  invitation: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['received', 'reminder', 'canceled', 'timeout', 'jobEnded', 'jobDeleted'],
    asks: ['received', 'reminder'],
  },
  invitationAnswer: {
    ...{ type: selection, priority: 'high', sides: recruiter, mail: atOnce },
    variants: ['accepted', 'refused'],
  },
  hire: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['received', 'reminder', 'canceled', 'timeout'],
    asks: ['received', 'reminder'],
  },
  hireAnswer: {
    ...{ type: selection, priority: 'high', sides: recruiter, mail: atOnce },
    variants: ['accepted', 'rejected', 'canceled', 'timeout', 'withdrew', 'left', 'hidden', 'shown'],
  },
  interview: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: [
      ...['set', 'moved', 'reminder', 'reconfirm', 'chosen', 'canceled', 'timeout'],
      ...slotVariants,
      ...['slotsCanceled', 'slotsTimeout'],
    ],
    asks: ['set', 'moved', 'reminder', 'reconfirm', ...slotVariants],
  },
  interviewAnswer: {
    ...{ type: selection, priority: 'high', sides: recruiter, mail: atOnce },
    variants: [
      'confirmed',
      'accepted',
      'refused',
      'canceled',
      'timeout',
      'withdrew',
      'left',
      'hidden',
      'shown',
      'slotsWaiting',
      'slotsRefused',
      'slotsTimeout',
    ],
    asks: ['slotsWaiting'],
  },
  consent: {
    ...{ type: selection, priority: 'high', sides: candidate, mail: atOnce },
    variants: ['asked'],
    asks: ['asked'],
  },
  consentAnswer: {
    ...{ type: selection, priority: 'normal', sides: recruiter, mail: atOnce },
    variants: ['granted', 'refused', 'expired'],
  },
  alert: {
    ...{ type: jobs, priority: 'normal', sides: candidate, mail: 'elsewhere' },
    variants: ['found'],
  },
  application: {
    ...{ type: selection, priority: 'normal', sides: recruiter, mail: daily },
    variants: ['received'],
    plainLetters: ['received'],
  },
  mention: {
    ...{ type: selection, priority: 'high', sides: recruiter, mail: atOnce },
    variants: ['note'],
    plainLetters: ['note'],
  },
  jobClosing: { type: jobs, priority: 'high', sides: recruiter, mail: atOnce, variants: ['closing'] },
  jobEnded: {
    ...{ type: jobs, priority: 'normal', sides: recruiter, mail: atOnce },
    variants: ['closed', 'ended', 'takenDown'],
    plainLetters: ['ended', 'takenDown'],
  },
  jobPaused: {
    ...{ type: jobs, priority: 'normal', sides: recruiter, mail: never },
    variants: ['paused', 'resumed'],
    plainLetters: ['paused', 'resumed'],
  },
  review: {
    ...{ type: reviews, priority: 'high', sides: both, mail: 'always' },
    variants: [
      ...['candidateApprove', 'candidateRequestChanges', 'candidateReject', 'candidateBlock'],
      ...['recruiterApprove', 'recruiterRequestChanges', 'recruiterReject', 'recruiterBlock'],
      ...['organizationApprove', 'organizationRequestChanges', 'organizationReject', 'organizationBlock'],
      ...['jobApprove', 'jobRequestChanges', 'jobReject', 'jobBlock'],
      ...['logoApprove', 'logoReject'],
    ],
    asks: ['candidateRequestChanges', 'recruiterRequestChanges', 'organizationRequestChanges', 'jobRequestChanges'],
  },
  security: {
    ...{ type: account, priority: 'high', sides: both, mail: 'always' },
    variants: ['newDevice', 'password', 'wayAdded', 'wayRemoved', 'secondStep', 'tried'],
  },
  colleague: {
    ...{ type: account, priority: 'normal', sides: recruiter, mail: 'always' },
    variants: ['asked', 'joined', 'putOut', 'left'],
    asks: ['asked'],
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
export type VariantOf<Each extends NotificationKind> = (typeof notificationKinds)[Each]['variants'][number]

const kinds: Readonly<Record<NotificationKind, Kind>> = notificationKinds

/** A kind as its rules see it. */
export const kindOf = (name: NotificationKind): Kind => kinds[name]

/** Whether a notification asks its reader for an answer. */
export const asksForAnswer = (kind: NotificationKind, variant: string): boolean =>
  kindOf(kind).asks?.includes(variant) ?? false

/** Whether the letter about it contains only the notification's text. */
export function hasPlainLetter<Each extends NotificationKind>(kind: Each, variant: VariantOf<Each>): boolean {
  return kindOf(kind).plainLetters?.includes(variant) ?? false
}

/** For how many days a notification is kept. */
export const notificationKeptDays = 180
