import { handler } from '../platform/background/work.ts'
import { sendLetter, sendLetterWork } from './send-letter.ts'
import { sendPhoneCode, sendPhoneCodeWork } from './text-message.ts'

export const letterHandlers = [handler(sendLetterWork, sendLetter), handler(sendPhoneCodeWork, sendPhoneCode)]
