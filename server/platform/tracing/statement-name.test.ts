import { expect, it } from 'vitest'
import { statementName } from './statement-name.ts'

it.each([
  ['select "id" from "job_card" where "id" = $1', 'select job_card'],
  ['insert into "event" ("id") values ($1)', 'insert event'],
  ['update job set name = $1', 'update job'],
  ['/* planned anew */ select from review', 'select review'],
  ['with found as (select id from account) select * from found', 'with account'],
  ['begin', 'begin'],
  ["select 'from maria where from souza' as words", 'select'],
  ["select 1 where name = 'maria from campinas' and id in (select id from job)", 'select job'],
  ['listen hints', 'statement'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
