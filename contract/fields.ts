import type { Field, Fields } from '@trampolim/marketplace/fields/field.ts'
import { textForm } from '@trampolim/marketplace/fields/text-forms.ts'
import { type CodeIn, type CodeTableName, codeTables } from '@trampolim/marketplace/reference/code-tables.ts'
import { z } from 'zod'
import { oneOf } from './codes.ts'
import { cents } from './shapes.ts'
import { day, month, requiredText, textLike, trimmed, typedText, whole } from './values.ts'

/**
 * How a caller gives a missing value: as null or by leaving it out (`nullish`), or only by leaving it out (`optional`,
 * `empty`). With `empty` a missing text becomes the empty text.
 */
type MissingAs = 'nullish' | 'optional' | 'empty'

/** A field's type, ignoring whether the value may be missing. */
type Plain<Each, Missing extends MissingAs> = Each extends {
  is: 'text' | 'time' | 'month' | 'day' | 'id' | 'zipCode' | 'occupation' | 'item'
}
  ? z.ZodString
  : Each extends { is: 'yes' }
    ? z.ZodType<boolean, Each extends { sentAs: 'two' } ? boolean | 1 | 2 : boolean>
    : Each extends { is: 'code'; table: infer Table extends CodeTableName }
      ? z.ZodLiteral<CodeIn<Table>>
      : Each extends { is: 'codes'; table: infer Table extends CodeTableName }
        ? z.ZodArray<z.ZodLiteral<CodeIn<Table>>>
        : Each extends { is: 'words' | 'items' }
          ? z.ZodArray<z.ZodString>
          : Each extends { is: 'whole' | 'money' | 'municipality' }
            ? z.ZodNumber
            : Each extends { is: 'record'; of: infer Of extends Fields }
              ? z.ZodObject<ShapeOf<Of, Missing>>
              : Each extends { is: 'list'; of: infer Of extends Fields }
                ? z.ZodArray<z.ZodObject<ShapeOf<Of, Missing>>>
                : never

type Lists = 'words' | 'items' | 'codes' | 'list'

/** The shape of a field in a call's input. */
type TakenAs<Each, Missing extends MissingAs> = Each extends { always: true }
  ? Plain<Each, Missing>
  : Each extends { is: 'id' }
    ? z.ZodOptional<Plain<Each, Missing>>
    : Each extends { is: 'yes' | Lists }
      ? Each extends { ofKind: true }
        ? z.ZodOptional<Plain<Each, Missing>>
        : z.ZodDefault<Plain<Each, Missing>>
      : Each extends { usual: string | number }
        ? z.ZodDefault<Plain<Each, Missing>>
        : Missing extends 'nullish'
          ? z.ZodOptional<z.ZodNullable<Plain<Each, Missing>>>
          : Missing extends 'empty'
            ? Each extends { is: 'text' }
              ? z.ZodDefault<Plain<Each, Missing>>
              : z.ZodOptional<Plain<Each, Missing>>
            : z.ZodOptional<Plain<Each, Missing>>

/** The shapes of a table of fields, by their names. */
export type ShapeOf<Table extends Fields, Missing extends MissingAs = 'nullish'> = {
  [Name in keyof Table]: TakenAs<Table[Name], Missing>
}

/**
 * The shape of a call's input for a table of fields: names, limits, code tables and defaults. Missing values are
 * accepted here and reported by the rules, except for the fields without which the input makes no sense (`always`).
 */
export function shapeOf<const Table extends Fields, Missing extends MissingAs = 'nullish'>(
  fields: Table,
  missing: MissingAs & Missing = 'nullish' as MissingAs & Missing,
): ShapeOf<Table, Missing> {
  const shapes = Object.entries(fields).map(([name, field]) => [name, takenAs(field, missing)])
  return Object.fromEntries(shapes) as ShapeOf<Table, Missing>
}

function takenAs(field: Field, missing: MissingAs): z.ZodType {
  const plain = plainOf(field, missing)
  if (field.always) return plain
  switch (field.is) {
    case 'id':
      return plain.optional()
    case 'yes':
      return field.ofKind ? plain.optional() : plain.default(field.usual)
    case 'words':
    case 'items':
    case 'codes':
    case 'list':
      return field.ofKind ? plain.optional() : plain.default([])
    case 'code':
      if (field.usual !== undefined) return plain.default(field.usual)
      return missing === 'nullish' ? plain.nullish() : plain.optional()
    case 'text':
      if (missing === 'empty') return plain.default('')
      return missing === 'nullish' ? plain.nullish() : plain.optional()
    default:
      return missing === 'nullish' ? plain.nullish() : plain.optional()
  }
}

type Change<Each> = Each extends { is: 'yes' | Lists } | { always: true }
  ? z.ZodOptional<Plain<Each, 'optional'>>
  : z.ZodOptional<z.ZodNullable<Plain<Each, 'optional'>>>

/** The shapes of a change of a table of fields. */
export type ChangesShapeOf<Table extends Fields> = { [Name in keyof Table]: Change<Table[Name]> }

