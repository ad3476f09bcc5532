import { z } from 'zod'
import { limits } from '#rules/limits.ts'
import { nfkc } from '#rules/nfkc.ts'
import { yenInText } from '#rules/postings/yen-in-text.ts'
import { fault } from './fields.ts'

/** A whole number, or an amount as people write it (360,000, 25万5千円); '', 0 and null mean "not stated". Texts with `unread` in them are refused. */
export const amount = (max: number, unread?: RegExp) =>
  z.union([z.number(), z.string(), z.null()], fault('wrong-shape')).transform((value, context) => {
    if (value === null) return null
    if (typeof value === 'string' && (value.trim().length > limits.amountText || unread?.test(nfkc(value)))) {
      context.addIssue({ code: 'custom', message: fault('wrong-shape') })
      return z.NEVER
    }
    const text = typeof value === 'number' ? String(value) : nfkc(value).replace(/[,\s]/g, '')
    if (text === '') return null
    const number = yenInText(text)
    if (number === null) {
      context.addIssue({
        code: 'custom',
        message: fault(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? 'number-range' : 'wrong-shape'),
      })
      return z.NEVER
    }
    if (number > max) {
      context.addIssue({ code: 'custom', message: fault('number-range') })
      return z.NEVER
    }
    return number || null
  })

/** Yen per month. */
export const yen = amount(limits.salary)

/** Yen per month as people write them; the pay of an hour or a year is none. */
export const monthlyYen = amount(limits.salary, /[日時週]給|時間給|日額|年[収俸]/)
