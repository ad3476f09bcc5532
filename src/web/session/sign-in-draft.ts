import { tabDraft } from '#web/forms/tab-draft.ts'

/** The email that was typed to sign in; the form for a forgotten password takes it over. */
export const signInDraft = tabDraft('shigotocho.sign-in-draft', ['email'])