/**
 * The shape of a change of a table of fields. A field that isn't given keeps its value, so nothing has a default; null
 * empties a field. A field that always has a value can't be emptied.
 */
export function changesShapeOf<const Table extends Fields>(fields: Table): ChangesShapeOf<Table> {
  const shapes = Object.entries(fields).map(([name, field]) => {
    const plain = plainOf(field, 'optional')
    const isList = field.is === 'words' || field.is === 'items' || field.is === 'codes' || field.is === 'list'
    return [name, isList || field.is === 'yes' || field.always ? plain.optional() : plain.nullish()]
  })
  return Object.fromEntries(shapes) as ChangesShapeOf<Table>
}

/** The longest code of a lookup list. */
const longestCode = 80

/** A yes or no that the specification's forms send as 2 or 1 (data.md §7); internally a boolean. */
const twoMeansTrue = z
  .union([z.boolean(), z.literal(1), z.literal(2)])
  .transform((given) => given === true || given === 2)
  .pipe(z.boolean())

function plainOf(field: Field, missing: MissingAs): z.ZodType {
  switch (field.is) {
    case 'text':
      return field.always && !field.required
        ? requiredText(field.longest)
        : trimmed(field.longest, { missing: 'required', tooLong: faultOfLength(field) })
    case 'words':
      return z.array(requiredText(field.longest)).max(field.most, 'too_many')
    case 'yes':
      return field.sentAs === 'two' ? twoMeansTrue : z.boolean()
    case 'code':
      return codeOf(field.table)
    case 'codes':
      return z.array(codeOf(field.table)).max(field.most, 'too_many')
    case 'item':
      return field.always ? requiredText(longestCode) : trimmed(longestCode)
    case 'items':
      return z.array(requiredText(longestCode)).max(field.most, 'too_many')
    case 'whole':
      return z
        .int('invalid_number')
        .min(field.least, field.outside ?? 'invalid_number')
        .max(field.most, field.outside ?? 'invalid_number')
    case 'money':
      return cents
    case 'time':
      return trimmed(5, { tooLong: 'invalid_time' })
    case 'month':
      return month
    case 'day':
      return day
    case 'id':
      return typedText(40)
    case 'zipCode':
      return trimmed(9, { missing: 'required', tooLong: 'invalid_zip_code' })
    case 'occupation':
      return textLike(/^\d{6}$/, { longest: 6, code: 'unknown_occupation' })
    case 'municipality':
      return whole()
    case 'record':
      return z.object(shapeOf(field.of, missing))
    case 'list':
      return z.array(z.object(shapeOf(field.of, missing))).max(field.most, 'too_many')
  }
}

function faultOfLength({ form }: Field & { is: 'text' }) {
  return form && textForm(form).fixed ? textForm(form).fault : 'too_long'
}

function codeOf(table: CodeTableName) {
  return oneOf<string | number>(codeTables[table].codes)
}

type Shown<Each> = Each extends { is: 'yes' }
  ? z.ZodBoolean
  : Each extends { is: Lists }
    ? ShownPlain<Each>
    : Each extends { always: true } | { usual: string | number }
      ? ShownPlain<Each>
      : z.ZodNullable<ShownPlain<Each>>

type ShownPlain<Each> = Each extends { is: 'record'; of: infer Of extends Fields }
  ? z.ZodObject<ShownShapeOf<Of>>
  : Each extends { is: 'list'; of: infer Of extends Fields }
    ? z.ZodArray<z.ZodObject<ShownShapeOf<Of>>>
    : Plain<Each, 'optional'>

/** The shapes of fields in an answer. */
export type ShownShapeOf<Table extends Fields> = { [Name in keyof Table]: Shown<Table[Name]> }

/** The shape of an answer for a table of fields: all fields are present, null if blank. */
export function shownShapeOf<const Table extends Fields>(fields: Table): ShownShapeOf<Table> {
  const shapes = Object.entries(fields).map(([name, field]) => [name, shownAs(field)])
  return Object.fromEntries(shapes) as ShownShapeOf<Table>
}

function shownAs(field: Field): z.ZodType {
  const plain = shownPlain(field)
  const isList = field.is === 'words' || field.is === 'items' || field.is === 'codes' || field.is === 'list'
  const isThere = field.always || (field.is === 'code' && field.usual !== undefined)
  return field.is === 'yes' || isList || isThere ? plain : plain.nullable()
}

function shownPlain(field: Field): z.ZodType {
  switch (field.is) {
    case 'yes':
      return z.boolean()
    case 'code':
      return codeOf(field.table)
    case 'codes':
      return z.array(codeOf(field.table))
    case 'words':
    case 'items':
      return z.array(z.string())
    case 'whole':
    case 'money':
    case 'municipality':
      return z.int()
    case 'record':
      return z.object(shownShapeOf(field.of))
    case 'list':
      return z.array(z.object(shownShapeOf(field.of)))
    default:
      return z.string()
  }
}
