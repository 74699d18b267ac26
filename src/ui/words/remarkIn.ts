import type { FieldCheck } from '../../model/details'
import type { Words } from './en'

/** What a check found wrong: the remark, or just "wrong". */
export const remarkIn = ({ note }: FieldCheck, { states }: Words['field']): string => note ?? states.wrong
