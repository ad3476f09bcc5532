import {
  addCaseNote,
  assignCase,
  closeCase,
  exportCase,
  listCases,
  readCase,
  rejectPendingOfCase,
  tellApplicants,
} from '#actions/cases.ts'
import type { Actions } from './action.ts'

export const caseActions = {
  listCases,
  readCase,
  addCaseNote,
  assignCase,
  tellApplicants,
  rejectPendingOfCase,
  closeCase,
  exportCase,
} satisfies Partial<Actions>
