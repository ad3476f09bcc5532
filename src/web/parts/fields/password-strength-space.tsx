import './password-strength.css'

/** The hint of a new password until PasswordStrength is loaded; equally tall, so that nothing moves. */
export function PasswordStrengthSpace() {
  return (
    <>
      6文字以上で入力してください
      <span className="password-strength" />
    </>
  )
}
