import { addCaseNote, assignCase, closeCase, rejectPendingOfCase, tellApplicants } from '#actions/cases/handle-case.ts'
import { exportCase, listCases, readCase } from '#actions/cases/read-cases.ts'
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
