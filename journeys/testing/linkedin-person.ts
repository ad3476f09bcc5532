/** The person that the test provider knows, which stands in for LinkedIn. */
export const linkedinPerson = {
  sub: 'journey',
  email: 'linkedin@example.com',
  email_verified: true,
  name: '道草 花子',
}
