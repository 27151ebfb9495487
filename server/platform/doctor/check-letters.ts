import type { Configuration } from '../configuration.ts'
import { dkimRecord, domainOf } from '../mail/mail-settings.ts'
import { type Finding, warning, well } from './finding.ts'

type Settings = Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dkim' | 'bounceAddress'>

/** The minimum number of bits that receivers expect of a key (RFC 8301). */
const longEnough = 2048

/** Whether letters are signed, which DNS record their key needs, and whether returned letters are processed. */
export function checkLetters({ smtpUrl, mailFrom, dkim, bounceAddress }: Settings): Finding[] {
  if (!smtpUrl) return []
  return [
    ...(dkim ? checkKey(dkim, domainOf(mailFrom)) : [warning('mail.unsigned')]),
    bounceAddress ? well('mail.returns', { address: bounceAddress }) : warning('mail.lost'),
  ]
}

function checkKey(dkim: NonNullable<Settings['dkim']>, from: string): Finding[] {
  const { name, value, bits } = dkimRecord(dkim)
  const isForeign = !`.${from}`.endsWith(`.${dkim.domain}`)
  return [
    bits < longEnough ? warning('mail.short', { name, value, bits }) : well('mail.signed', { name, value }),
    ...(isForeign ? [warning('mail.foreign', { domain: dkim.domain, from })] : []),
  ]
}
