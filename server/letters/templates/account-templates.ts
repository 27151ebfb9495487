import { dataExportHours } from '@trampolim/marketplace/accounts/data-export.ts'
import type { SecondStepChange } from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { undoEmailDays } from '@trampolim/marketplace/accounts/sign-in/sessions.ts'
import type { PlaceOfTries } from '@trampolim/marketplace/accounts/sign-in/sign-in-delays.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { actionAddress } from '../action-address.ts'
import type { Block, Sheet } from '../layout.ts'
import { type NewPassword, newPasswordAddress } from './new-password.ts'

const t = speak(letters)
const text = (words: string): Block => ({ kind: 'text', text: words })
const small = (words: string): Block => ({ kind: 'small', text: words })

/**
 * `signInPath`: where the owner of the address signs in, if they already have an account. `isNewAddress`: the address is
 * to become that of a signed-in person. `again`: another code was sent before.
 */
type EmailCode = { code: string; signInPath: string | null; isNewAddress: boolean; again: boolean }

/** `calendarEnded`: the address for calendars ended too; letters of a former version don't say. */
type ChangedPassword = { signInPath: string; calendarEnded?: boolean }

function emailCode({ code, signInPath, isNewAddress, again }: EmailCode, site: string): Sheet {
  const of = isNewAddress ? 'addressCode' : 'emailCode'
  return {
    subject: t(`${of}.subject`, { code }),
    title: t(again ? `${of}.titleAgain` : `${of}.title`),
    blocks: [
      text(t('hello')),
      text(t(again ? `${of}.textAgain` : `${of}.text`)),
      { kind: 'code', code },
      small(t('emailCode.validity')),
      ...(signInPath === null ? [] : isNewAddress ? [text(t('addressCode.taken'))] : hasAccount(signInPath, site)),
      small(t(`${of}.ignore`)),
    ],
  }
}

function phoneCode({ code, phone }: { code: string; phone: string }): Sheet {
  return {
    subject: t('phoneCode.subject', { phone: formatPhone(phone) }),
    title: t('phoneCode.title'),
    blocks: [text(t('phoneCode.text', { code }))],
  }
}

function welcome({ name }: { name: string }, site: string): Sheet {
  return {
    subject: t('welcome.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('welcome.created')),
      text(t('welcome.review')),
      text(t('welcome.meanwhile')),
      { kind: 'button', label: t('welcome.button'), url: `${site}/dashboard` },
    ],
  }
}

function passwordReset({ token }: { token: string }, site: string): Sheet {
  return {
    subject: t('passwordReset.subject'),
    blocks: [
      text(t('hello')),
      text(t('passwordReset.text')),
      { kind: 'button', label: t('passwordReset.button'), url: actionAddress(site, token) },
      small(t('passwordReset.validity')),
      small(t('passwordReset.ignore')),
    ],
  }
}

function passwordChanged({ signInPath, calendarEnded }: ChangedPassword, site: string): Sheet {
  return {
    subject: t('passwordChanged.subject'),
    blocks: [
      text(t('hello')),
      text(t('passwordChanged.text')),
      ...(calendarEnded ? [text(t('passwordChanged.calendar'))] : []),
      { kind: 'button', label: t('passwordChanged.button'), url: `${site}${signInPath}` },
      small(t('passwordChanged.notMe')),
    ],
  }
}

/** Sent to the previous address; the token belongs to the link that undoes the change. */
function emailChanged({ token }: { token: string }, site: string): Sheet {
  return {
    subject: t('emailChanged.subject'),
    blocks: [
      text(t('hello')),
      text(t('emailChanged.text')),
      text(t('emailChanged.me')),
      text(t('emailChanged.notMe')),
      { kind: 'button', label: t('emailChanged.button'), url: actionAddress(site, token, 'undo-email') },
      small(t('emailChanged.validity', { count: undoEmailDays })),
    ],
  }
}

function passwordTried({ where, passwordPath }: { where: PlaceOfTries } & NewPassword, site: string): Sheet {
  return {
    subject: t('passwordTried.subject'),
    blocks: [
      text(t('hello')),
      text(t(`passwordTried.text.${where}`)),
      text(t('passwordTried.me')),
      text(t(`passwordTried.notMe.${where}`)),
      { kind: 'button', label: t('passwordTried.button'), url: newPasswordAddress(site, passwordPath) },
      small(t('passwordTried.never')),
    ],
  }
}

