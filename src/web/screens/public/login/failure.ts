/** Why somebody is not signed in, to be said above the form. */
export type Failure = { title: string; text: string }
