/** The test provider's person, for sign-in with LinkedIn. */
export const linkedinPerson = {
  sub: 'journey',
  email: 'linkedin@example.com',
  email_verified: true,
  name: '道草 花子',
}