function wayInChanged(
  { way, change, passwordPath }: { way: string; change: 'added' | 'removed' } & NewPassword,
  site: string,
): Sheet {
  return {
    subject: t(`wayInChanged.${change}.subject`),
    blocks: [
      text(t('hello')),
      text(t(`wayInChanged.${change}.text`, { way })),
      text(t('wayInChanged.notMe')),
      { kind: 'button', label: t('wayInChanged.button'), url: newPasswordAddress(site, passwordPath) },
    ],
  }
}

function secondStepChanged(
  { change, accessPath, passwordPath }: { change: SecondStepChange; accessPath: string } & NewPassword,
  site: string,
): Sheet {
  return {
    subject: t(`secondStepChanged.${change}.subject`),
    blocks: [
      text(t('hello')),
      text(t(`secondStepChanged.${change}.text`)),
      text(t('secondStepChanged.notMe')),
      { kind: 'button', label: t('secondStepChanged.button'), url: `${site}${accessPath}` },
      { kind: 'quiet-link', label: t('wayInChanged.button'), url: newPasswordAddress(site, passwordPath) },
    ],
  }
}

function accountDeleted({ name }: { name: string }): Sheet {
  return deleted('accountDeleted', { name, more: [text(t('accountDeleted.told'))] })
}

/** `interviews`: how many that they set are ahead; letters of a former version don't say. */
function recruiterAccountDeleted({ name, interviews = 0 }: { name: string; interviews?: number }): Sheet {
  const more = interviews > 0 ? [text(t('putOut.interviews', { count: interviews }))] : []
  return deleted('recruiterAccountDeleted', { name, more })
}

function ownOrganizationDeleted({ name, company }: { name: string; company: string }): Sheet {
  return deleted('ownOrganizationDeleted', { name, company })
}

type Deleted = 'accountDeleted' | 'recruiterAccountDeleted' | 'ownOrganizationDeleted'

function deleted(
  whose: Deleted,
  { name, more = [], ...values }: { name: string; company?: string; more?: Block[] },
): Sheet {
  return {
    subject: t('accountDeleted.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t(`${whose}.text`, values)),
      ...more,
      text(t(`${whose}.stays`)),
      small(t('accountDeleted.last')),
    ],
  }
}

/** `recruiter`: whether the link leads to a recruiter's page. */
function dataReady({ name, recruiter }: { name: string; recruiter: boolean }, site: string): Sheet {
  return {
    subject: t('dataReady.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('dataReady.text', { hours: dataExportHours })),
      {
        kind: 'button',
        label: t('dataReady.button'),
        url: `${site}${recruiter ? '/recruiter' : ''}/profile/privacy#data-export`,
      },
      small(t('dataReady.notMe')),
    ],
  }
}

function lookReportAnswered({ name, answer }: { name: string; answer: string }, site: string): Sheet {
  return {
    subject: t('lookReportAnswered.subject'),
    blocks: [
      text(t('greeting', { name })),
      text(t('lookReportAnswered.text')),
      text(t('lookReportAnswered.answer', { answer })),
      { kind: 'button', label: t('lookReportAnswered.button'), url: `${site}/profile/privacy` },
    ],
  }
}

/** For the owner of an address who already has an account. */
function hasAccount(signInPath: string, site: string): Block[] {
  return [
    text(t('emailCode.hasAccount')),
    { kind: 'button', label: t('emailCode.signIn'), url: `${site}${signInPath}` },
    { kind: 'quiet-link', label: t('emailCode.forgot'), url: `${site}/forgot-password` },
  ]
}

/** Letters about accounts, and how people get into them. */
export const accountTemplates = {
  'email-code': emailCode,
  'phone-code': phoneCode,
  welcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'password-tried': passwordTried,
  'way-in-changed': wayInChanged,
  'second-step-changed': secondStepChanged,
  'account-deleted': accountDeleted,
  'recruiter-account-deleted': recruiterAccountDeleted,
  'own-organization-deleted': ownOrganizationDeleted,
  'data-ready': dataReady,
  'look-report-answered': lookReportAnswered,
}
